//! Fields about work and money: employers, superiors, what several professions deal with, and banks.

use super::field::{Field, Sort};

/// The fields.
pub(super) const FIELDS: &[Field] = &[
    Field {
        name: "employer",
        sort: Sort::Firm,
        sure: "my_notice started_at employer employed payroll work_for pays_my_salary my_badge first_day_at \
            new_contract signed_on payslip started_work hired_me work_at joined_the_company my_jobs my_employer",
        hints: "salary badge job work contract company firm canteen organization organisation desk office_at mondays",
        names: "works group foods systems labs partners holdings logistics shipping energy industries company",
    },
    Field {
        name: "first_job",
        sort: Sort::Firm,
        sure: "first_job first_employer first_ever_employer first_wages very_first_wages first_money earliest_pay first_to_pay \
            first_salary started_out holiday_job summer_job my_first_pay",
        hints: "sixteen holidays wages earned first pay stuffed sweeping stocktaking envelopes",
        names: "works group foods systems labs partners holdings logistics shipping energy",
    },
    Field {
        name: "manager",
        sort: Sort::Person,
        sure: "boss report_to answer_to manager supervisor appraisal directly_above \
            above_me signs_off performance_review superior line_manager my_chief",
        hints: "took_over group reshuffle work holidays above lead_us in_charge weekly_update",
        names: "",
    },
    Field {
        name: "database",
        sort: Sort::Product,
        sure: "database data_store tables_live cut_over production_runs postgres storage_engine our_tables store_our_data \
            team's_tables our_data",
        hints: "engine tables production migration storage team data downtime schema",
        names: "",
    },
    Field {
        name: "on_call",
        sort: Sort::Product,
        sure: "on_call on-call rota pager owners_file responsible_for pages_me",
        hints: "service system alerts sprint",
        names: "",
    },
    Field {
        name: "lead_matter",
        sort: Sort::Lawsuit,
        sure: "litigating lead_counsel billable_hours my_hours lead_on lead_matter suit dispute main_case i_lead moved_me_to",
        hints: "hours counsel lead matter case litigation disclosure senior_partner exhibits",
        names: "v",
    },
    Field {
        name: "settlement",
        sort: Sort::Lawsuit,
        sure: "closed_by_agreement settlement out_of_court mediator amicably settled_out",
        hints: "agreement settled disputes closed signed over",
        names: "v",
    },
    Field {
        name: "medicine",
        sort: Sort::Medicine,
        sure: "antibiotic pneumonia chest_infection resistance_report initial_treatment \
            standard_treatment first-line treatment_protocol",
        hints: "treatment protocol committee first_choice department infection ward prescribe",
        names: "",
    },
    Field {
        name: "holding",
        sort: Sort::Firm,
        sure: "holding portfolio biggest_weight largest_position top_position rotated_into biggest_position most_exposed exposed_to top_weight rebalanced",
        hints: "leads position weight trim book invested dominated money_i_manage",
        names: "group foods systems labs partners works energy holdings fund",
    },
    Field {
        name: "coverage",
        sort: Sort::Firm,
        sure: "initiated_coverage my_coverage write_the_notes as_an_analyst publish_on neutral_rating",
        hints: "coverage analyst rating notes publish follow firms",
        names: "group foods systems labs partners works energy",
    },
    Field {
        name: "bank",
        sort: Sort::Firm,
        sure: "bank debit_card my_account savings credit_union opened_an_account keep_my_money overdraft current_account \
            salary_has_gone salary_goes account_at account_with",
        hints: "account money salary fees branch statement institution wallet card",
        names: "bank union savings building",
    },
    Field {
        name: "tailor",
        sort: Sort::Person,
        sure: "tailor seamstress alterations hems",
        hints: "suit sew",
        names: "",
    },
];

"use strict";
(() => {
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];

  // The choice of colours works by style alone; this only remembers it. Pages from disk may have no storage.
  const remembered = (value) => {
    try {
      if (value === undefined) return localStorage.getItem("belljar-theme");
      localStorage.setItem("belljar-theme", value);
    } catch {
      return null;
    }
    return value;
  };
  for (const choice of all("input[name=theme]")) {
    if (choice.value === remembered()) choice.checked = true;
    choice.addEventListener("change", () => remembered(choice.value));
  }

  // A click on a column's head sorts by it, a second click the other way round.
  const valueOf = (row, column) => {
    const cell = row.cells[column];
    return cell.dataset.value === undefined ? cell.textContent.trim() : Number(cell.dataset.value);
  };
  const compare = (left, right) => (typeof left === "number" ? left - right : left.localeCompare(right, "en"));
  for (const table of all("table[data-sortable]")) {
    const heads = all("thead th", table);
    heads.forEach((head, column) => {
      if ("fixed" in head.dataset) return;
      const button = document.createElement("button");
      button.type = "button";
      button.append(...head.childNodes);
      head.append(button);
      button.addEventListener("click", () => {
        const descending = head.getAttribute("aria-sort") === "ascending";
        for (const other of heads) other.removeAttribute("aria-sort");
        head.setAttribute("aria-sort", descending ? "descending" : "ascending");
        const rows = [...table.tBodies[0].rows].map((row) => [valueOf(row, column), row]);
        rows.sort(([left], [right]) => (descending ? compare(right, left) : compare(left, right)));
        table.tBodies[0].append(...rows.map(([, row]) => row));
      });
    });
  }

  // What is behind a fold waits as text until it is opened. The text is the page's own markup, in which whatever an agent
  // said is escaped already; the policy runs no script in it.
  const policy = globalThis.trustedTypes?.createPolicy("belljar", { createHTML: (markup) => markup });
  const unfold = (fold) => {
    const waiting = fold.querySelector(":scope > noscript");
    if (!waiting) return;
    const markup = waiting.textContent;
    const page = new DOMParser().parseFromString(policy ? policy.createHTML(markup) : markup, "text/html");
    waiting.replaceWith(...page.body.childNodes);
  };
  const folds = new Map(all("details.case").map((fold) => [fold.dataset.case, fold]));
  document.getElementById("details").addEventListener("toggle", (event) => unfold(event.target), true);

  // The filter hides rows, and their cases below. It looks into what is behind the folds, too.
  const form = document.getElementById("filter");
  const rows = all("table[data-filtered] tbody tr").map((row) => ({ row, fold: folds.get(row.dataset.case) }));
  const filter = () => {
    const { find, label, axis } = Object.fromEntries(new FormData(form));
    const words = find.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const { row, fold } of rows) {
      const text = words.length > 0 ? `${row.textContent}\n${fold.textContent}`.toLowerCase() : "";
      const fits =
        words.every((word) => text.includes(word)) &&
        (label === "" || (label === "failed" ? "failed" in row.dataset : row.dataset.label === label)) &&
        (axis === "" || row.dataset.axis === axis);
      row.hidden = !fits;
      fold.hidden = !fits;
      shown += fits ? 1 : 0;
    }
    document.getElementById("shown").value = `${shown} of ${rows.length}`;
  };
  form.hidden = false;
  form.addEventListener("input", filter);
  form.addEventListener("submit", (event) => event.preventDefault());
  document.getElementById("shown").value = `${rows.length} of ${rows.length}`;

  // A link to a case opens its fold.
  const reveal = () => {
    const fold = folds.get(decodeURIComponent(location.hash.slice(1)));
    if (!fold) return;
    unfold(fold);
    fold.hidden = false;
    fold.open = true;
    fold.scrollIntoView({ block: "start" });
  };
  addEventListener("hashchange", reveal);
  reveal();
})();

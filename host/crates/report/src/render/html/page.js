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

  // The filter hides rows, and their cases below.
  const form = document.getElementById("filter");
  const rows = all("table[data-filtered] tbody tr").map((row) => ({
    row,
    text: row.textContent.toLowerCase(),
    fold: document.getElementById(row.dataset.case)?.closest("details"),
  }));
  const filter = () => {
    const { find, label, axis } = Object.fromEntries(new FormData(form));
    const words = find.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const { row, text, fold } of rows) {
      const fits =
        words.every((word) => text.includes(word)) &&
        (label === "" || (label === "failed" ? "failed" in row.dataset : row.dataset.label === label)) &&
        (axis === "" || row.dataset.axis === axis);
      row.hidden = !fits;
      if (fold) fold.hidden = !fits;
      shown += fits ? 1 : 0;
    }
    document.getElementById("shown").value = `${shown} of ${rows.length}`;
  };
  form.hidden = false;
  form.addEventListener("input", filter);
  form.addEventListener("submit", (event) => event.preventDefault());
  filter();

  // A link to a case opens its fold, also in browsers that don't do that by themselves.
  const reveal = () => {
    const fold = document.getElementById(decodeURIComponent(location.hash.slice(1)))?.closest("details");
    if (!fold) return;
    fold.hidden = false;
    fold.open = true;
    fold.scrollIntoView({ block: "start" });
  };
  addEventListener("hashchange", reveal);
  reveal();
})();

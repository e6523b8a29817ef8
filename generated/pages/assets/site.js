"use strict";
(function () {
  var root = document.documentElement;
  var dark = window.matchMedia("(prefers-color-scheme: dark)");
  function kept(value) {
    try {
      return value ? localStorage.setItem("regola-theme", value) : localStorage.getItem("regola-theme");
    } catch (refused) { return null; }
  }
  if (kept()) { root.dataset.theme = kept(); }

  function isDark() { return root.dataset.theme ? root.dataset.theme === "dark" : dark.matches; }

  function themeButton() {
    var bar = document.querySelector("header.site");
    if (!bar) { return; }
    var button = document.createElement("button");
    function show() {
      button.textContent = isDark() ? "☀" : "☾";
      button.setAttribute("aria-label", isDark() ? document.body.dataset.light : document.body.dataset.dark);
    }
    button.type = "button";
    button.className = "theme";
    button.addEventListener("click", function () {
      root.dataset.theme = isDark() ? "light" : "dark";
      kept(root.dataset.theme);
      show();
    });
    dark.addEventListener("change", show);
    show();
    bar.append(button);
  }

  /* Accents and capitals make no difference. */
  function plain(term) { return term.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase(); }

  function search() {
    var form = document.getElementById("search");
    if (!form || !window.MiniSearch || !window.regola) { return; }
    var names = ["address", "title", "game", "kind", "text", "also"];
    var stop = new Set(window.regola.stop.map(plain));
    var documents = window.regola.documents.map(function (values, id) {
      return names.reduce(function (all, name, at) { all[name] = values[at]; return all; }, { id: id });
    });
    var engine = new window.MiniSearch({
      fields: ["title", "also", "text"],
      processTerm: function (term) { var word = plain(term); return stop.has(word) ? null : word; },
      searchOptions: {
        boost: { title: 3, also: 2 },
        prefix: function (term) { return term.length > 2; },
        fuzzy: function (term) { return term.length > 4 ? 0.2 : false; },
        boostDocument: function (id) { return documents[id].kind === "finding" ? 0.4 : 1; }
      }
    });
    engine.addAll(documents);
    var labels = {};
    form.querySelectorAll("option").forEach(function (option) { labels[option.value] = option.textContent; });
    var results = document.getElementById("results");
    var index = document.querySelectorAll(".index li");

    function fits(game, kind) {
      return (!form.game.value || form.game.value === game) && (!form.kind.value || form.kind.value === kind);
    }
    function result(found) {
      var entry = documents[found.id];
      var line = document.createElement("li"), link = document.createElement("a"), text = document.createElement("p");
      var where = document.createElement("span");
      link.href = entry.address;
      link.textContent = entry.title;
      text.textContent = entry.text.length > 240 ? entry.text.slice(0, 240) + "…" : entry.text;
      where.textContent = " " + [labels[entry.kind], entry.game && labels[entry.game]].filter(Boolean).join(" · ");
      line.append(link, where, text);
      return line;
    }
    function show() {
      var query = form.q.value.trim();
      var found = engine.search(query).filter(function (each) {
        return fits(documents[each.id].game, documents[each.id].kind);
      });
      results.replaceChildren.apply(results, found.slice(0, 30).map(result));
      document.getElementById("count").textContent =
        !query ? "" : found.length ? form.dataset.some.replace("#", found.length) : form.dataset.none;
      index.forEach(function (line) { line.hidden = !fits(line.dataset.game, line.dataset.kind); });
    }
    form.hidden = false;
    form.q.value = new URLSearchParams(location.search).get("q") || "";
    form.addEventListener("input", show);
    form.addEventListener("submit", function (event) { event.preventDefault(); show(); });
    show();
  }

  document.addEventListener("DOMContentLoaded", function () { themeButton(); search(); });
})();

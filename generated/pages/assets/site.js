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

  /* A slash leads to the search, as long as nobody is writing. */
  function slash(event) {
    var field = document.querySelector("#search [name=q]") || document.querySelector("header .find input");
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || !field) { return; }
    if (/^(?:INPUT|SELECT|TEXTAREA)$/.test(document.activeElement.tagName)) { return; }
    event.preventDefault();
    field.focus();
  }

  /* What a link leads to is open, and so is everything on paper. */
  function unfold() {
    var target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    var folded = target && target.closest("details");
    if (folded) { folded.open = true; target.scrollIntoView(); }
  }
  window.addEventListener("hashchange", unfold);
  window.addEventListener("beforeprint", function () {
    document.querySelectorAll("details").forEach(function (folded) { folded.open = true; });
  });

  /* The contents mark what is being read. */
  function follow() {
    var links = Array.from(document.querySelectorAll("nav.local a"));
    var parts = links.map(function (link) { return document.getElementById(decodeURIComponent(link.hash.slice(1))); });
    function mark() {
      var read = 0;
      parts.forEach(function (part, number) { if (part && part.getBoundingClientRect().top < 160) { read = number; } });
      links.forEach(function (link, number) {
        if (number === read) { link.setAttribute("aria-current", "true"); } else { link.removeAttribute("aria-current"); }
      });
    }
    if (links.length) { window.addEventListener("scroll", mark, { passive: true }); mark(); }
  }
  document.addEventListener("DOMContentLoaded", follow);

  /* What goes on at the right fades out there; keys move it as well. */
  function scrolling() {
    document.querySelectorAll(".wide, figure").forEach(function (frame) {
      function show() {
        var rest = frame.scrollWidth - frame.clientWidth;
        frame.classList.toggle("scrolls", frame.scrollLeft < rest - 4);
        if (rest > 4) { frame.tabIndex = 0; }
      }
      frame.addEventListener("scroll", show, { passive: true });
      window.addEventListener("resize", show);
      document.addEventListener("toggle", show, true);
      show();
    });
  }
  document.addEventListener("DOMContentLoaded", scrolling);

  /* Where the keeper asks for it, the browser keeps a copy of all pages. */
  if (root.dataset.offline && "serviceWorker" in navigator && location.protocol !== "file:") {
    navigator.serviceWorker.register(root.dataset.offline);
  }

  document.addEventListener("DOMContentLoaded", unfold);
  document.addEventListener("keydown", slash);
  document.addEventListener("DOMContentLoaded", themeButton);
})();

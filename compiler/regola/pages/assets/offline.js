"use strict";
/* Keeps all pages for reading without a network; while there is one, what it gives goes first. */
var name = "regola " + self.registration.scope + " /*version*/";
var files = /*files*/;

self.addEventListener("install", function (event) {
  event.waitUntil(caches.open(name).then(function (kept) { return kept.addAll(files); }).then(function () {
    return self.skipWaiting();
  }));
});

self.addEventListener("activate", function (event) {
  event.waitUntil(caches.keys().then(function (all) {
    var own = "regola " + self.registration.scope + " ";
    var old = all.filter(function (one) { return one.indexOf(own) === 0 && one !== name; });
    return Promise.all(old.map(function (one) { return caches.delete(one); }));
  }).then(function () { return self.clients.claim(); }));
});

self.addEventListener("fetch", function (event) {
  if (event.request.method !== "GET" || event.request.url.indexOf(self.registration.scope) !== 0) { return; }
  event.respondWith(fetch(event.request).catch(function () {
    return caches.match(event.request, { ignoreSearch: true }).then(function (found) {
      return found || caches.match(event.request.url.replace(/[?#].*$/, "").replace(/\/$/, "/index.html"));
    });
  }));
});

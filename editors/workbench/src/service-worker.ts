// Keeps all files of the workbench, so that it works without a network after the first visit.

const scope = self as unknown as ServiceWorkerGlobalScope;
type Listed = { digest: string; files: { name: string }[] };

async function listed(): Promise<Listed> {
  return (await fetch("files.json", { cache: "no-store" })).json();
}

scope.addEventListener("install", (event) => {
  const keep = async (): Promise<void> => {
    const { digest, files } = await listed();
    const cache = await caches.open(`regola-${digest}`);
    await cache.addAll(["./", "files.json", ...files.map((one) => one.name)]);
    await scope.skipWaiting();
  };
  event.waitUntil(keep());
});

scope.addEventListener("activate", (event) => {
  const clean = async (): Promise<void> => {
    const { digest } = await (await caches.match("files.json"))!.json();
    for (const name of await caches.keys()) {
      if (name.startsWith("regola-") && name !== `regola-${digest}`) await caches.delete(name);
    }
    await scope.clients.claim();
  };
  event.waitUntil(clean());
});

scope.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  const found = async (): Promise<Response> =>
    (await caches.match(event.request, { ignoreSearch: true })) ?? fetch(event.request);
  event.respondWith(found());
});
export {};

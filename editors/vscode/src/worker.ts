// Python for browsers runs in a module alone, and VS Code starts scripts: this one starts the module, and
// hands messages on.

let server: Worker | undefined;

onmessage = ({ data }: MessageEvent<{ sort?: string; program?: string }>) => {
  if (data.sort === "start") {
    // Of its own origin, so that the module may come from another, as extensions do on the web.
    const code = new Blob([`import ${JSON.stringify(data.program)};`], { type: "text/javascript" });
    server = new Worker(URL.createObjectURL(code), { type: "module" });
    server.onmessage = (told) => postMessage(told.data);
  }
  server?.postMessage(data);
};

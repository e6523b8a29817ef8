var d=["pyodide/pyodide.asm.wasm","pyodide/python_stdlib.zip","regola.zip"],h="compiled.zip",p="compiled-regola-";var m;async function f(e,o){let r=await fetch(e);if(!r.ok||!r.body)throw new Error(`${e}: ${r.status}`);let s=[],l=r.body.getReader();for(;;){let{done:t,value:n}=await l.read();if(t)break;s.push(n),o(n.length)}let i=new Uint8Array(s.reduce((t,n)=>t+n.length,0)),c=0;for(let t of s)i.set(t,c),c+=t.length;return i}async function w(){let e=await(await fetch("files.json")).json(),o=new Map(e.files.map(a=>[a.name,a.size])),r=d.reduce((a,g)=>a+(o.get(g)??0),0),s=0,l=a=>{s+=a,postMessage({sort:"progress",loaded:s,total:r})},[,,i]=await Promise.all(d.map(a=>f(a,l))),{loadPyodide:c}=await import("./pyodide/pyodide.mjs"),t=await c({indexURL:new URL("pyodide/",location.href).href});t.FS.mkdirTree("/regola"),t.unpackArchive(i,"zip",{extractDir:"/regola"});let n=await b(e.digest);n&&t.unpackArchive(n,"zip",{extractDir:"/regola"}),t.runPython(y),m=t.runPython(`import sys; sys.path.insert(0, '/regola')
from regola.workbench.session import Session
Session()`),postMessage({sort:"ready"}),n||setTimeout(()=>{k(e.digest,()=>t.runPython(u).toJs())},6e3)}var y=`
import os, sys
sys.dont_write_bytecode = False
for folder, _, names in os.walk("/regola"):
    for name in names:
        if name.endswith(".py"):
            os.utime(os.path.join(folder, name), (0, 0))
`,u=`
import io, os, zipfile
from regola.editor import beginnings, cards
from regola.workbench import boards, gallery, games, pictures
whole = io.BytesIO()
with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
    for folder, _, names in os.walk("/regola"):
        for name in names:
            if name.endswith(".pyc"):
                path = os.path.join(folder, name)
                archive.write(path, os.path.relpath(path, "/regola"))
whole.getvalue()
`;async function b(e){let o="caches"in globalThis?await caches.match(h,{cacheName:p+e}):null;return o?new Uint8Array(await o.arrayBuffer()):null}async function k(e,o){if("caches"in globalThis)try{for(let s of await caches.keys())s.startsWith(p)&&await caches.delete(s);await(await caches.open(p+e)).put(h,new Response(o()))}catch{}}onmessage=({data:e})=>{postMessage({sort:"answer",number:e.number,text:m.answer(e.text)})};w().catch(e=>postMessage({sort:"broken",message:String(e)}));

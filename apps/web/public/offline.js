// What the worker of /sw.js does. It is handed `self.build`: the id of the build and the files it is made of.
const { id, files } = self.build;
const FILES = `stikk files ${id}`;
const PAGES = `stikk pages ${id}`;
/** Pages that work without a server, by their path alone, and what stands in for the others. */
const SHELLS = ['/', '/solo', '/solo/replay', '/score', '/offline'];
const STAND_IN = '/offline';
/** Beyond this a server that does not answer counts as none, where there is a page to show instead. */
const PATIENCE_MS = 5000;

/** Files have the build in their names: what an earlier build has brought need not come again. */
async function keepFiles() {
  const kept = await caches.open(FILES);
  for (const file of files) {
    const known = await caches.match(file);
    if (known) await kept.put(file, known);
    else await kept.add(file);
  }
}

async function keepShells() {
  const kept = await caches.open(PAGES);
  await Promise.all(SHELLS.map((path) => kept.add(new Request(path, { cache: 'reload' }))));
}

async function forgetOthers() {
  const own = [FILES, PAGES];
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith('stikk ') && !own.includes(name))
      .map((name) => caches.delete(name)),
  );
}

async function page(request) {
  const { pathname } = new URL(request.url);
  const kept = await caches.open(PAGES);
  const isShell = SHELLS.includes(pathname);
  try {
    const signal = isShell && (await kept.match(pathname)) ? AbortSignal.timeout(PATIENCE_MS) : undefined;
    const answer = await fetch(request, { signal });
    if (isShell && answer.ok) await kept.put(pathname, answer.clone());
    return answer;
  } catch (error) {
    const shown = (await kept.match(pathname)) ?? (await kept.match(STAND_IN));
    if (shown) return shown;
    throw error;
  }
}

/** A worker is told what to run behind the `#` of its address, which an answer with an address of its own would hide. */
async function file(request) {
  const answer = (await caches.match(request)) ?? (await fetch(request));
  return request.destination === 'worker' ? new Response(answer.body, answer) : answer;
}

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(Promise.all([keepFiles(), keepShells()]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOthers(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/_next/static/')) event.respondWith(file(request));
});

// The pages are kept in one language: the page that changed it says so.
self.addEventListener('message', (event) => {
  if (event.data === 'language') event.waitUntil(keepShells());
});

// Stores the page, so that it works without a connection after the first visit. The build fills in the list of files
// and a digest of these files.

// One origin may have several such pages, each below its own path.
const OURS = `quadrille ${registration.scope} `;
const NAME = `${OURS}@made@`;
const FILES = ['./', '@files@'];

addEventListener('install', event => event.waitUntil(caches.open(NAME).then(kept => kept.addAll(FILES))));

addEventListener('activate', event => event.waitUntil(caches.keys().then(names => Promise.all(
  names.filter(name => name.startsWith(OURS) && name !== NAME).map(name => caches.delete(name))))));

addEventListener('fetch', event => {
  if (event.request.method === 'GET' && event.request.url.startsWith(registration.scope)) event.respondWith(answer(event.request));
});

async function answer(request) {
  const kept = await caches.open(NAME);
  const known = await kept.match(request, {ignoreSearch: true});
  if (known) return known;
  const found = await fetch(request);
  if (found.ok) kept.put(request, found.clone());
  return found;
}

// Keeps one page for when the network is gone, and nothing else: what people write is never stored on a device.
const KEPT = 'offline-1';
const OFFLINE_PAGE = '/offline';
const OFFLINE_STYLE = '/offline.css';

addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(() => skipWaiting()));
});

addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      dropOlderOnes(),
      // Pages are asked for while the worker still starts: it never makes a visit slower.
      registration.navigationPreload?.enable(),
      clients.claim(),
    ]),
  );
});

addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(pageOrOffline(event));
  else if (new URL(event.request.url).pathname === OFFLINE_STYLE)
    event.respondWith(caches.match(OFFLINE_STYLE).then((stored) => stored ?? fetch(event.request)));
});

async function pageOrOffline(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const stored = await caches.match(OFFLINE_PAGE);
    if (stored) return stored;
    throw error;
  }
}

async function keepOfflinePage() {
  const cache = await caches.open(KEPT);
  await cache.addAll([OFFLINE_PAGE, OFFLINE_STYLE]);
}

async function dropOlderOnes() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
}

addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showPush(event.data.json()));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.path));
});

/** Push services give a device another address now and then, and browsers do when their owner allows pushes anew. */
addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(event.newSubscription));
});

const SUBSCRIPTION = '/api/v2/web-push/subscription';
const RENEWAL_MS = 10_000;

/** Only of the session that asked for pushes: whoever signed in since then did not. */
async function renewSubscription(given) {
  const answer = await fetch('/api/v2/web-push', { signal: AbortSignal.timeout(RENEWAL_MS) });
  if (!answer.ok) return;
  const { isOffered, isThisDevice, publicKey } = await answer.json();
  if (!isOffered || !isThisDevice) return;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const renewed = given ?? (await registration.pushManager.subscribe(options));
  const stored = await fetch(SUBSCRIPTION, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify(renewed),
    signal: AbortSignal.timeout(RENEWAL_MS),
  });
  if (!stored.ok) throw new Error(`The new subscription was not taken: ${stored.status}`);
}

/** Whoever looks at the site sees it there. */
async function showPush({ title, body, tag, path, lang, dir }) {
  const windows = await clients.matchAll({ type: 'window' });
  if (windows.some(({ focused }) => focused)) return;
  await registration.showNotification(title, {
    body,
    tag,
    lang,
    dir,
    data: { path },
    icon: '/icons/icon-192.png',
  });
}

/** In a window that is there, else in a new one. */
async function openPage(path) {
  const [open] = await clients.matchAll({ type: 'window' });
  if (!open) return clients.openWindow(path);
  await open.focus();
  return open.navigate(path);
}

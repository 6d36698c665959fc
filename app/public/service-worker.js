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

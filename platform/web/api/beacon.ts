// Beacons: they go out even while the page is being left, and nobody waits for them.

export function sendBeacon(path: '/tick', body: Record<string, unknown>): void {
  void fetch(`/api/v2${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'parley' },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => {
    // A beacon that fails is lost; the reader must not notice.
  });
}

// What the server is told by the way: it goes out even while the page is being left, and nobody waits for it.

export function tell(path: '/tick', body: Record<string, unknown>): void {
  void fetch(`/api/v2${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'parley' },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => {
    // What could not be told is lost; the reader must not notice.
  });
}

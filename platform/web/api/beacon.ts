// Beacons: they go out even while the page is being left, and nobody waits for them.
import { isViewedAs } from '../viewer/is-viewed-as.ts';

export function sendBeacon(path: '/tick', body: Record<string, unknown>): void {
  // Nothing may be changed while the site is seen as somebody else sees it: it would be refused.
  if (isViewedAs()) return;
  void fetch(`/api/v2${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'parley' },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => {
    // A beacon that fails is lost; the reader must not notice.
  });
}

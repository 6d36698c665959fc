// Says that a page was looked at: on the first load and on each change of path.

export function tellPageView(path: string): void {
  const body = JSON.stringify({
    type: 'page_view',
    url: location.origin + path,
    referrer: document.referrer,
  });
  void fetch('/api/v2/tick', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'parley' },
    body,
    keepalive: true,
  }).catch(() => {
    // A view that could not be told is lost; the reader must not notice.
  });
}

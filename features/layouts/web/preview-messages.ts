// Messages between the editor and the page it shows. Both are of this site, and look whether the other one is.
import type { HydratedLayout } from '../../../platform/contract/page.ts';

export const PREVIEW_ADDRESS = '/appearance/layouts/preview';

interface Ready {
  type: 'layoutPreview.ready';
}
interface Show {
  type: 'layoutPreview.show';
  page: HydratedLayout;
}

export function postReady(): void {
  const message: Ready = { type: 'layoutPreview.ready' };
  window.parent.postMessage(message, location.origin);
}

export function postToShow(frame: Window, page: HydratedLayout): void {
  const message: Show = { type: 'layoutPreview.show', page };
  frame.postMessage(message, location.origin);
}

export function onReady(frame: () => Window | null | undefined, act: () => void): () => void {
  return listen((event) => {
    if (event.source === frame() && (event.data as Ready).type === 'layoutPreview.ready') act();
  });
}

export function onShow(act: (page: HydratedLayout) => void): () => void {
  return listen((event) => {
    const message = event.data as Show;
    if (event.source === window.parent && message.type === 'layoutPreview.show') act(message.page);
  });
}

function listen(act: (event: MessageEvent) => void): () => void {
  const own = (event: MessageEvent) => {
    if (event.origin === location.origin && typeof event.data === 'object' && event.data) act(event);
  };
  window.addEventListener('message', own);
  return () => window.removeEventListener('message', own);
}

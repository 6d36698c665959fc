import type { SiteMeta } from '../../../platform/contract/page.ts';

/** A picture without a text that fails would leave nothing of itself: a comment of nothing else would be empty. */
export function watchImages(site: SiteMeta): void {
  const look = (image: unknown) => {
    if (image instanceof HTMLImageElement && !image.alt && image.closest('.userContent'))
      import('./name-failed-image.ts').then(
        ({ nameFailedImage }) => nameFailedImage(image, site),
        () => undefined,
      );
  };
  addEventListener('error', ({ target }) => look(target), true);
  // Those that failed before anybody listened.
  for (const image of document.querySelectorAll('img'))
    if (image.complete && !image.naturalWidth) look(image);
}

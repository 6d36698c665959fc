import type { SiteMeta } from '../../platform/contract/page.ts';
import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

export const codeBlocksWeb: WebFeature = { name: 'code-blocks', widgets: {}, start: watchFromFirstListing };

const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Most pages hold no listing: what is offered beside one comes with the first that a hand is on. */
function watchFromFirstListing(site: SiteMeta): void {
  const watch = ({ target }: Event) => {
    if (!(target as Element | null)?.closest?.('.userContent pre.code')) return;
    for (const sign of SIGNS) removeEventListener(sign, watch);
    import('./web/watch-code-blocks.ts').then(
      ({ watchCodeBlocks }) => watchCodeBlocks(site),
      // Not there without a network: tried again with the next listing.
      () => watchFromFirstListing(site),
    );
  };
  for (const sign of SIGNS) addEventListener(sign, watch, { passive: true });
}

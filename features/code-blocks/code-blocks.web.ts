import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import { onFirstSign } from '../../platform/web/start/on-first-sign.ts';

export const codeBlocksWeb: WebFeature = {
  name: 'code-blocks',
  widgets: {},
  start: (site) =>
    onFirstSign(() =>
      import('./web/watch-code-blocks.ts').then(({ watchCodeBlocks }) => watchCodeBlocks(site)),
    ),
};

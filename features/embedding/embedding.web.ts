import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

export const embeddingWeb: WebFeature = {
  name: 'embedding',
  widgets: {},
  start: ({ embed }) => {
    if (embed) void import('./web/embedded-page.ts').then(({ startEmbedded }) => startEmbedded(embed));
  },
};

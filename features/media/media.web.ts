import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import { watchEmbeds } from './web/watch-embeds.ts';
import { watchImages } from './web/watch-images.ts';

export const mediaWeb: WebFeature = {
  name: 'media',
  widgets: {},
  start: (site) => {
    watchEmbeds(site);
    watchImages(site);
  },
};

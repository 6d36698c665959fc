// Stands in for an add-on that follows who looks at what.
import type { Feature } from '../../../../platform/server/feature/feature.ts';
import { pageViewers, type ViewedPage } from '../page-viewers.ts';

export const viewed: ViewedPage[] = [];

export const viewerFeature: Feature = {
  name: 'page-viewer',
  extensions: [
    pageViewers.add(async (_ctx, page) => {
      viewed.push(page);
    }),
  ],
};

import type { Feature } from '../../platform/server/feature/feature.ts';
import { embedConfig } from './server/embed.config.ts';
import { embedDocuments } from './server/embed.documents.ts';
import { embeddingMeta, frameAncestors } from './server/embed.pages.ts';

/** The community shown in a page of another site. */
export const embeddingFeature: Feature = {
  name: 'embedding',
  dependsOn: [],
  config: Object.values(embedConfig),
  siteMeta: [embeddingMeta],
  provides: { frameAncestors },
  documents: embedDocuments,
};

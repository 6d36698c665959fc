import type { Feature } from '../../platform/server/feature/feature.ts';
import { appManifest } from './server/app-manifest.documents.ts';
import { offlinePage } from './server/offline-page.documents.ts';

export const installableFeature: Feature = {
  name: 'installable',
  dependsOn: ['config'],
  documents: [appManifest, offlinePage],
};

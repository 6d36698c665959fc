import type { Feature } from '../../platform/server/feature/feature.ts';
import { apiDocsDocuments } from './server/api-docs.documents.ts';

export const apiDocsFeature: Feature = {
  name: 'api-docs',
  addresses: ['api'],
  documents: apiDocsDocuments,
};

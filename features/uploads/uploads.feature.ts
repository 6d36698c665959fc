import type { Feature } from '../../platform/server/feature/feature.ts';
import { uploadDocuments } from './server/upload.documents.ts';

export const uploadsFeature: Feature = {
  name: 'uploads',
  documents: uploadDocuments,
};

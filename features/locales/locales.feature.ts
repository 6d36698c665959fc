import type { Feature } from '../../platform/server/feature/feature.ts';
import { catalogueFile } from './server/catalogue.documents.ts';
import { localeRoutes } from './server/locale.routes.ts';
import { translationsScript } from './server/translations.documents.ts';

export const localesFeature: Feature = {
  name: 'locales',
  routes: localeRoutes,
  documents: [translationsScript, catalogueFile],
};

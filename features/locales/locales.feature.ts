import type { Feature } from '../../platform/server/feature/feature.ts';
import { localesApi } from './locales.api.ts';
import { catalogueFile } from './server/catalogue.documents.ts';
import { localeRoutes } from './server/locale.routes.ts';
import { translationsScript } from './server/translations.documents.ts';
import { wordingRoutes } from './server/wording.routes.ts';

export const localesFeature: Feature = {
  name: 'locales',
  api: localesApi,
  dependsOn: ['config'],
  routes: [...localeRoutes, ...wordingRoutes],
  documents: [translationsScript, catalogueFile],
};

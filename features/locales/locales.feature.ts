import type { Feature } from '../../platform/server/feature/feature.ts';
import { localesApi } from './locales.api.ts';
import { localeRoutes } from './server/locale.routes.ts';
import { messageRoutes } from './server/message.routes.ts';
import { messagesFile } from './server/messages.documents.ts';
import { translationsScripts } from './server/translations.documents.ts';

export const localesFeature: Feature = {
  name: 'locales',
  api: localesApi,
  dependsOn: ['config', 'users'],
  routes: [...localeRoutes, ...messageRoutes],
  documents: [...translationsScripts, messagesFile],
};

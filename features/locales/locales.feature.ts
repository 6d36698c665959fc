import type { Feature } from '../../platform/server/feature/feature.ts';
import { staffActs } from '../../platform/server/places/staff-acts.ts';
import { localesApi } from './locales.api.ts';
import { localeRateLimits } from './locales.rate-limits.ts';
import { localeActHooks, localeActs } from './server/locale.acts.ts';
import { localeConfig } from './server/locale.config.ts';
import { localeRoutes } from './server/locale.routes.ts';
import { messagePageParts } from './server/message.page-part.ts';
import { messageRoutes } from './server/message.routes.ts';
import { messagesFile } from './server/messages.documents.ts';
import { translationServiceRoutes } from './server/translation-service.routes.ts';
import { translationsScripts } from './server/translations.documents.ts';

export const localesFeature: Feature = {
  name: 'locales',
  api: localesApi,
  dependsOn: ['config', 'users'],
  config: Object.values(localeConfig),
  rateLimits: localeRateLimits,
  routes: [...localeRoutes, ...messageRoutes, ...translationServiceRoutes],
  documents: [...translationsScripts, messagesFile],
  transactionHooks: localeActHooks,
  extensions: [...messagePageParts, staffActs.add({ acts: localeActs })],
};

import type { Feature } from '../../platform/server/feature/feature.ts';
import { translationRoutes } from './server/translation.routes.ts';

export const translationsFeature: Feature = {
  name: 'translations',
  dependsOn: ['locales'],
  routes: translationRoutes,
};

import type { Addon } from '@parley/addon-api';
import { onboardingApi } from './onboarding.api.ts';
import { onboardingConfig } from './server/onboarding.config.ts';
import { onboardingDemo, onboardingErasure } from './server/onboarding.places.ts';
import { onboardingRoutes } from './server/onboarding.routes.ts';
import { onboardingOnHome, onboardingWidget } from './server/onboarding.widget.ts';

/** A checklist of first steps for whoever joined lately. */
export const onboardingAddon: Addon = {
  name: 'onboarding',
  api: onboardingApi,
  dependsOn: [
    'users',
    'profile-fields',
    'bookmarks',
    'reactions',
    'discussions',
    'comments',
    'account-deletion',
    'demo',
  ],
  addon: {
    key: 'onboarding',
    name: 'Onboarding',
    description:
      'Newcomers see on the home page what they can do first, until it is done or they put it away.',
    configKey: 'plugins.onboarding',
  },
  routes: onboardingRoutes,
  config: Object.values(onboardingConfig),
  widgets: [onboardingWidget],
  pageAdditions: onboardingOnHome,
  extensions: [...onboardingErasure, onboardingDemo],
};

import type { Feature } from '../../platform/server/feature/feature.ts';

export const polishAddon: Feature = {
  name: 'polish',
  addon: {
    key: 'pl',
    name: 'Polski (Polish)',
    description: 'The interface in Polish.',
    locale: 'pl',
    configKey: 'locales.pl',
  },
};

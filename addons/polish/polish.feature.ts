import type { Addon } from '@parley/addon-api';
export const polishAddon: Addon = {
  name: 'polish',
  addon: {
    key: 'pl',
    name: 'Polski (Polish)',
    description: 'The interface in Polish.',
    locale: 'pl',
    configKey: 'locales.pl',
  },
};

import type { Addon } from '@parley/addon-api';
export const arabicAddon: Addon = {
  name: 'arabic',
  addon: {
    key: 'ar',
    name: 'العربية (Arabic)',
    description: 'The interface in Arabic, from right to left.',
    locale: 'ar',
    configKey: 'locales.ar',
  },
};

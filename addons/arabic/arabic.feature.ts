import type { Feature } from '../../platform/server/feature/feature.ts';

export const arabicAddon: Feature = {
  name: 'arabic',
  addon: {
    key: 'ar',
    name: 'العربية (Arabic)',
    description: 'The interface in Arabic, from right to left.',
    locale: 'ar',
    configKey: 'locales.ar',
  },
};

import { type Addon, translationProviders } from '@parley/addon-api';
import { libreTranslateConfig } from './server/libre-translate.config.ts';
import { libreTranslate } from './server/libre-translate.ts';

/** Names and descriptions translated by a LibreTranslate of one's own, or by one that others run. */
export const libreTranslateAddon: Addon = {
  name: 'libretranslate',
  dependsOn: ['locales'],
  addon: {
    key: 'libretranslate',
    name: 'LibreTranslate',
    description: 'Suggests translations of names and descriptions, by a server of LibreTranslate.',
    configKey: 'plugins.libreTranslate',
  },
  config: Object.values(libreTranslateConfig),
  extensions: [translationProviders.add(libreTranslate)],
};

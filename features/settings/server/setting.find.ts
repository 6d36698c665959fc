import { dashboardFinds } from '../../../platform/server/places/dashboard-finds.ts';
import { bestMatches } from '../../../platform/server/places/matching-words.ts';
import { SETTINGS_PATH } from '../settings.address.ts';
import { settingEditors } from '../settings.contract.ts';
import { changeableKeys } from './setting.queries.ts';

/** By their names and by what they are for. */
export const settingsFound = dashboardFinds.add({
  id: 'settings',
  name: ({ translator }) => translator.t('Settings'),
  position: 20,
  find: async (ctx, words, limit) => {
    if (!ctx.can(settingEditors)) return [];
    const texts = changeableKeys(ctx).map(({ key, owner }) => ({
      title: key.key,
      description: key.description,
      url: `${SETTINGS_PATH}?query=${encodeURIComponent(key.key)}`,
      icon: 'sliders-horizontal',
      also: owner,
    }));
    return bestMatches(texts, words, limit);
  },
});

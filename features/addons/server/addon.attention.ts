import { quarantineOf } from '../../../platform/server/addons/quarantine.ts';
import { attentionItems } from '../../../platform/server/places/attention-items.ts';

/** Known from the settings: nothing is asked here. */
export const addonAttention = attentionItems.add({
  id: 'addons',
  position: 50,
  name: 'Add-ons',
  icon: 'plug',
  permission: 'site.manage',
  link: { url: '/settings/addons', name: 'Add-ons' },
  check: async (ctx) => {
    const { t, plural } = ctx.translator;
    const found = ctx.site.features.all.flatMap((feature) => {
      const quarantine = feature.addon && ctx.setting(quarantineOf(feature));
      return feature.addon && quarantine ? [{ name: feature.addon.name, ...quarantine }] : [];
    });
    const [first] = found;
    if (!first) return { severity: 'fine', title: t('No add-on is in quarantine.') };
    return {
      severity: 'stop',
      title: plural(found.length, {
        one: '{count} add-on failed and was switched off.',
        other: '{count} add-ons failed and were switched off.',
      }),
      text: `${first.name}: ${first.reason}`.slice(0, 200),
      since: first.date,
    };
  },
});

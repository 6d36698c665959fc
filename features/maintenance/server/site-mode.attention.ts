import { siteModeConfig } from '../../../platform/server/config/site-mode.ts';
import { modeTerms } from '../../../platform/server/http/guards/site-mode.ts';
import { attentionItems } from '../../../platform/server/places/attention-items.ts';
import { SITE_MODE_PATH } from '../site-mode.address.ts';

export const siteModeAttention = attentionItems.add({
  id: 'site-mode',
  position: 5,
  name: 'Maintenance',
  icon: 'wrench',
  permission: 'site.manage',
  link: { url: SITE_MODE_PATH, name: 'Maintenance' },
  check: async (ctx) => {
    const { t } = ctx.translator;
    const mode = ctx.setting(siteModeConfig.mode);
    if (mode === 'normal')
      return { severity: 'fine', title: t('Everybody can use the community.'), text: '' };
    return {
      severity: 'stop',
      title:
        mode === 'readOnly'
          ? t('The community can only be read.')
          : t('Only administrators see the community.'),
      text: modeTerms(ctx),
    };
  },
});

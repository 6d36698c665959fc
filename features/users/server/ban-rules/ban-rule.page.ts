// The page of bans of address ranges and mail domains.
import { managedView } from '../../../../platform/server/layouts/managed-view.ts';
import { oneWidget } from '../../../../platform/server/layouts/one-widget.ts';
import { widget } from '../../../../platform/server/layouts/widget.ts';
import { adminGroups, adminPages } from '../../../../platform/server/places/admin-pages.ts';
import { banRulePermissions } from '../../ban-rules.contract.ts';
import { BANS_PATH } from '../../users.address.ts';
import type { BansPageProps } from '../../users.states.ts';
import { findBanRules } from './ban-rule.actions.ts';
import { isInForce } from './banned-place.ts';

const PAGE_SIZE = 50;
const MOST_PAGES = 200;

export const banRuleViews = [
  managedView({
    type: 'bans',
    needs: banRulePermissions,
    address: BANS_PATH,
    about: ({ translator }, { page }) => ({
      title: translator.t('Bans of networks and mail domains'),
      params: { page: Number(page ?? 1) },
    }),
  }),
];

export const banRuleTemplates = [oneWidget('bans', 'Bans of networks and mail domains', 'users.bans')];

export const banRuleWidgets = [
  widget({
    id: 'users.bans',
    component: 'BansPage',
    name: 'Bans of networks and mail domains',
    views: [],
    hydrate: async (ctx, { params }) => {
      if (!ctx.can(banRulePermissions)) return null;
      const asked = Number(params.page);
      const page = Number.isInteger(asked) && asked >= 1 && asked <= MOST_PAGES ? asked : 1;
      const window = { limit: PAGE_SIZE + 1, offset: (page - 1) * PAGE_SIZE };
      const bans = await findBanRules(ctx, isInForce, window);
      return {
        bans: bans.slice(0, PAGE_SIZE),
        page,
        hasMore: bans.length > PAGE_SIZE,
      } satisfies BansPageProps;
    },
  }),
];

export const bansAdminPage = adminPages.add({
  id: 'bans',
  title: 'Bans of networks and mail domains',
  description: 'From where nobody registers or signs in.',
  group: adminGroups.people,
  position: 60,
  url: BANS_PATH,
  icon: 'ban',
  views: ['bans'],
  permission: banRulePermissions,
});

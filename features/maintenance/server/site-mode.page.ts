import { managedView } from '../../../platform/server/layouts/managed-view.ts';
import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { adminGroups, adminPages } from '../../../platform/server/places/admin-pages.ts';
import { SITE_MODE_PATH } from '../site-mode.address.ts';

export const siteModeView = managedView({
  type: 'siteMode',
  needs: 'site.manage',
  address: SITE_MODE_PATH,
  about: ({ translator }) => ({ title: translator.t('Maintenance') }),
});

export const siteModeTemplate = oneWidget('siteMode', 'Maintenance', 'site-mode.page', 'narrow');

export const siteModeWidget = widget({
  id: 'site-mode.page',
  component: 'SiteModePage',
  name: 'Maintenance',
  views: ['siteMode'],
  hydrate: async (ctx) => (ctx.can('site.manage') ? {} : null),
});

export const siteModeEntry = adminPages.add({
  id: 'site-mode',
  title: 'Maintenance',
  description: 'The community read-only, or closed while it is worked on, with a reason and a time.',
  group: adminGroups.system,
  position: 75,
  url: SITE_MODE_PATH,
  icon: 'wrench',
  views: ['siteMode'],
  permission: 'site.manage',
});

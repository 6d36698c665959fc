import type { Feature } from '../../platform/server/feature/feature.ts';
import { route } from '../../platform/server/http/route.ts';
import { managedView } from '../../platform/server/layouts/managed-view.ts';
import { oneWidget } from '../../platform/server/layouts/one-widget.ts';
import { widget } from '../../platform/server/layouts/widget.ts';
import { adminGroups, adminPages } from '../../platform/server/places/admin-pages.ts';
import { undoableActs } from '../../platform/server/places/undoable-acts.ts';
import { exportOf, importFile, resetAll } from './server/setting.actions.ts';
import { settingsFound } from './server/setting.find.ts';
import { settingsOf } from './server/setting.queries.ts';
import { undoableSetting } from './server/undo-setting.ts';
import { SETTINGS_PATH } from './settings.address.ts';
import {
  exportSettings,
  importSettings,
  listSettings,
  resetSettings,
  settingEditors,
} from './settings.contract.ts';

/** Every setting on one page. */
export const settingsFeature: Feature = {
  name: 'settings',
  addresses: ['dashboard'],
  dependsOn: ['audit-log', 'config', 'users'],
  routes: [
    route(listSettings, (ctx) => settingsOf(ctx)),
    route(exportSettings, async (ctx) => exportOf(ctx)),
    route(importSettings, (ctx, { body }) => importFile(ctx, body)),
    route(resetSettings, async (ctx, { body }) => {
      await resetAll(ctx, body.keys);
      return undefined;
    }),
  ],
  views: [
    managedView({
      type: 'siteSettings',
      needs: settingEditors,
      address: SETTINGS_PATH,
      about: ({ translator }) => ({ title: translator.t('Settings') }),
    }),
  ],
  templates: [oneWidget('siteSettings', 'Settings', 'settings.page')],
  widgets: [
    widget({
      id: 'settings.page',
      component: 'SettingsPage',
      name: 'Settings',
      views: [],
      hydrate: async () => ({}),
    }),
  ],
  extensions: [
    settingsFound,
    undoableActs.add(undoableSetting),
    adminPages.add({
      id: 'settings',
      title: 'All settings',
      description:
        'Every setting: what it is for, its default, where its value comes from and who changed it.',
      group: adminGroups.settings,
      position: 5,
      url: SETTINGS_PATH,
      icon: 'sliders-horizontal',
      views: ['siteSettings'],
      permission: settingEditors,
    }),
  ],
};

import {
  type Addon,
  accountGroups,
  accountItems,
  adminGroups,
  adminPages,
  profileTabs,
  staffActs,
  undoableActs,
} from '@parley/addon-api';
import { holdRules } from '@parley/addon-api/moderation';
import { forgetDeletedMember } from './server/deleted-member.ts';
import { warnedState, warningParts } from './server/member.parts.ts';
import { forgetLiftedBan, warnedAuthor } from './server/points.ts';
import { undoableWarning } from './server/warning.actions.ts';
import { appealActs, noteActs, ruleActs, warningActs, warningTypeActs } from './server/warning.acts.ts';
import { warningConfig } from './server/warning.config.ts';
import { warningDetails } from './server/warning.details.ts';
import { warningListeners, warningNotifications } from './server/warning.notifications.ts';
import { warningRoutes } from './server/warning.routes.ts';
import { notesTab, warningTemplates, warningViews } from './server/warning.views.ts';
import { warningWidgets } from './server/warning.widgets.ts';
import { warningsOwnData } from './server/warnings.own-data.ts';
import { RULES_PATH, WARNINGS_PATH } from './warnings.address.ts';
import { warningsApi } from './warnings.api.ts';
import { warningPermissions } from './warnings.permissions.ts';

/** Graded sanctions, what staff note about members, and the rules of the community. */
export const warningsAddon: Addon = {
  name: 'warnings',
  api: warningsApi,
  dependsOn: [
    'users',
    'roles',
    'categories',
    'discussions',
    'comments',
    'mentions',
    'notifications',
    'profiles',
    'reports',
    'account-deletion',
  ],
  addon: {
    key: 'warnings',
    name: 'Warnings',
    description: 'Staff warn members and note what they should know of them, by rules that everybody reads.',
    configKey: 'plugins.warnings',
    isEnabledByDefault: true,
  },
  addresses: ['community', 'appeal'],
  permissions: warningPermissions,
  config: Object.values(warningConfig),
  routes: warningRoutes,
  views: warningViews,
  templates: warningTemplates,
  widgets: warningWidgets,
  transactionHooks: [forgetDeletedMember, forgetLiftedBan],
  listeners: warningListeners,
  extensions: [
    ...warningsOwnData,
    ...[warningActs, noteActs, appealActs, ruleActs, warningTypeActs].map((acts) => staffActs.add({ acts })),
    undoableActs.add(undoableWarning),
    holdRules.add(warnedAuthor),
    ...warningNotifications,
    ...warningDetails,
    warnedState,
    ...warningParts,
    profileTabs.add(notesTab),
    accountItems.add({
      id: 'warnings',
      name: 'Warnings',
      group: accountGroups.moderation,
      position: 30,
      url: WARNINGS_PATH,
      icon: 'triangle-alert',
      permission: 'warnings.add',
    }),
    adminPages.add({
      id: 'warnings',
      title: 'Warnings',
      description: 'Warnings and notes on members, appeals, types of warnings, and what follows of points.',
      group: adminGroups.moderation,
      position: 60,
      url: WARNINGS_PATH,
      icon: 'triangle-alert',
      views: ['warnings'],
      permission: 'warnings.add',
    }),
    adminPages.add({
      id: 'rules',
      title: 'Rules',
      description:
        'What everybody keeps to here, on a page of its own; warnings name the rule that was broken.',
      group: adminGroups.moderation,
      position: 80,
      url: RULES_PATH,
      icon: 'scroll-text',
      views: [],
      permission: 'community.moderate',
    }),
  ],
};

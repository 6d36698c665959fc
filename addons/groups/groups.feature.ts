import {
  type Addon,
  mediaHolders,
  memberGrants,
  navigationItems,
  quickLinks,
  searchKinds,
  staffActs,
  undoableActs,
} from '@parley/addon-api';
import { heldKinds, reportKinds } from '@parley/addon-api/moderation';
import { groupsOfDemo } from './demo/groups.demo.ts';
import { groupsApi } from './groups.api.ts';
import { groupPermissions } from './groups.permissions.ts';
import { leaveAsDeletedMember } from './server/deleted-member.ts';
import { groupStaffActs } from './server/group.acts.ts';
import { groupGrants } from './server/group.grants.ts';
import { heldGroups } from './server/group.holding.ts';
import { attachGroupMedia, groupMedia } from './server/group.media.ts';
import { groupNotificationListeners, groupNotifications } from './server/group.notifications.ts';
import { groupRecounts } from './server/group.recounts.ts';
import { groupPurges, undoableGroupDeletion, undoableGroupHold } from './server/group.removal.ts';
import { groupReportKind } from './server/group.reports.ts';
import { groupRoutes } from './server/group.routes.ts';
import { groupKind, groupSearchListeners } from './server/group.search.ts';
import { groupPageWidgets, groupTemplate } from './server/group.widgets.ts';
import { groupConfig } from './server/groups.config.ts';
import { groupsErasure, groupsOwnData } from './server/groups.erasure.ts';
import { groupsPageWidgets, groupsTemplates, groupViews } from './server/groups.page.ts';
import { groupsWidget, myGroupsWidget } from './server/groups.widgets.ts';
import { invitationExpiries } from './server/invitation.expiries.ts';
import { INVITATION_MAIL, invitationMailTemplate, mailInvitation } from './server/invitation.mails.ts';
import { invitationTemplate, invitationView, invitationWidget } from './server/invitation.page.ts';
import { invitationRoutes } from './server/invitation.routes.ts';
import { memberRoutes } from './server/member.routes.ts';

/** Members with something in common find each other: public, private and secret groups. */
export const groupsAddon: Addon = {
  name: 'groups',
  api: groupsApi,
  dependsOn: [
    'users',
    'mentions',
    'media',
    'categories',
    'discussions',
    'account-deletion',
    'widgets',
    'notifications',
    'search',
    'reports',
    'demo',
  ],
  addon: {
    key: 'groups',
    name: 'Groups',
    description: 'Members with something in common find each other: in public, private and secret groups.',
    configKey: 'plugins.groups',
  },
  tables: {
    leftOutOfExports: {
      group_invitations: { reason: 'Their links would open groups of two sites.' },
    },
  },
  addresses: ['groups', 'group'],
  pageSubjects: ['groupID'],
  permissions: groupPermissions,
  config: Object.values(groupConfig),
  routes: [...groupRoutes, ...memberRoutes, ...invitationRoutes],
  jobs: { [INVITATION_MAIL]: { kind: 'external', run: mailInvitation } },
  expiries: invitationExpiries,
  unfinishedWork: groupPurges,
  listeners: [leaveAsDeletedMember, ...groupNotificationListeners, ...groupSearchListeners],
  transactionHooks: attachGroupMedia,
  recounts: groupRecounts,
  views: [...groupViews, invitationView],
  templates: [...groupsTemplates, groupTemplate, invitationTemplate],
  widgets: [...groupsPageWidgets, ...groupPageWidgets, invitationWidget, groupsWidget, myGroupsWidget],
  extensions: [
    ...groupsErasure,
    ...groupsOwnData,
    ...groupNotifications,
    searchKinds.add(groupKind),
    heldKinds.add(heldGroups),
    reportKinds.add(groupReportKind),
    staffActs.add(groupStaffActs),
    undoableActs.add(undoableGroupDeletion),
    undoableActs.add(undoableGroupHold),
    invitationMailTemplate,
    mediaHolders.add(groupMedia),
    memberGrants.add(groupGrants),
    groupsOfDemo,
    navigationItems.add({
      id: 'groups',
      name: 'Groups',
      url: '/groups',
      position: 30,
      permission: 'discussions.view',
    }),
    quickLinks.add({
      id: 'groups',
      position: 46,
      name: 'Groups',
      url: '/groups',
      icon: 'users',
      permission: 'discussions.view',
    }),
  ],
};

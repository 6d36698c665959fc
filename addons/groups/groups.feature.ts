import { type Addon, memberGrants, quickLinks } from '@parley/addon-api';
import { groupsApi } from './groups.api.ts';
import { groupPermissions } from './groups.permissions.ts';
import { leaveAsDeletedMember } from './server/deleted-member.ts';
import { groupGrants } from './server/group.grants.ts';
import { groupRecounts } from './server/group.recounts.ts';
import { groupRoutes } from './server/group.routes.ts';
import { groupsErasure, groupsOwnData } from './server/groups.erasure.ts';
import { groupPageWidgets, groupTemplates, groupViews } from './server/groups.page.ts';
import { memberRoutes } from './server/member.routes.ts';

/** Members with something in common find each other: public, private and secret groups. */
export const groupsAddon: Addon = {
  name: 'groups',
  api: groupsApi,
  dependsOn: ['users', 'mentions', 'categories', 'discussions', 'account-deletion', 'widgets'],
  addon: {
    key: 'groups',
    name: 'Groups',
    description: 'Members with something in common find each other: in public, private and secret groups.',
    configKey: 'plugins.groups',
  },
  addresses: ['groups', 'group'],
  permissions: groupPermissions,
  routes: [...groupRoutes, ...memberRoutes],
  listeners: [leaveAsDeletedMember],
  recounts: groupRecounts,
  views: groupViews,
  templates: groupTemplates,
  widgets: groupPageWidgets,
  extensions: [
    ...groupsErasure,
    ...groupsOwnData,
    memberGrants.add(groupGrants),
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

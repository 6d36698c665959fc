import type { Feature } from '../../platform/server/feature/feature.ts';
import { managedView } from '../../platform/server/layouts/managed-view.ts';
import { oneWidget } from '../../platform/server/layouts/one-widget.ts';
import { widget } from '../../platform/server/layouts/widget.ts';
import { adminGroups, adminPages } from '../../platform/server/places/admin-pages.ts';
import { staffActs } from '../../platform/server/places/staff-acts.ts';
import { MEMBERS_PATH } from './members.address.ts';
import { memberReaders } from './members.contract.ts';
import { memberActs } from './server/member.acts.ts';
import { requireMember } from './server/member.detail.ts';
import { membersFound } from './server/member.find.ts';
import { memberOperations } from './server/member.operations.ts';
import { memberRoutes } from './server/member.routes.ts';

declare module '../../platform/server/layouts/page-params.ts' {
  interface PageParamTypes {
    member: { userID: number; name: string };
  }
}

/** Members as staff manage them: found, filtered, changed by many at once, and a page for each. */
export const membersFeature: Feature = {
  name: 'members',
  addresses: ['dashboard'],
  dependsOn: ['account-deletion', 'conversations', 'profile-fields', 'roles', 'users'],
  routes: memberRoutes,
  bulkOperations: memberOperations,
  views: [
    managedView({
      type: 'members',
      needs: memberReaders,
      address: MEMBERS_PATH,
      about: ({ translator }) => ({ title: translator.t('Members') }),
    }),
    managedView({
      type: 'member',
      needs: memberReaders,
      address: MEMBERS_PATH,
      about: async (ctx, { userID }) => {
        const { user_id, name } = await requireMember(ctx, Number(userID));
        return { title: name, params: { member: { userID: user_id, name } } };
      },
    }),
  ],
  templates: [
    oneWidget('members', 'Members', 'members.page'),
    oneWidget('member', 'One member', 'members.one', 'column'),
  ],
  widgets: [
    widget({
      id: 'members.page',
      component: 'MembersPage',
      name: 'Members',
      views: [],
      hydrate: async () => ({}),
    }),
    widget({
      id: 'members.one',
      component: 'MemberPage',
      name: 'One member',
      views: ['member'],
      hydrate: async (_ctx, { params }) => params.member ?? null,
    }),
  ],
  extensions: [
    membersFound,
    staffActs.add({ acts: memberActs }),
    adminPages.add({
      id: 'members',
      title: 'Members',
      description: 'Everybody, found and filtered; roles, bans and messages for many at once.',
      group: adminGroups.people,
      position: 5,
      url: MEMBERS_PATH,
      icon: 'users',
      views: ['members', 'member'],
      permission: memberReaders,
    }),
  ],
};

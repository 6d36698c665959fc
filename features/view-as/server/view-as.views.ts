import { managedView } from '../../../platform/server/layouts/managed-view.ts';
import type { AddressValue } from '../../../platform/server/layouts/page-params.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { findUser } from '../../users/server/user.queries.ts';
import { VIEW_AS_PATH } from '../view-as.address.ts';
import type { ViewAsPageProps } from '../view-as.states.ts';
import { rolesToViewAs } from './view-as.policy.ts';

declare module '../../../platform/server/layouts/page-params.ts' {
  interface PageParamTypes {
    viewAsUserID: AddressValue;
    viewAsRoleID: AddressValue;
    viewAsTo: AddressValue;
  }
}

export const viewAsViews = [
  managedView({
    type: 'viewAs',
    needs: 'site.manage',
    address: VIEW_AS_PATH,
    about: (ctx, { userID, roleID, to }) => ({
      title: ctx.translator.t('View as'),
      params: { viewAsUserID: userID, viewAsRoleID: roleID, viewAsTo: to },
    }),
  }),
];

/** A path of this site, and of no other. */
const PATH = /^\/(?![/\\])[^\s\\]{0,500}$/;

const idIn = (value: AddressValue) =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : 0;

export const viewAsWidgets = [
  widget({
    id: 'view-as.page',
    component: 'ViewAsPage',
    name: 'View as',
    views: ['viewAs'],
    hydrate: async (ctx, { params }) => {
      if (!ctx.can('site.manage')) return null;
      const userID = idIn(params.viewAsUserID);
      const roleID = idIn(params.viewAsRoleID);
      const to = params.viewAsTo;
      const user = userID > 0 ? await findUser(ctx.db, userID) : undefined;
      const roles = await rolesToViewAs(ctx);
      return {
        roles: roles.map(({ role_id: roleID, name }) => ({ roleID, name })),
        to: typeof to === 'string' && PATH.test(to) ? to : '/',
        ...(roles.some((role) => role.role_id === roleID) && { roleID }),
        ...(user && { member: { userID, name: user.name } }),
      } satisfies ViewAsPageProps;
    },
  }),
];

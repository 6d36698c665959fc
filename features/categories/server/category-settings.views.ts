import { notFound } from '../../../platform/contract/errors.ts';
import { managedView } from '../../../platform/server/layouts/managed-view.ts';
import type { ViewType } from '../../../platform/server/layouts/view.ts';
import { categoryPermissionsPath, MANAGED_CATEGORIES } from '../category.address.ts';
import { localTree } from './category.local-tree.ts';

declare module '../../../platform/server/layouts/page-params.ts' {
  interface PageParamTypes {
    categoryID: number;
  }
}

export const categorySettingsViews: ViewType[] = [
  managedView({
    type: 'categorySettings',
    needs: 'site.manage',
    address: MANAGED_CATEGORIES,
    about: ({ translator }) => ({ title: translator.t('Categories') }),
  }),
  managedView({
    type: 'oneCategorySettings',
    needs: 'site.manage',
    about: async (ctx, { categoryID }) => {
      const node = (await localTree(ctx)).byID.get(Number(categoryID));
      if (!node) throw notFound('Category');
      return { title: node.name, params: { categoryID: node.category_id } };
    },
  }),
  managedView({
    type: 'categoryPermissions',
    needs: 'site.manage',
    about: async (ctx, { categoryID }) => {
      const node = (await localTree(ctx)).byID.get(Number(categoryID));
      if (!node) throw notFound('Category');
      const title = ctx.translator.t('Permissions of {name}', { name: node.name });
      return { title, params: { categoryID: node.category_id } };
    },
  }),
  {
    type: 'formerCategorySettings',
    allowsUnauthenticated: true,
    resolve: async (_ctx, { params: { categoryID } }) => ({
      redirectTo: categoryID ? categoryPermissionsPath(Number(categoryID)) : MANAGED_CATEGORIES,
      status: 301,
    }),
  },
];

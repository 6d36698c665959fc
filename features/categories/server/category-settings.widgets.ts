import { widget } from '../../../platform/server/layouts/widget.ts';
import { permissionsOf } from '../../../platform/server/permissions/permission-registry.ts';
import { categoryPath } from '../category.address.ts';
import type {
  CategoryName,
  CategoryPermissionsPageProps,
  CategorySettingsPageProps,
  ListedCategory,
} from '../category-permissions.states.ts';
import { localTree } from './category.local-tree.ts';
import type { CategoryNode } from './category.snapshot.ts';
import { inheritsFrom, rolesAndGrants, rolesIn } from './category-permissions.ts';

const PAGE_SIZE = 50;

const nameOf = (node: CategoryNode): CategoryName => ({ categoryID: node.category_id, name: node.name });

export const categorySettingsWidgets = [
  widget({
    id: 'categories.settings',
    component: 'CategorySettingsPage',
    name: 'Settings of categories',
    views: [],
    hydrate: async (ctx, { params }) => {
      // Whatever layout names this widget: nobody else reads who may do what.
      if (!ctx.can('site.manage')) return null;
      const tree = await localTree(ctx);
      const pages = Math.max(1, Math.ceil(tree.all.length / PAGE_SIZE));
      const page = Math.min(pages, Math.max(1, Math.trunc(Number(params.page)) || 1));
      const known = await rolesAndGrants(ctx);
      const listed = (node: CategoryNode): ListedCategory => {
        const above = inheritsFrom(tree, node);
        const seeing = rolesIn(known, node, above).filter((role) =>
          (node.has_custom_permissions ? role.own : role.inherited).includes('discussions.view'),
        );
        return {
          ...nameOf(node),
          depth: tree.ancestors(node.category_id).length,
          hasOwnPermissions: node.has_custom_permissions,
          inheritsFrom: above ? nameOf(above) : null,
          seenBy: seeing.map(({ name }) => name),
        };
      };
      // Each right below the one it stands in.
      const inOrder = tree.descendants(null).flatMap((id) => tree.byID.get(id) ?? []);
      return {
        categories: inOrder.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(listed),
        page,
        limit: PAGE_SIZE,
        total: inOrder.length,
      } satisfies CategorySettingsPageProps;
    },
  }),
  widget({
    id: 'categories.permissions',
    component: 'CategoryPermissionsPage',
    name: 'Permissions of a category',
    views: [],
    hydrate: async (ctx, { params }) => {
      const tree = await localTree(ctx);
      const node = tree.byID.get(Number(params.categoryID));
      if (!node || !ctx.can('site.manage')) return null;
      const above = inheritsFrom(tree, node);
      const permissions = permissionsOf(ctx).all.filter((each) => each.resourceType === 'category');
      const isOfCategories = (name: string) => permissions.some((each) => each.name === name);
      return {
        category: {
          ...nameOf(node),
          path: categoryPath(node.urlcode),
          hasOwnPermissions: node.has_custom_permissions,
        },
        inheritsFrom: above ? nameOf(above) : null,
        permissions: permissions.map(({ name, label }) => ({ name, label })),
        roles: rolesIn(await rolesAndGrants(ctx), node, above).map((role) => ({
          ...role,
          own: role.own.filter(isOfCategories),
          inherited: role.inherited.filter(isOfCategories),
        })),
      } satisfies CategoryPermissionsPageProps;
    },
  }),
];

import { widget } from '../../../platform/server/layouts/widget.ts';
import { permissionsOf } from '../../../platform/server/permissions/permission-registry.ts';
import { isInUse } from '../../post-types/server/post-type.policy.ts';
import { postTypesSnapshot } from '../../post-types/server/post-type.snapshot.ts';
import { categoryPath } from '../category.address.ts';
import type {
  CategoryName,
  CategoryPermissionsPageProps,
  CategorySettingsPageProps,
  OneCategoryPageProps,
  TreeCategory,
} from '../category-permissions.states.ts';
import { categoryTotals } from './category.counts.ts';
import { localTree } from './category.local-tree.ts';
import { type CategoryNode, categoriesSnapshot } from './category.snapshot.ts';
import { audiencesOf } from './category-audiences.ts';
import { presentCategoryEdit } from './category-edit.present.ts';
import { inheritsFrom, rolesAndGrants, rolesIn } from './category-permissions.ts';

const nameOf = (node: CategoryNode): CategoryName => ({ categoryID: node.category_id, name: node.name });

export const categorySettingsWidgets = [
  widget({
    id: 'categories.settings',
    component: 'CategorySettingsPage',
    name: 'Settings of categories',
    views: [],
    hydrate: async (ctx) => {
      // Whatever layout names this widget: nobody else reads who may do what.
      if (!ctx.can('site.manage')) return null;
      // In the order that is stored, which is the one a move changes; called as the reader calls them.
      const [tree, local] = [await ctx.snapshot(categoriesSnapshot), await localTree(ctx)];
      const totals = await categoryTotals(ctx);
      const row = (node: CategoryNode): TreeCategory => ({
        ...nameOf(local.byID.get(node.category_id) ?? node),
        parentID: node.parent_category_id,
        color: node.color,
        displayAs: node.display_as,
        countDiscussions: totals.get(node.category_id)?.countDiscussions ?? 0,
        isArchived: node.is_archived,
        isBeingDeleted: node.is_being_deleted,
        hasOwnPermissions: node.has_custom_permissions,
      });
      return {
        // Each right below the one it stands in.
        categories: tree.descendants(null).flatMap((id) => {
          const node = tree.byID.get(id);
          return node ? [row(node)] : [];
        }),
        audiences: audiencesOf(tree, await rolesAndGrants(ctx)),
      } satisfies CategorySettingsPageProps;
    },
  }),
  widget({
    id: 'categories.one',
    component: 'OneCategoryPage',
    name: 'Settings of a category',
    views: [],
    hydrate: async (ctx, { params }) => {
      const tree = await ctx.snapshot(categoriesSnapshot);
      const node = tree.byID.get(Number(params.categoryID));
      if (!node || !ctx.can('site.manage')) return null;
      const types = (await ctx.snapshot(postTypesSnapshot)).all.filter((row) => isInUse(ctx, row));
      return {
        category: { ...presentCategoryEdit(node), path: categoryPath(node.urlcode) },
        above: tree.ancestors(node.category_id).toReversed().map(nameOf),
        postTypes: types.map((type) => ({
          postTypeID: type.post_type_id,
          name: ctx.translator.t(type.name),
        })),
        countDiscussions: (await categoryTotals(ctx)).get(node.category_id)?.countDiscussions ?? 0,
        hasChildren: tree.children(node.category_id).length > 0,
      } satisfies OneCategoryPageProps;
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

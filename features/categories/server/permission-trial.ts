// What other permissions of a category would change. Both states are asked of the one permission engine; nothing is written.
import { notFound } from '../../../platform/contract/errors.ts';
import type { PermissionName } from '../../../platform/contract/permission-names.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { permissionsOf } from '../../../platform/server/permissions/permission-registry.ts';
import { permissionSetOf } from '../../../platform/server/permissions/permission-sets.ts';
import { findRoles } from '../../roles/server/role.queries.ts';
import { profilePath } from '../../users/server/user.address.ts';
import type { PermissionTrial, PermissionTrialPost } from '../permission-trials.contract.ts';
import { discussionsSeenIn } from './category.counts.ts';
import { localTree } from './category.local-tree.ts';
import { visibleIn } from './category.policy.ts';
import type { CategoryTree } from './category.snapshot.ts';
import { comparing, isChanged } from './permission-trial.compare.ts';
import { membersConcerned } from './permission-trial.members.ts';
import { registryAfter, requireSavable, treeAfter } from './permission-trial.registry.ts';

export async function tryPermissions(
  ctx: RequestContext,
  categoryID: number,
  post: PermissionTrialPost,
): Promise<PermissionTrial> {
  const tree = await localTree(ctx);
  const node = tree.byID.get(categoryID);
  if (!node) throw notFound('Category');
  const [before, roles] = await Promise.all([ctx.site.roleRegistry(), findRoles(ctx.db)]);
  const roleIDs = roles.map((role) => role.role_id);
  const { ofCategories } = permissionsOf(ctx);
  requireSavable(post, roleIDs, permissionsOf(ctx));
  const change = { node, post, ofCategories };
  const changedTree = treeAfter(tree, change);
  const after = registryAfter(before, changedTree, roleIDs, change);
  const compare = comparing(before, after, categoryID, ofCategories as readonly PermissionName[]);
  const changed = roles
    .map((role) => ({ roleID: role.role_id, name: role.name, ...compare([role.role_id], false) }))
    .filter(isChanged);
  const categoryIDs = sharing(tree, categoryID);
  const turnedFor = (type: 'guest' | 'member') => {
    const held = before.roleIDsByType.get(type) ?? [];
    return turned(ctx, categoryIDs, [
      visibleIn(tree, permissionSetOf(before, held, false)),
      visibleIn(changedTree, permissionSetOf(after, held, false)),
    ]);
  };
  const { members, ...counted } = await membersConcerned(
    ctx,
    changed.map(({ roleID }) => roleID),
    (held, isAdmin) => {
      const difference = compare(held, isAdmin);
      return isChanged(difference) ? difference : undefined;
    },
  );
  return {
    roles: changed,
    countCategories: categoryIDs.length,
    guests: await turnedFor('guest'),
    newMembers: await turnedFor('member'),
    ...counted,
    members: members.map(({ viewer: { userID, name }, difference }) => ({
      ...{ userID, name, url: ctx.url(profilePath(name)) },
      ...difference,
    })),
  };
}

/** Itself and what has its permissions: the same ones before and after, since what lies between has none of its own. */
function sharing(tree: CategoryTree, categoryID: number): number[] {
  const below = tree
    .children(categoryID)
    .filter((child) => !child.has_custom_permissions)
    .flatMap((child) => sharing(tree, child.category_id));
  return [categoryID, ...below];
}

async function turned(
  ctx: RequestContext,
  categoryIDs: readonly number[],
  [before, after]: readonly [ReturnType<typeof visibleIn>, ReturnType<typeof visibleIn>],
): Promise<PermissionTrial['guests']> {
  const count = async (visible: ReturnType<typeof visibleIn>) =>
    discussionsSeenIn(ctx, visible, categoryIDs.filter(visible.has));
  const more = (await count(after)) - (await count(before));
  return { countShown: Math.max(0, more), countHidden: Math.max(0, -more) };
}

// What other permissions of a role would change. Both states are asked of the one permission engine; nothing is written.
import { notFound } from '../../../platform/contract/errors.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { permissionsOf } from '../../../platform/server/permissions/permission-registry.ts';
import type { PermissionFragment } from '../../roles/roles.contract.ts';
import { readGrants } from '../../roles/server/role.grants.ts';
import { findManagingGrants, findRoles } from '../../roles/server/role.queries.ts';
import { profilePath } from '../../users/server/user.address.ts';
import type { ChangeOfSight, PermissionChange, RoleTrial } from '../role-trials.contract.ts';
import { discussionsSeenIn } from './category.counts.ts';
import { localTree } from './category.local-tree.ts';
import { visibleIn } from './category.policy.ts';
import type { CategoryTree } from './category.snapshot.ts';
import { membersConcerned } from './permission-trial.members.ts';
import { comparingRoles, type FoundChange, type Sides } from './role-trial.compare.ts';
import { registryAfterGrants, treeAfterGrants } from './role-trial.registry.ts';

type Trees = readonly [CategoryTree, CategoryTree];

const MOST_COUNTED = 1000;
const CATEGORIES_NAMED = 5;

export async function tryRolePermissions(
  ctx: RequestContext,
  roleID: number,
  fragments: readonly PermissionFragment[],
): Promise<RoleTrial> {
  const roles = await findRoles(ctx.db);
  if (!roles.some((role) => role.role_id === roleID)) throw notFound('Role');
  const permissions = permissionsOf(ctx);
  const grants = readGrants(permissions, fragments);
  const tree = await localTree(ctx);
  const trees: Trees = [tree, treeAfterGrants(tree, grants)];
  const before = await ctx.site.roleRegistry();
  const after = registryAfterGrants(
    before,
    trees,
    roles.map((role) => role.role_id),
    {
      roleID,
      grants,
      cameWithManaging: await findManagingGrants(ctx.db, roleID),
      ofCategories: permissions.ofCategories,
    },
  );
  const compare = comparingRoles({ registries: [before, after], trees, permissions: permissions.all });
  const changed = roles
    .map((role) => ({ role, sides: compare([role.role_id], false) }))
    .filter(({ sides }) => sides.changes.length > 0);
  const { members, ...counted } = await membersConcerned(
    ctx,
    changed.map(({ role }) => role.role_id),
    (roleIDs, isAdmin) => {
      const sides = compare(roleIDs, isAdmin);
      return sides.changes.length > 0 ? sides : undefined;
    },
  );
  return {
    roles: await each(changed, async ({ role: { role_id: id, name }, sides }) => ({
      ...{ roleID: id, name },
      ...(await differencesOf(ctx, trees, sides)),
    })),
    ...(await holdersOf(ctx, roleID)),
    ...counted,
    members: await each(members, async ({ viewer: { userID, name }, difference }) => ({
      ...{ userID, name, url: ctx.url(profilePath(name)) },
      ...(await differencesOf(ctx, trees, difference)),
    })),
  };
}

const each = <T, R>(all: readonly T[], present: (one: T) => Promise<R>) => Promise.all(all.map(present));

async function holdersOf(
  { db }: RequestContext,
  roleID: number,
): Promise<Pick<RoleTrial, 'countHolders' | 'hasMoreHolders'>> {
  const row = await db.row<{ count: number }>(sql`
    select count(*)::int as count from (
      select from user_roles where role_id = ${roleID} limit ${sql.integer(MOST_COUNTED + 1)}) held`);
  const count = row?.count ?? 0;
  return { countHolders: Math.min(count, MOST_COUNTED), hasMoreHolders: count > MOST_COUNTED };
}

async function differencesOf(
  ctx: RequestContext,
  trees: Trees,
  sides: Sides,
): Promise<{ changes: PermissionChange[]; sight: ChangeOfSight }> {
  const visible = [visibleIn(trees[0], sides.before), visibleIn(trees[1], sides.after)] as const;
  const [before, after] = visible;
  const shown = after.ids.filter((id) => !before.has(id));
  const hidden = before.ids.filter((id) => !after.has(id));
  const more =
    (await discussionsSeenIn(ctx, after, after.ids)) - (await discussionsSeenIn(ctx, before, before.ids));
  const added = await discussionsSeenIn(ctx, after, shown);
  return {
    changes: await Promise.all(
      sides.changes.map(async (found) => ({
        ...presentChange(trees[1], found),
        countDiscussions:
          found.categoryIDs &&
          (await discussionsSeenIn(ctx, found.isGained ? after : before, found.categoryIDs)),
      })),
    ),
    sight: {
      countCategoriesShown: shown.length,
      countCategoriesHidden: hidden.length,
      countShown: added,
      countHidden: Math.max(0, added - more),
    },
  };
}

function presentChange(tree: CategoryTree, { permission, isGained, categoryIDs }: FoundChange) {
  return {
    ...{ permission: permission.name, label: permission.label, isGained },
    countCategories: categoryIDs === null ? null : categoryIDs.length,
    categories: (categoryIDs ?? []).slice(0, CATEGORIES_NAMED).flatMap((categoryID) => {
      const node = tree.byID.get(categoryID);
      return node ? [{ categoryID, name: node.name }] : [];
    }),
  };
}

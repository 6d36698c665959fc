import { DomainError, notFound, permissionProblem } from '../../../platform/contract/errors.ts';
import type { PermissionName } from '../../../platform/contract/permission-names.ts';
import { makeContext, type RequestContext } from '../../../platform/server/http/context.ts';
import { permissionsOf } from '../../../platform/server/permissions/permission-registry.ts';
import { permissionSetOf, type RoleRegistry } from '../../../platform/server/permissions/permission-sets.ts';
import { guestViewer, viewersOfUsers } from '../../../platform/server/sessions/identify.ts';
import { AUDIENCE_USER_ID, Viewer } from '../../../platform/server/sessions/viewer.ts';
import { localTree } from '../../categories/server/category.local-tree.ts';
import { findRoles } from '../../roles/server/role.queries.ts';
import { type WhyAnswer, type WhyQuestion, whyError } from '../why.contract.ts';
import { besideRoles } from './beside-roles.ts';
import { type Explanation, explanations, type RecordFacts } from './explanations.ts';
import { originsOf } from './origins.ts';
import { ruleBehind } from './state-rules.ts';

type Role = WhyAnswer['who']['roles'][number];

export async function explain(ctx: RequestContext, question: WhyQuestion): Promise<WhyAnswer> {
  const { recordType, recordID, act } = question;
  const explanation = explanations.of(ctx).find((each) => each.recordType === recordType && each.act === act);
  if (!explanation) throw whyError('why.unknownAct', { recordType, act });
  const facts = await explanation.facts(ctx, recordID);
  requireMayAsk(ctx, facts);
  const registry = await ctx.site.roleRegistry();
  const roles = await namedRoles(ctx);
  const viewer = await viewerOf(ctx, registry, roles, question);
  const refusal = await refusalFor(ctx, viewer, explanation, recordID);
  const place = facts?.categoryID ? await placeOf(ctx, registry, facts.categoryID) : null;
  const categoryID = facts?.categoryID ?? null;
  const permissions = await Promise.all(
    explanation.permissions.map(async (permission) => ({
      label: permissionsOf(ctx).find(permission)?.label ?? permission,
      ...decided(registry, viewer, roles, permission, categoryID),
      ...(await besideRoles(ctx, registry, viewer, { permission, categoryID })),
    })),
  );
  const who = {
    userID: viewer.userID > 0 ? viewer.userID : null,
    name: viewer.name,
    roles: roles.filter(({ roleID }) => viewer.roleIDs.includes(roleID)),
    isAdmin: viewer.permissions.isAdmin,
    isBanned: viewer.isBanned,
  };
  const states = statesOf(explanation, facts);
  const { origins, setBy, stateEntry } = await originsOf(ctx, {
    ...{ permissions, who, states, record: { recordType, recordID } },
    categoryID: place?.permissionsOf?.categoryID ?? null,
    stateActs: explanation.stateActs ?? {},
  });
  return {
    isAllowed: refusal === null,
    refusal,
    who,
    place,
    permissions: permissions.map((each) => ({ ...each, origins: origins(each.permission) })),
    states: await Promise.all(
      states.map(async (each) => ({
        ...each,
        rule: await ruleBehind(ctx, { recordType, recordID }, each.state),
        entry: stateEntry(each.state),
      })),
    ),
    setBy,
  };
}

function statesOf({ states }: Explanation, facts: RecordFacts | undefined) {
  return (facts?.states ?? []).map((state) => ({ state, name: states[state] ?? state }));
}

/** Moderators learn nothing of what stands where they do not moderate, not even whether it is there. */
function requireMayAsk({ viewer }: RequestContext, facts: RecordFacts | undefined): void {
  if (viewer.can('site.manage')) return;
  const isGlobal = viewer.can('community.moderate');
  const mayAsk =
    facts &&
    (facts.categoryID === null
      ? isGlobal
      : viewer.canInCategory(isGlobal ? 'discussions.view' : 'posts.moderate', facts.categoryID));
  if (!mayAsk) throw permissionProblem(['site.manage']);
}

/** Without those that are personal information, where that is not for whoever asks. */
export async function namedRoles(ctx: RequestContext): Promise<Role[]> {
  const seesAll = ctx.can('personalInfo.view');
  return (await findRoles(ctx.db))
    .filter((role) => seesAll || !role.is_personal_info)
    .map((role) => ({ roleID: role.role_id, name: role.name }));
}

async function viewerOf(
  ctx: RequestContext,
  registry: RoleRegistry,
  roles: readonly Role[],
  { userID, roleID }: WhyQuestion,
): Promise<Viewer> {
  if (userID !== undefined && roleID !== undefined) throw whyError('why.onePerson');
  if (userID !== undefined) {
    const [member] = await viewersOfUsers(ctx.site, registry, ctx.db, [userID]);
    if (!member) throw notFound('User');
    return member;
  }
  if (roleID === undefined) return guestViewer(registry);
  const role = roles.find((each) => each.roleID === roleID);
  if (!role) throw notFound('Role');
  const permissions = permissionSetOf(registry, [roleID], false);
  return new Viewer({
    userID: AUDIENCE_USER_ID,
    name: role.name,
    roleIDs: [roleID],
    permissions,
    via: 'system',
  });
}

/** By the function that decides when they ask themselves. */
async function refusalFor(
  ctx: RequestContext,
  viewer: Viewer,
  { require }: Explanation,
  recordID: number,
): Promise<WhyAnswer['refusal']> {
  const theirs = await makeContext(ctx.site, viewer, { locale: ctx.locale });
  try {
    await require(theirs, recordID);
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { description, permissions } = error.context;
    return {
      code: error.code,
      status: error.status,
      message: typeof description === 'string' ? description : error.message,
      permissions: Array.isArray(permissions) ? permissions.map(String) : [],
    };
  }
}

async function placeOf(
  ctx: RequestContext,
  registry: RoleRegistry,
  categoryID: number,
): Promise<WhyAnswer['place']> {
  const tree = await localTree(ctx);
  const named = (id: number) => {
    const node = tree.byID.get(id);
    return node ? { categoryID: id, name: node.name } : null;
  };
  const place = named(categoryID);
  if (!place) return null;
  const decisive = registry.junctionAliases.category?.[String(categoryID)] ?? categoryID;
  const isOwn = registry.junctions.category?.includes(decisive) ?? false;
  const above = tree.ancestors(categoryID).map(({ category_id: id, name }) => ({ categoryID: id, name }));
  return { ...place, above: above.reverse(), permissionsOf: isOwn ? named(decisive) : null };
}

function decided(
  registry: RoleRegistry,
  viewer: Viewer,
  roles: readonly Role[],
  permission: PermissionName,
  categoryID: number | null,
): Omit<WhyAnswer['permissions'][number], 'label' | 'origins' | 'grantedBeside' | 'takenBy'> {
  const question = categoryID === null ? {} : { resourceType: 'category', resourceID: categoryID };
  const { allowed, because } = viewer.why(permission, question);
  const grants = ({ roleID, name }: Role) => {
    const permissions = permissionSetOf(registry, [roleID], false);
    const alone = new Viewer({
      userID: AUDIENCE_USER_ID,
      name,
      roleIDs: [roleID],
      permissions,
      via: 'system',
    });
    return alone.why(permission, question).allowed;
  };
  const grantedTo = roles.filter(grants);
  return {
    permission,
    isHeld: allowed,
    rule: because.rule,
    grantedBy: grantedTo.filter(({ roleID }) => viewer.roleIDs.includes(roleID)),
    grantedTo,
  };
}

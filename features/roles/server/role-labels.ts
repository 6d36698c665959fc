// At the head of a profile: the roles that say more than being here.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { type MemberLabel, memberLabels } from '../../../platform/server/places/member-labels.ts';
import { findRoles, rolesOfUsers } from './role.queries.ts';

export const roleLabels = memberLabels.add({
  places: ['profile'],
  position: 20,
  labelsOf: (ctx, members) =>
    labelsOfRoles(
      ctx,
      members.map(({ userID }) => userID),
    ),
});

async function labelsOfRoles(
  ctx: RequestContext,
  userIDs: readonly number[],
): Promise<Map<number, MemberLabel[]>> {
  const [own, all] = await Promise.all([rolesOfUsers(ctx.db, userIDs), findRoles(ctx.db)]);
  const usual = new Set(
    all.filter((role) => role.is_personal_info || isUsual(role.type)).map((role) => role.role_id),
  );
  return new Map(
    [...own].map(([userID, roles]) => [
      userID,
      roles
        .filter(({ roleID }) => !usual.has(roleID))
        .map(({ name }) => ({ text: ctx.translator.t(name), tone: 'staff' })),
    ]),
  );
}

function isUsual(type: string | null): boolean {
  return type !== null && type !== 'moderator' && type !== 'administrator';
}

// One member: who they are, and the parts that capabilities know. One that fails says so, and takes nothing with it.
import { notFound } from '../../../platform/contract/errors.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { type MemberPart, memberParts } from '../../../platform/server/places/member-parts.ts';
import { outranksViewer, ranksBelowViewer } from '../../roles/server/role.policy.ts';
import { profilePath } from '../../users/server/user.address.ts';
import { PEOPLE } from '../../users/server/user.queries.ts';
import type { MemberDetail, MemberPartShown } from '../members.contract.ts';
import { MEMBER_COLUMNS } from './member.list.ts';
import { type MemberColumns, presentMembers, presentStates, statesFor } from './member.present.ts';

export async function requireMember(ctx: RequestContext, userID: number): Promise<MemberColumns> {
  const row = await ctx.db.row<MemberColumns>(
    sql`select ${MEMBER_COLUMNS} from users where users.user_id = ${userID} and ${PEOPLE}`,
  );
  if (!row) throw notFound('User');
  return row;
}

export async function detailOf(ctx: RequestContext, userID: number): Promise<MemberDetail> {
  const row = await requireMember(ctx, userID);
  const [[shown], parts, actions] = await Promise.all([
    presentMembers(ctx, [row]),
    partsOf(ctx, userID),
    actionsOn(ctx, userID),
  ]);
  if (!shown) throw notFound('User');
  return {
    ...shown,
    url: ctx.url(profilePath(row.name)),
    isBanned: row.banned !== 0,
    emailConfirmed: ctx.can('personalInfo.view') ? row.email_confirmed : null,
    stateDetails: presentStates(
      ctx,
      statesFor(ctx).filter(({ id }) => shown.states.includes(id)),
    ),
    parts,
    actions: { ...actions, showEmail: ctx.can('personalInfo.view') && row.email !== null },
  };
}

async function actionsOn(ctx: RequestContext, userID: number) {
  const isOther = userID !== ctx.viewer.userID;
  const [isAbove, isBelow] = await Promise.all([outranksViewer(ctx, userID), ranksBelowViewer(ctx, userID)]);
  const mayEdit = ctx.can('users.edit') && !isAbove;
  return {
    edit: mayEdit,
    ban: ctx.can('users.edit') && isBelow,
    delete: ctx.can('users.delete') && !isAbove && isOther,
    endSessions: ctx.can('community.moderate') && !isAbove,
  };
}

async function partsOf(ctx: RequestContext, userID: number): Promise<MemberPartShown[]> {
  const allowed = memberParts
    .of(ctx)
    .filter(({ permission }) => ctx.can(permission))
    .toSorted((a, b) => a.position - b.position);
  const shown: MemberPartShown[] = [];
  for (const part of allowed) {
    const found = await loadPart(ctx, part, userID);
    if (found) shown.push(found);
  }
  return shown;
}

async function loadPart(
  ctx: RequestContext,
  { id, name, load }: MemberPart,
  userID: number,
): Promise<MemberPartShown | undefined> {
  const { t } = ctx.translator;
  const nothing = { id, name: t(name), lines: [], count: null, url: null, linkName: null };
  try {
    const found = await load(ctx, userID);
    if (!found) return undefined;
    const { lines, count = null, link } = found;
    return {
      ...nothing,
      lines: lines.map(({ name: term = null, text = null, date = null, note = null, url = null }) => ({
        ...{ name: term, text, date, note, url },
      })),
      count,
      url: link?.url ?? null,
      linkName: link?.name ?? null,
      isFailed: false,
    };
  } catch (error) {
    ctx.site.log.warn(
      { err: error, part: id, requestID: ctx.requestID },
      'a part of a member cannot be read',
    );
    return { ...nothing, isFailed: true };
  }
}

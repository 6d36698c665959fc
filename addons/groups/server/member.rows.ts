// Who belongs to a group, who is asked to, and who asks.
import { type RequestContext, type Sql, sql, userFragments } from '@parley/addon-api';
import type { GroupApplicant, GroupInvite, GroupMember } from '../group-members.contract.ts';

export interface Span {
  page: number;
  limit: number;
  ahead?: number;
}

interface MemberRow {
  user_id: number;
  role: GroupMember['role'];
  date_inserted: string;
}

const spanOf = ({ page, limit, ahead = 0 }: Span) =>
  sql`limit ${sql.integer(limit + ahead)} offset ${sql.integer((page - 1) * limit)}`;

async function withUsers<Row extends { user_id: number }>(ctx: RequestContext, rows: readonly Row[]) {
  const people = await userFragments(
    ctx,
    rows.map((row) => row.user_id),
  );
  return rows.map((row) => ({
    row,
    userID: row.user_id,
    user: people.get(row.user_id) as GroupMember['user'],
  }));
}

async function presentMembers(ctx: RequestContext, rows: readonly MemberRow[]): Promise<GroupMember[]> {
  return (await withUsers(ctx, rows)).map(({ row, ...person }) => ({
    ...person,
    role: row.role,
    dateInserted: row.date_inserted,
  }));
}

const members = (condition: Sql) => sql`
  select m.user_id, m.role, m.date_inserted from group_members m where ${condition}`;

export async function groupMembers(ctx: RequestContext, groupID: number, span: Span): Promise<GroupMember[]> {
  return presentMembers(
    ctx,
    await ctx.db.rows<MemberRow>(sql`
      ${members(sql`m.group_id = ${groupID}`)}
      order by m.role = 'leader' desc, m.date_inserted, m.user_id ${spanOf(span)}`),
  );
}

export async function oneMember(ctx: RequestContext, groupID: number, userID: number): Promise<GroupMember> {
  const rows = await ctx.db.rows<MemberRow>(members(sql`m.group_id = ${groupID} and m.user_id = ${userID}`));
  return (await presentMembers(ctx, rows))[0] as GroupMember;
}

export async function groupInvites(ctx: RequestContext, groupID: number, span: Span): Promise<GroupInvite[]> {
  const rows = await ctx.db.rows<{ user_id: number; date_inserted: string }>(sql`
    select user_id, date_inserted from group_invites where group_id = ${groupID}
    order by date_inserted desc, user_id ${spanOf(span)}`);
  return (await withUsers(ctx, rows)).map(({ row, ...person }) => ({
    ...person,
    dateInserted: row.date_inserted,
  }));
}

/** Those who wait for an answer; `userID`: this one alone. */
export async function groupApplicants(
  ctx: RequestContext,
  groupID: number,
  span: Span,
  userID?: number,
): Promise<GroupApplicant[]> {
  const isOne = userID === undefined ? sql`true` : sql`user_id = ${userID}`;
  const rows = await ctx.db.rows<{ user_id: number; body: string; date_inserted: string }>(sql`
    select user_id, body, date_inserted from group_applicants
    where group_id = ${groupID} and status = 'pending' and ${isOne}
    order by date_inserted, user_id ${spanOf(span)}`);
  return (await withUsers(ctx, rows)).map(({ row, ...person }) => ({
    ...person,
    body: row.body,
    dateInserted: row.date_inserted,
  }));
}

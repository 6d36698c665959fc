// Who may see a group, who belongs to it, and who leads it: decided in the statement that reads it.
import { notFound, type RequestContext, type Sql, sql, type Transaction } from '@parley/addon-api';
import { groupError } from '../groups.contract.ts';

export interface GroupRow {
  group_id: number;
  name: string;
  description: string;
  format: string;
  description_html: string;
  excerpt: string;
  privacy: 'public' | 'private' | 'secret';
  insert_user_id: number;
  date_inserted: string;
  date_updated: string | null;
  count_members: number;
  icon_url: string | null;
  icon_alt: string;
  banner_url: string | null;
  banner_alt: string;
  category_id: number | null;
  /** Since when moderators keep it out of sight: for those who lead it, and for staff. */
  date_held: string | null;
  /** It waits for approval; once it is approved or refused, no more. */
  is_unpublished: boolean;
  count_discussions: number;
  date_last_comment: string | null;
  /** A new wording of it waits for approval: told to those who lead it. */
  is_edit_waiting: boolean;
  /** Of the viewer. */
  role: 'member' | 'leader' | null;
  is_invited: boolean;
  date_followed: string | null;
}

type Reader = Pick<RequestContext, 'viewer' | 'can'>;
type ReaderOfRows = Reader & { db: Pick<Transaction, 'row'> };

/** Rows of GroupRow, of groups `g`: what is secret is there for those who belong to it or are asked to, and for staff. */
export function seenGroups(ctx: Reader, condition: Sql): Sql {
  const { userID } = ctx.viewer;
  const isSeen = ctx.can('groups.moderate')
    ? sql`true`
    : sql`(g.privacy <> 'secret' or own.role is not null or invite.user_id is not null)
        and (g.date_held is null or own.role = 'leader')`;
  // What is posted there, and when, is for those who read it.
  const reads = ctx.can('groups.moderate')
    ? sql`true`
    : sql`(g.date_held is null and (g.privacy = 'public' or own.role is not null))`;
  return sql`
    select g.group_id, g.name, g.description, g.format, g.description_html, g.excerpt, g.privacy, g.insert_user_id,
      g.date_inserted, g.date_updated, g.count_members, g.icon_url, g.icon_alt, g.banner_url, g.banner_alt,
      g.date_held, g.is_unpublished,
      case when ${reads} then g.category_id end as category_id,
      case when ${reads} then coalesce(c.count_discussions, 0) else 0 end as count_discussions,
      case when ${reads} then c.date_last_post end as date_last_comment,
      (${ctx.can('groups.moderate')} or own.role = 'leader') and exists (
        select from group_edits e where e.group_id = g.group_id) as is_edit_waiting, own.role, invite.user_id is not null as is_invited,
      own.date_followed
    from groups g
    left join categories c using (category_id)
    left join group_members own on own.group_id = g.group_id and own.user_id = ${userID}
    left join group_invites invite on invite.group_id = g.group_id and invite.user_id = ${userID}
    where g.date_deleted is null and ${isSeen} and ${condition}`;
}

/** The group, or 404, whatever the reason. */
export async function requireGroup(ctx: ReaderOfRows, groupID: number): Promise<GroupRow> {
  const row = await ctx.db.row<GroupRow>(seenGroups(ctx, sql`g.group_id = ${groupID}`));
  if (!row) throw notFound('Group');
  return row;
}

export const leads = (ctx: Reader, { role }: Pick<GroupRow, 'role'>) =>
  role === 'leader' || ctx.can('groups.moderate');

export const seesMembers = (ctx: Reader, { role, privacy }: Pick<GroupRow, 'role' | 'privacy'>) =>
  privacy === 'public' || role !== null || ctx.can('groups.moderate');

export async function requireLed(ctx: ReaderOfRows, groupID: number): Promise<GroupRow> {
  const group = await requireGroup(ctx, groupID);
  if (!leads(ctx, group)) throw groupError('group.leadersOnly');
  return group;
}

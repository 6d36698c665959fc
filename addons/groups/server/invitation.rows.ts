// Invitations by mail and links, as leaders see them, and as whoever follows one does.
import { type RequestContext, type Sql, sql, type Transaction } from '@parley/addon-api';
import type { GroupInvitation } from '../group-invitations.contract.ts';
import { hashOfToken, invitationPath, tokenOf } from './invitation.tokens.ts';
import type { Span } from './member.rows.ts';

export interface InvitationRow {
  invitation_id: number;
  group_id: number;
  email: string | null;
  nonce: Buffer;
  insert_user_id: number;
  date_inserted: string;
  date_expires: string;
}

const rowsWhere = (condition: Sql) => sql`
  select i.invitation_id, i.group_id, i.email, i.nonce, i.insert_user_id, i.date_inserted, i.date_expires
  from group_invitations i join users u on u.user_id = i.insert_user_id and u.banned = 0 and u.date_deleted is null
  where i.date_expires > now() and ${condition}`;

export function openInvitations(
  ctx: RequestContext,
  groupID: number,
  { page, limit, ahead = 0 }: Span,
): Promise<InvitationRow[]> {
  return ctx.db.rows<InvitationRow>(sql`
    ${rowsWhere(sql`i.group_id = ${groupID}`)} order by i.invitation_id desc
    limit ${sql.integer(limit + ahead)} offset ${sql.integer((page - 1) * limit)}`);
}

type Reader = Pick<Transaction, 'row'>;

/** Nobody comes into a group that is out of sight. */
const IS_OPEN = sql.raw(`exists (select from groups g
  where g.group_id = i.group_id and g.date_held is null and g.date_deleted is null)`);

/** Of inviters who are banned or gone none can be used. */
export const invitationOf = (db: Reader, token: string) =>
  db.row<InvitationRow>(rowsWhere(sql`i.token_hash = ${hashOfToken(token)} and ${IS_OPEN}`));

export const invitationByID = (db: Reader, invitationID: number) =>
  db.row<InvitationRow>(rowsWhere(sql`i.invitation_id = ${invitationID} and ${IS_OPEN}`));

/** `a…@example.org`: enough to tell two apart, and no address to write to. */
function shortened(email: string): string {
  const [first = ''] = Array.from(email);
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}

export function presentInvitations(
  ctx: RequestContext,
  rows: readonly InvitationRow[],
): Promise<GroupInvitation[]> {
  return Promise.all(
    rows.map(async (row) => {
      const isOwn = row.insert_user_id === ctx.viewer.userID;
      const showsLink = isOwn && row.email === null;
      return {
        invitationID: row.invitation_id,
        email: row.email === null || isOwn ? row.email : shortened(row.email),
        url: showsLink ? ctx.url(invitationPath(await tokenOf(ctx.site, row.nonce))) : null,
        insertUserID: row.insert_user_id,
        dateInserted: row.date_inserted,
        dateExpires: row.date_expires,
      };
    }),
  );
}

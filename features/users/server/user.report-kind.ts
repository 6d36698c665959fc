// A profile can be reported: a name, a picture, what somebody says of themselves. It stands in no category.
import { notFound } from '../../../platform/contract/errors.ts';
import { escapeHtml } from '../../../platform/server/content/escape.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { ReportedRecord, ReportKind } from '../../../platform/server/places/report-kinds.ts';
import { profilePath } from './user.address.ts';
import { visibilityOf } from './user.policy.ts';
import { findUser } from './user.queries.ts';

interface Row {
  user_id: number;
  name: string;
  title: string | null;
  banned: number;
  date_inserted: string;
  date_updated: string | null;
}

const find: ReportKind['find'] = async (ctx, ids) => {
  const rows = await ctx.db.rows<Row>(sql`
    select user_id, name, title, banned, date_inserted, date_updated from users
    where user_id = any(${[...ids]}) and date_deleted is null and admin < 2`);
  return rows.map((row) => ({
    recordID: row.user_id,
    name: row.name,
    html: row.title ? `<p>${escapeHtml(row.title)}</p>` : '',
    path: profilePath(row.name),
    insertUserID: row.user_id,
    dateInserted: row.date_inserted,
    dateUpdated: row.date_updated,
    categoryID: null,
    isLive: row.banned === 0,
  }));
};

export const userReportKind: ReportKind = {
  recordType: 'user',
  name: 'Profile',
  require: async (ctx, userID) => {
    const user = await findUser(ctx.db, userID);
    const [record] = user && visibilityOf(ctx, user) !== 'private' ? await find(ctx, [userID]) : [];
    if (!record) throw notFound('User');
    return record as ReportedRecord;
  },
  find,
};

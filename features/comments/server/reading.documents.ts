// Links that lead to where a member goes on reading a discussion, wherever that is by now.
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { DocumentResponse, WebDocument } from '../../../platform/server/http/document.ts';
import { discussionPath } from '../../discussions/discussion.address.ts';
import { requireDiscussion } from '../../discussions/server/discussion.policy.ts';
import { readMarks } from '../../discussions/server/reading/read-marks.ts';
import { commentPath } from '../comment.address.ts';

interface Mark {
  last_number_read: number | null;
  place_number: number | null;
}

/** One's own comments are never news. */
const isNotOwn = ({ viewer }: RequestContext): Sql => sql`c.insert_user_id <> ${viewer.userID}`;

export const readingDocuments: WebDocument[] = [
  leading(
    '/discussion/unread/:discussionID',
    'Leads to the first comment that the reader has not seen.',
    (ctx, mark) => sql`c.number > ${mark.last_number_read ?? 0} and ${isNotOwn(ctx)}`,
  ),
  leading('/discussion/continue/:discussionID', 'Leads to where the reader stopped.', (_ctx, mark) =>
    mark.place_number === null ? undefined : sql`c.number >= ${mark.place_number}`,
  ),
  {
    path: '/discussion/at/:discussionID/:number',
    summary: 'Leads to the comment of that number, or to the nearest one that is left.',
    handle: async (ctx, { params }) => {
      const { discussionID, start } = await startOf(ctx, params);
      const number = integerOf(params.number);
      const next = await nextComment(ctx, discussionID, sql`c.number >= ${number}`);
      const near = next ?? (await nextComment(ctx, discussionID, sql`c.number < ${number}`, sql`desc`));
      return to(near ? ctx.url(commentPath(near)) : start);
    },
  },
];

function leading(
  path: string,
  summary: string,
  from: (ctx: RequestContext, mark: Mark) => Sql | undefined,
): WebDocument {
  return {
    path,
    summary,
    handle: async (ctx, { params }) => {
      const { discussionID, start } = await startOf(ctx, params);
      if (ctx.viewer.isGuest) return to(start);
      const mark = await ctx.db.row<Mark>(readMarks(ctx.viewer.userID, sql`${[discussionID]}::int[]`));
      const condition = mark && from(ctx, mark);
      const next = condition && (await nextComment(ctx, discussionID, condition));
      return to(next ? ctx.url(commentPath(next)) : start);
    },
  };
}

async function startOf(ctx: RequestContext, params: Readonly<Record<string, string | undefined>>) {
  const row = await requireDiscussion(ctx, integerOf(params.discussionID));
  const start = ctx.url(discussionPath({ discussionID: row.discussion_id, name: row.name }));
  return { discussionID: row.discussion_id, start };
}

/** What is none, or none of the database, is that of nothing. */
function integerOf(text: string | undefined): number {
  const number = Number(text);
  return Number.isInteger(number) && Math.abs(number) < 2 ** 31 ? number : 0;
}

/** By its number, from there on: it is found by the key. */
async function nextComment(
  ctx: RequestContext,
  discussionID: number,
  condition: Sql,
  order: Sql = sql`asc`,
): Promise<number | undefined> {
  const row = await ctx.db.row<{ comment_id: number }>(sql`
    select c.comment_id from comments c
    where c.discussion_id = ${discussionID} and ${condition} and c.date_held is null and c.date_tombstoned is null
    order by c.number ${order} limit 1`);
  return row?.comment_id;
}

function to(redirectTo: string): DocumentResponse {
  return { body: '', redirectTo };
}

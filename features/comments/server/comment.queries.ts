// Rows of comments, with what they need of their discussion.
import {
  cachedRowsByVersion,
  type VersionedKind,
  type Versions,
} from '../../../platform/server/cache/cached-rows.ts';
import type { Queryable } from '../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { isNotGoing } from '../../discussions/server/deleting/comments-going.ts';

export interface CommentRow {
  comment_id: number;
  /** Another one after every change of the comment's own row. */
  own_version: string;
  discussion_id: number;
  parent_comment_id: number | null;
  depth: number;
  number: number;
  insert_user_id: number;
  update_user_id: number | null;
  body: string | null;
  format: string;
  body_html: string | null;
  image: { url: string; alt: string } | null;
  score: number;
  count_descendant_comments: number;
  score_child_comments: number;
  is_tombstone: boolean;
  is_held: boolean;
  date_inserted: string;
  date_updated: string | null;
  discussion_name: string;
  discussion_type: string;
  category_id: number;
  is_closed: boolean;
  is_discussion_held: boolean;
  discussion_user_id: number;
}

export interface RowParts {
  withBody: boolean;
  /** As it was written. */
  withSource: boolean;
}

/** Of the first hundred: what is read for one comment does not grow with the replies to it. */
function scoreOfReplies(commentID: string): Sql {
  return sql`(
    select coalesce(sum(score), 0)::int from (
      select score from comments reply where reply.parent_comment_id = ${sql.raw(commentID)} and reply.date_held is null
      order by reply.date_inserted, reply.comment_id limit 100
    ) first)`;
}

export async function scoresOfReplies(db: Queryable, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db.rows<{ id: number; score: number }>(
    sql`select id, ${scoreOfReplies('id')} as score from unnest(${ids}::int[]) id`,
  );
  return new Map(rows.map(({ id, score }) => [id, score]));
}

/** In no order; ids that are not there are left out. */
export function findComments(
  db: Queryable,
  ids: readonly number[],
  { withBody, withSource }: RowParts = { withBody: true, withSource: true },
): Promise<CommentRow[]> {
  const part = (isWanted: boolean, column: string): Sql => sql.raw(isWanted ? `c.${column}` : 'null');
  return db.rows<CommentRow>(sql`
    select c.comment_id, c.xmin as own_version, c.discussion_id, c.parent_comment_id, c.depth, c.number, c.insert_user_id,
      c.update_user_id, ${part(withSource, 'body')} as body, c.format, ${part(withBody, 'body_html')} as body_html,
      c.image, c.score, c.count_descendant_comments,
      case when c.count_child_comments = 0 then 0 else ${scoreOfReplies('c.comment_id')} end as score_child_comments,
      c.date_tombstoned is not null as is_tombstone, c.date_held is not null as is_held, c.date_inserted,
      c.date_updated, d.name as discussion_name, d.type as discussion_type, d.category_id,
      d.date_closed is not null as is_closed, d.date_held is not null as is_discussion_held,
      d.insert_user_id as discussion_user_id
    from comments c join discussions d using (discussion_id)
    where c.comment_id = ${sql.anyOf(ids)} and d.date_removed is null and ${isNotGoing('c')}`);
}

type Versioned = CommentRow & { version: string };

/** The version of all that a thread shows of a row: its own, and those of related rows. */
export function versionOf(
  row: Pick<
    CommentRow,
    'own_version' | 'score_child_comments' | 'discussion_name' | 'discussion_type' | 'category_id'
  >,
): string {
  const { own_version, score_child_comments, category_id, discussion_type, discussion_name } = row;
  return `${own_version} ${score_child_comments} ${category_id} ${discussion_type} ${discussion_name}`;
}

/**
 * Those of these versions need not be read again. Whether the discussion is closed or held is not part of them: what
 * asks for that reads the comment again.
 */
export function commentsOfVersions(
  ctx: RequestContext,
  ids: readonly number[],
  withBody: boolean,
  versions: Versions,
): Promise<Versioned[]> {
  const kind: VersionedKind<Versioned> = {
    name: withBody ? 'comment with body' : 'comment',
    idOf: (row) => row.comment_id,
    bytesOf: (row) => 3000 + 4 * (row.body_html?.length ?? 0),
    read: async (_, missing) => {
      const rows = await findComments(ctx.db, missing, { withBody, withSource: false });
      return rows.map((row) => ({ ...row, version: versionOf(row) }));
    },
  };
  return cachedRowsByVersion(ctx, kind, ids, versions);
}

// Addresses of the old site lead on to where their content is now.

import type { Transaction } from '../../../platform/server/db/database.ts';
import { insertRows } from '../../../platform/server/db/insert-rows.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { visibleCategories } from '../../categories/server/category.policy.ts';
import { readOldPath } from './old-path.ts';
import { type RecordReference, recordPaths } from './record-paths.ts';

/** The path to redirect to; undefined where the path was never one of an imported site. */
export async function findOldPath(
  ctx: RequestContext,
  path: string,
  search = '',
): Promise<string | undefined> {
  const old = readOldPath(path, '', search);
  if (!old) return undefined;
  const { has } = await visibleCategories(ctx);
  for (const key of [old.key, ...(old.others ?? [])]) {
    const found = await referenceOf(ctx, key);
    if (!found) continue;
    const reference = { ...found, ...(old.number !== undefined && { number: old.number }) };
    const paths = await recordPaths(ctx.db, [reference], { isCategoryVisible: has });
    const target = paths.get(reference);
    if (target !== undefined) return target;
  }
  return undefined;
}

async function referenceOf(ctx: RequestContext, key: string): Promise<RecordReference | undefined> {
  const row = await ctx.db.row<{ record_type: RecordReference['recordType']; record_id: number }>(
    sql`select record_type, record_id from old_paths where path = ${key}`,
  );
  if (row) return { recordType: row.record_type, recordID: row.record_id };
  const postID = /^\/p\/(\d+)$/.exec(key)?.[1];
  return postID === undefined ? undefined : postOf(ctx, postID);
}

/** Discourse's short addresses of posts: there is one for every post, so they are not stored once more. */
async function postOf(ctx: RequestContext, postID: string): Promise<RecordReference | undefined> {
  const row = await ctx.db.row<{ kind: string; record_id: number }>(sql`
    select r.kind, r.record_id from imports i
    join imported_records r on r.source = i.source and r.kind in ('posts', 'opening posts') and r.foreign_id = ${postID}
    where i.kind = 'discourse' order by i.date_started limit 1`);
  return row && { recordType: row.kind === 'posts' ? 'comment' : 'discussion', recordID: row.record_id };
}

export async function insertOldPaths(
  tx: Transaction,
  rows: readonly { path: string; record_type: string; record_id: number }[],
): Promise<void> {
  const columns = { path: 'text', record_type: 'text', record_id: 'int' } as const;
  // Two old sites may share a path: the one that came first keeps it.
  await insertRows(tx, 'old_paths', columns, rows, sql`on conflict do nothing`);
}

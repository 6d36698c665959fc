// Topics wait in the database for their opening posts: a large forum has more of them than fit into memory.
import type { Queryable } from '../../../../platform/server/db/database.ts';
import { insertRows } from '../../../../platform/server/db/insert-rows.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { ImportRun } from '../import-run.ts';
import { inGroups } from '../pipeline.ts';
import type { ForumExport, ForumTopic } from './forum-export.ts';

const COLUMNS = { source: 'text', foreign_id: 'text', opening_id: 'text', topic: 'text' } as const;

export async function stageTopics(run: ImportRun, forum: ForumExport): Promise<void> {
  await forgetTopics(run);
  for await (const topics of inGroups(forum.topics(), run.batchSize)) {
    const distinct = [...new Map(topics.map((topic) => [topic.id, topic])).values()];
    await run.transaction((tx) =>
      insertRows(
        tx,
        'imported_topics',
        COLUMNS,
        distinct.map((topic) => ({
          ...{ source: run.source, foreign_id: topic.id, opening_id: topic.openingID },
          topic: JSON.stringify(topic),
        })),
        sql`on conflict do nothing`,
      ),
    );
  }
}

export async function forgetTopics(run: ImportRun): Promise<void> {
  await run.transaction((tx) => tx.execute(sql`delete from imported_topics where source = ${run.source}`));
}

/** By the posts that they begin with. */
export async function topicsBeganBy(
  db: Queryable,
  source: string,
  postIDs: readonly string[],
): Promise<Map<string, ForumTopic>> {
  const rows = await db.rows<{ topic: string }>(sql`
    select topic from imported_topics where source = ${source} and opening_id = any(${[...postIDs]})`);
  const topics = rows.map(({ topic }) => JSON.parse(topic) as ForumTopic);
  return new Map(topics.map((topic) => [topic.openingID, topic]));
}

/** Topics whose opening post the export does not have. */
export function topicsWithoutOpening(db: Queryable, source: string, after: string, limit: number) {
  return db.rows<{ foreign_id: string }>(sql`
    select t.foreign_id from imported_topics t
    where t.source = ${source} and t.foreign_id > ${after} and not exists (
        select from imported_records r where r.source = t.source and r.kind = 'topics' and r.foreign_id = t.foreign_id)
      and not exists (
        select from import_rejections j where j.source = t.source and j.kind = 'topics' and j.foreign_id = t.foreign_id)
    order by t.foreign_id limit ${sql.integer(limit)}`);
}

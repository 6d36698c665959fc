// The opening post of a topic whose answers came first: it takes the place of the line that stood for it.
import type { Transaction } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import { forgetDocuments } from '../../../search/server/forget-documents.ts';
import { hold } from '../hold-restricted.ts';
import type { ImportRun } from '../import-run.ts';
import { insertMentions } from '../write-posts.ts';
import type { TopicPlan } from './prepare-topics.ts';

export async function writeLateOpening(
  run: ImportRun,
  tx: Transaction,
  { known, opening }: TopicPlan,
): Promise<void> {
  if (!known || !opening) return;
  const { body, userID, dateInserted, dateUpdated, dateHeld, likes, post } = opening;
  const { columns } = body;
  await tx.execute(sql`
    update discussions set insert_user_id = ${userID}, body = ${columns.body}, format = ${columns.format},
      body_html = ${columns.body_html}, renderer_version = ${columns.renderer_version}, excerpt = ${body.excerpt},
      image = ${body.image === null ? null : JSON.stringify(body.image)}::jsonb, date_inserted = ${dateInserted},
      date_updated = ${dateUpdated ?? null}::timestamptz, score = score - imported_score + ${likes},
      imported_score = ${likes}
    where discussion_id = ${known.discussionID}`);
  const row = { id: known.discussionID, body, date_inserted: dateInserted };
  await insertMentions(tx, 'discussion', [row]);
  await run.ids.record(tx, 'opening posts', [[post.id, known.discussionID]]);
  if (dateHeld !== undefined) await hold(run, tx, 'discussions', [known.discussionID]);
  // The index has the line that stood there. At the end it gets what it has not.
  await forgetDocuments(tx, 'discussion', [known.discussionID]);
}

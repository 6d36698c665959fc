// How the files that a body shows come to belong to its record: in the transaction that writes it.
import type { EventType } from '../../../platform/contract/event.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import { type TransactionHook, transactionHook } from '../../../platform/server/events/events.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import { attachBodyMedia } from './attach-media.ts';

const FILES = '/uploads/media/';

export const showsFiles = (html: string): boolean => html.includes(FILES);

/**
 * For a manifest's `transactionHooks`: after these events. `bodiesOf` selects `record_id` and `html`. An event of something new that says
 * `showsFiles: false` has nothing to attach.
 */
export function attachedOn<Payload extends { showsFiles?: boolean | undefined }>(
  recordType: string,
  events: readonly EventType<Payload>[],
  idOf: (payload: Payload) => number,
  bodiesOf: (recordIDs: readonly number[]) => Sql,
): TransactionHook[] {
  const attach = async (w: WriteContext, payloads: readonly Payload[]): Promise<void> => {
    const recordIDs = payloads.filter((payload) => payload.showsFiles !== false).map(idOf);
    if (recordIDs.length === 0) return;
    // Most bodies show no file and never did: one statement finds that out.
    const bodies = await w.db.rows<{ record_id: number; html: string }>(sql`
      select record_id, html from (${bodiesOf(recordIDs)}) body
      where position(${FILES} in html) > 0
        or exists (select 1 from media_uses u where u.record_type = ${recordType} and u.record_id = body.record_id)
      order by record_id`);
    for (const { record_id: recordID, html } of bodies)
      await attachBodyMedia(w, { recordType, recordID }, html);
  };
  return events.map((event) => transactionHook(event, (w, payload) => attach(w, [payload]), attach));
}

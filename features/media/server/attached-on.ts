// How the files that a body shows come to belong to its record: in the transaction that writes it.
import type { EventType } from '../../../platform/contract/event.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import { type TransactionHook, transactionHook } from '../../../platform/server/events/events.ts';
import { attachBodyMedia } from './attach-media.ts';

const FILES = '/uploads/media/';

export const showsFiles = (html: string): boolean => html.includes(FILES);

/**
 * For a manifest's `transactionHooks`: after these events. `bodyOf` selects `html`. An event of something new that says
 * `showsFiles: false` has nothing to attach.
 */
export function attachedOn<Payload extends { showsFiles?: boolean | undefined }>(
  recordType: string,
  events: readonly EventType<Payload>[],
  idOf: (payload: Payload) => number,
  bodyOf: (recordID: number) => Sql,
): TransactionHook[] {
  return events.map((event) =>
    transactionHook(event, async (w, payload) => {
      if (payload.showsFiles === false) return;
      const recordID = idOf(payload);
      // Most bodies show no file and never did: one statement finds that out.
      const body = await w.db.row<{ html: string }>(sql`
        select html from (${bodyOf(recordID)}) body
        where position(${FILES} in html) > 0
          or exists (select 1 from media_uses where record_type = ${recordType} and record_id = ${recordID})`);
      if (body) await attachBodyMedia(w, { recordType, recordID }, body.html);
    }),
  );
}

import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { AttachableType, AttachmentMetadata } from '../attachments.contract.ts';
import { seenAttachments } from './attachment.policy.ts';

export interface AttachmentRow {
  attachment_id: number;
  attachment_type: string;
  record_type: AttachableType;
  record_id: number;
  record_user_id: number;
  source: string;
  source_id: string;
  source_url: string | null;
  status: string;
  state: string | null;
  metadata: AttachmentMetadata[];
  date_last_modified: string | null;
  insert_user_id: number;
  date_inserted: string;
  update_user_id: number | null;
  date_updated: string;
}

const columns = sql.raw(`
  a.attachment_id, a.attachment_type, a.record_type, a.record_id, a.record_user_id, a.source, a.source_id, a.source_url,
  a.status, a.state, a.metadata, a.date_last_modified, a.insert_user_id, a.date_inserted, a.update_user_id, a.date_updated`);

/** A post has a handful; whoever makes a hundred sees the newest. */
const MOST_OF_EACH = 20;

/** Of posts that the viewer may see, the oldest first. */
export function attachmentsOfPosts(
  ctx: RequestContext,
  recordType: AttachableType,
  recordIDs: readonly number[],
): Promise<AttachmentRow[]> {
  return ctx.db.rows<AttachmentRow>(sql`
    select ${columns} from unnest(${[...recordIDs]}::int[]) as asked (id), lateral (
      select a.* from attachments a
      where a.record_type = ${recordType} and a.record_id = asked.id and ${seenAttachments(ctx)}
      order by a.attachment_id desc limit ${sql.integer(MOST_OF_EACH)}) a
    order by a.attachment_id`);
}

export function attachmentsByID(ctx: RequestContext, ids: readonly number[]): Promise<AttachmentRow[]> {
  return ctx.db.rows<AttachmentRow>(sql`
    select ${columns} from attachments a
    where a.attachment_id = any(${[...ids]}) and ${seenAttachments(ctx)} order by a.attachment_id`);
}

export function findAttachment(db: Queryable, attachmentID: number): Promise<AttachmentRow | undefined> {
  return db.row<AttachmentRow>(
    sql`select ${columns} from attachments a where a.attachment_id = ${attachmentID}`,
  );
}

// All messages, read once and cached until one changes: every page asks for those that belong on it.
import type { Snapshot } from '../../../platform/server/cache/snapshots.ts';
import { RENDERER_VERSION } from '../../../platform/server/content/render-body.ts';
import { renderInWorker } from '../../../platform/server/content/render-in-worker.ts';
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import type { ModerationMessage } from '../moderation-messages.contract.ts';

export const MESSAGES_TAG = 'moderation-messages';

export interface MessageRow {
  moderation_message_id: number;
  body: string;
  format: string;
  body_html: string;
  renderer_version: number;
  is_dismissible: boolean;
  is_enabled: boolean;
  category_id: number | null;
  includes_descendants: boolean;
  type: ModerationMessage['type'];
  view_location: ModerationMessage['viewLocation'];
  layout_view_type: string;
}

const columns = sql.raw(`
  moderation_message_id, body, format, body_html, renderer_version, is_dismissible, is_enabled, category_id,
  includes_descendants, type, view_location, layout_view_type`);

/** What is decided by it stays true while it is changed. */
export function lockMessage(db: Queryable, messageID: number): Promise<MessageRow | undefined> {
  return db.row<MessageRow>(sql`
    select ${columns} from moderation_messages where moderation_message_id = ${messageID} for no key update`);
}

/** All that can be edited of it. Its revision is made of this. */
export function editableOf({ body_html, renderer_version, ...row }: MessageRow): Partial<MessageRow> {
  return row;
}

export const messagesSnapshot: Snapshot<readonly MessageRow[], Site> = {
  name: 'moderation-messages',
  tags: [MESSAGES_TAG],
  load: async ({ database, url }) => {
    const rows = await database.rows<MessageRow>(
      sql`select ${columns} from moderation_messages order by moderation_message_id`,
    );
    // There are few: what an older renderer made is rendered again while they are read.
    const current = rows.map(async (row) => {
      if (row.renderer_version === RENDERER_VERSION) return row;
      const { html } = await renderInWorker(row.body, row.format, { siteUrl: url });
      return { ...row, body_html: html };
    });
    return Promise.all(current);
  },
};

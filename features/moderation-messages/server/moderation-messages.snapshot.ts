// All messages, read once and kept until one changes: every page asks for those that belong on it.
import type { Snapshot } from '../../../platform/server/cache/snapshots.ts';
import { RENDERER_VERSION, renderBody } from '../../../platform/server/content/render-body.ts';
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

export const messagesSnapshot: Snapshot<readonly MessageRow[], Site> = {
  name: 'moderation-messages',
  tags: [MESSAGES_TAG],
  load: async ({ database, url }) => {
    const rows = await database.rows<MessageRow>(sql`
      select moderation_message_id, body, format, body_html, renderer_version, is_dismissible, is_enabled, category_id,
        includes_descendants, type, view_location, layout_view_type
      from moderation_messages order by moderation_message_id`);
    // There are few: what an older renderer made is made anew while they are read.
    return rows.map((row) =>
      row.renderer_version === RENDERER_VERSION
        ? row
        : { ...row, body_html: renderBody(row.body, row.format, { siteUrl: url }).html },
    );
  },
};

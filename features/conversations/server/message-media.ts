// Files in messages: whoever may read one of them may see the file, and nobody else who asks by its address.
import { sql } from '../../../platform/server/db/sql.ts';
import { attachedOn } from '../../media/server/attached-on.ts';
import { type MediaHolder, mediaHolders } from '../../media/server/media-holders.ts';
import { messagePosted, messageWiped } from '../conversations.events.ts';
import { messageError } from '../messages.contract.ts';
import { requireMessage } from './message.policy.ts';
import { readBy } from './message.queries.ts';

const messageMedia: MediaHolder = {
  recordType: 'message',
  isPrivate: true,
  async seenBy({ userID }, db, recordIDs) {
    if (userID <= 0) return [];
    const rows = await db.rows<{ message_id: number }>(sql`
      select m.message_id from messages m where m.message_id = any(${[...recordIDs]}) and ${readBy(userID)}`);
    return rows.map((row) => row.message_id);
  },
  // What is said is said: nothing is attached to it later.
  async requireMayAttach(ctx, messageID) {
    await requireMessage(ctx, messageID);
    throw messageError('message.notYours');
  },
  existing: (recordIDs) =>
    sql`select message_id as record_id from messages where message_id = any(${[...recordIDs]})`,
};

export const messageMediaHolder = mediaHolders.add(messageMedia);

export const attachMessageMedia = attachedOn<{ messageID: number; showsFiles?: boolean | undefined }>(
  'message',
  [messagePosted, messageWiped],
  ({ messageID }) => messageID,
  (messageIDs) =>
    sql`select message_id as record_id, body_html as html from messages where message_id = any(${[...messageIDs]})`,
);

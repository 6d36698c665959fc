// What becomes of messages when a member goes: see deleted-member.ts.
import { wordings } from '../../../platform/contract/wordings.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { erasureParts } from '../../../platform/server/places/erasure-parts.ts';

export const conversationErasureParts = [
  erasureParts.add({
    id: 'messages',
    isOwn: true,
    rowsOf: 'messages',
    where: (userID) => sql`insert_user_id = ${userID} and date_wiped is null`,
    becomes: { keep: 'stays', wipe: 'anonymised', delete: 'anonymised' },
    ...wordings({
      name: 'Messages',
      why: 'Others read them: they stay by “User Deleted”, or lose their words together with the posts.',
    }),
  }),
  erasureParts.add({
    id: 'conversations',
    isOwn: true,
    rowsOf: 'conversation_participants',
    where: (userID) => sql`user_id = ${userID} and date_left is null`,
    becomes: 'anonymised',
    ...wordings({ name: 'Conversations', why: 'The member leaves them; the others go on.' }),
  }),
];

// What becomes of reports when the member goes who wrote them or was reported: see cases/forget-member.ts.
import { wordings } from '../../../platform/contract/wordings.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { erasureParts } from '../../../platform/server/places/erasure-parts.ts';

export const reportErasureParts = [
  erasureParts.add({
    id: 'reports',
    isOwn: true,
    rowsOf: 'reports',
    where: (userID) => sql`insert_user_id = ${userID}`,
    becomes: 'anonymised',
    ...wordings({ name: 'Reports', why: 'What they wrote in them goes; that something was reported stays.' }),
  }),
  erasureParts.add({
    id: 'reportedPosts',
    rowsOf: 'moderation_cases',
    where: (userID) => sql`record_user_id = ${userID}`,
    becomes: 'anonymised',
    ...wordings({
      name: 'Cases about their posts',
      why: 'The copy of the post goes; what staff decided stays.',
    }),
  }),
];

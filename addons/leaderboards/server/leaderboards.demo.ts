// The posts of the demo have reactions from its first moment; who leads is known as soon.
import { commentAwards, demoContents, discussionAwards, sql } from '@parley/addon-api';
import { writeAwards } from './write-awards.ts';

export const leaderboardDemo = demoContents.add({
  discussions: [],
  write: async (tx, { discussionIDs }) => {
    const ids = [...discussionIDs.values()];
    await writeAwards(tx, discussionAwards, ids);
    const comments = await tx.rows<{ comment_id: number }>(sql`
      select comment_id from comments where discussion_id = any(${ids})`);
    await writeAwards(
      tx,
      commentAwards,
      comments.map((row) => row.comment_id),
    );
  },
});

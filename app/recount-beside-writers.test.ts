// A recount repairs counters while others write: what they count in the meantime is neither lost nor counted twice.
import { expect, it } from 'vitest';
import { commentOn, miscounted } from '../features/comments/server/testing/comments.ts';
import { discussionBy } from '../features/discussions/server/testing/community.ts';
import { communityOfFile } from '../features/discussions/server/testing/community-of-file.ts';
import { sql } from '../platform/server/db/sql.ts';

const test = communityOfFile();

it('leaves every counter right, round after round', async () => {
  const { database } = test.site;
  const { discussionID } = await discussionBy(test.member.client);
  const recounts = test.site.features.all.flatMap((feature) => feature.recounts ?? []);
  let isOver = false;
  const writing = [test.member, test.other, test.moderator].map(async ({ client }) => {
    for (let at = 0; !isOver; at++) {
      const { commentID } = await commentOn(client, discussionID);
      await client.post(`/discussions/${discussionID}/reactions`, { reactionType: 'like' });
      if (at % 2 === 0) await client.delete(`/comments/${commentID}`);
      await client.delete(`/discussions/${discussionID}/reactions`);
    }
  });
  for (let round = 0; round < 12; round++) {
    // So that there is something to repair every time.
    await database.execute(
      sql`update users set count_comments = count_comments + 7 where count_comments > 0`,
    );
    await database.execute(sql`update discussions set count_comments = count_comments + 7`);
    await database.execute(sql`update categories set count_comments = count_comments + 7`);
    await database.execute(sql`update reaction_totals set count = count + 7`);
    for (const recount of recounts) await recount.run(database, false);
  }
  isOver = true;
  await Promise.all(writing);
  // Categories count by what their discussions counted at that moment.
  expect((await miscounted(test)).filter((each) => !each.startsWith('categories'))).toEqual([]);
}, 120_000);

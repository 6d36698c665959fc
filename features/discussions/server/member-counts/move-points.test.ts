// A post that is given to another author takes along what it brought.
import { describe, expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { commentOn } from '../../../comments/server/testing/comments.ts';
import { signedIn, type TestMember } from '../../../users/server/testing/members.ts';
import { discussionBy } from '../testing/community.ts';
import { communityOfFile } from '../testing/community-of-file.ts';
import { givePostPoints } from './give-points.ts';
import { memberCountsRecount } from './member-counts.recount.ts';

const test = communityOfFile();

const pointsOf = async ({ userID }: TestMember): Promise<number> =>
  (await test.admin.client.get(`/users/${userID}`)).body.points;

const bothPoints = async (writer: TestMember, heir: TestMember) => [
  await pointsOf(writer),
  await pointsOf(heir),
];

async function done(answer: Promise<{ status: number; text: string }>): Promise<void> {
  const { status, text } = await answer;
  expect(status, text).toBeLessThan(300);
}

const names = ['Aldo', 'Bruna', 'Cyril', 'Dagny', 'Edda', 'Fausto', 'Greta', 'Hakon'];
const somebody = () => signedIn(test, names.pop() ?? 'Nobody');

const POSTS = {
  discussion: async (writer: TestMember) => {
    const { discussionID } = await discussionBy(writer.client);
    return { recordType: 'discussion' as const, recordID: discussionID };
  },
  comment: async (writer: TestMember) => {
    const { discussionID } = await discussionBy(test.admin.client);
    const { commentID } = await commentOn(writer.client, discussionID);
    return { recordType: 'comment' as const, recordID: commentID };
  },
};

describe.each(['discussion', 'comment'] as const)('a %s that is given to another author', (type) => {
  const writtenBySomebody = async () => {
    const [writer, heir] = [await somebody(), await somebody()];
    const post = await POSTS[type](writer);
    const path = `/${type}s/${post.recordID}`;
    const give = (insertUserID: number) => test.admin.client.patch(path, { insertUserID });
    return { writer, heir, post, path, give };
  };

  it('takes its points along, and back', async () => {
    const { writer, heir, post, path, give } = await writtenBySomebody();
    await done(test.member.client.post(`${path}/reactions`, { reactionType: 'like' }));
    await done(test.other.client.post(`${path}/reactions`, { reactionType: 'like' }));
    await test.site.database.transaction(async (tx) => {
      givePostPoints({ db: tx }, { ...post, userID: writer.userID, source: 'a prize', points: 40 });
    });
    const brought = await pointsOf(writer);
    expect(brought).toBeGreaterThan(40);
    await done(give(heir.userID));
    expect(await bothPoints(writer, heir)).toEqual([0, brought]);
    await done(test.member.client.send('DELETE', `/api/v2${path}/reactions`));
    await done(give(writer.userID));
    expect(await pointsOf(heir)).toBe(0);
    expect(await pointsOf(writer)).toBeLessThan(brought);
    expect(await pointsOf(writer)).toBeGreaterThan(40);
    expect(await memberCountsRecount.run(test.site.database, true)).toBe(0);
  });

  it('has the points of reactions given in the same moment', async () => {
    const { writer, heir, post, path, give } = await writtenBySomebody();
    const fans = [test.member, test.other, test.moderator];
    for (let round = 0; round < 6; round++) {
      const isGiven = round % 2 === 0;
      await Promise.all([
        ...fans.map(({ client }) =>
          isGiven
            ? done(client.post(`${path}/reactions`, { reactionType: 'like' }))
            : done(client.delete(`${path}/reactions`)),
        ),
        done(give(isGiven ? heir.userID : writer.userID)),
      ]);
      const row = await test.site.database.row<{ points: number }>(sql`
        select coalesce(sum(points), 0)::int as points from points_of_post(${post.recordType}, ${post.recordID})`);
      const all = row?.points ?? 0;
      expect(all > 0).toBe(isGiven);
      expect(await bothPoints(writer, heir)).toEqual(isGiven ? [0, all] : [all, 0]);
    }
  });
});

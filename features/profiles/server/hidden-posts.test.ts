// An add-on that counts something of members says what of it a viewer may not know.
import { expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { hiddenPoints } from './testing/hidden-points.ts';

const test = communityOfFile({ moreFeatures: [hiddenPoints] });

it('is left out of profiles, lists of members and leaderboards', async () => {
  const { userID } = test.other;
  await test.site.database.execute(sql`update users set points = 7 where user_id = ${userID}`);
  const pointsFor = async ({ client }: typeof test.member) => {
    test.site.invalidate(['*']);
    const [{ body: profile }, { body: list }, { body: leaders }] = await Promise.all([
      client.get(`/users/${userID}`),
      client.get('/users?sort=-points'),
      client.get('/users/leaders?leaderboardType=reputation&slotType=a'),
    ]);
    const its = (rows: { userID: number; points: number }[]) =>
      rows.find((each) => each.userID === userID)?.points;
    return [profile.points, its(list), its(leaders)];
  };
  expect(await pointsFor(test.moderator)).toEqual([7, 7, 7]);
  expect(await pointsFor(test.member)).toEqual([2, 2, 2]);
});

// How often the database is waited for while somebody comments.
import { expect, it } from 'vitest';
import { discussionBy } from '../../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../../discussions/server/testing/community-of-file.ts';

const test = communityOfFile();

/** One more finds whose session it is, before the call's own statements are counted. */
const MOST = { roundTrips: 4, statements: 9 };

it.each(['member', 'admin'] as const)(
  'is five times at the most, a commit and all statements included (%s)',
  async (who) => {
    const { discussionID } = await discussionBy(test.member.client);
    const post = (body: string) =>
      test[who].client.post('/comments', { discussionID, format: 'markdown', body });
    await post('The first one fills what is cached.');
    const { status, ...cost } = await post('A boat needs *glue*, wood and some time.');
    expect(status).toBe(201);
    expect(cost.roundTrips).toBeLessThanOrEqual(MOST.roundTrips);
    expect(cost.statements).toBeLessThanOrEqual(MOST.statements);
    expect(cost.roundTrips).toBeGreaterThan(2);
  },
);

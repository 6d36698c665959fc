import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { commentOn } from '../../comments/server/testing/comments.ts';
import { type Community, community, discussionBy } from '../../discussions/server/testing/community.ts';

let test: Community;
beforeAll(async () => {
  test = await community();
});
afterAll(() => test?.close());

const PATH = '/dba/recalculate-aggregates';

it('counts again what is requested, and shows it at once', async () => {
  const { discussionID } = await discussionBy(test.admin.client);
  await commentOn(test.member.client, discussionID);
  const count = async () => (await test.guest.get(`/discussions/${discussionID}`)).body.countComments;
  expect(await count()).toBe(1);
  await test.site.database.execute(
    sql`update discussions set count_comments = 7 where discussion_id = ${discussionID}`,
  );
  const names = test.site.features.all.flatMap((feature) => (feature.recounts ?? []).map(({ name }) => name));
  const { status, body } = await test.moderator.client.put(PATH, { aggregates: [...names, names[0]] });
  expect(status).toBe(200);
  expect(body.progress).toEqual({
    successIDs: names,
    failedIDs: [],
    exceptionsByID: {},
    countTotalIDs: names.length,
  });
  expect(await count()).toBe(1);
});

it('is for moderators, and for counters that there are', async () => {
  expect((await test.guest.put(PATH, { aggregates: ['categories'] })).status).toBe(403);
  expect((await test.member.client.put(PATH, { aggregates: ['categories'] })).status).toBe(403);
  expect((await test.moderator.client.put(PATH, {})).status).toBe(400);
  const unknown = await test.moderator.client.put(PATH, { aggregates: ['moons'] });
  expect([unknown.status, unknown.body.errors[0].field]).toEqual([422, 'aggregates']);
});

// Numbers and statuses of ideas that went wrong are mended by counting again, and nothing else is touched.
import { sql } from '@parley/addon-api';
import { countedCommunity, done } from '@parley/addon-api/testing';
import { expect, it } from 'vitest';
import { ideaRecounts } from './idea.recounts.ts';
import { attributesOf, ideaBy, idsOf } from './testing/ideas.ts';

const test = countedCommunity();

const run = async (isTrial: boolean) => {
  const found: Record<string, number> = {};
  for (const recount of ideaRecounts) found[recount.name] = await recount.run(test.site.database, isTrial);
  return found;
};
const right = { 'ideas.votes': 0, 'ideas.status': 0 };

it('mends votes that were miscounted', async () => {
  const [wrong, fine] = [await ideaBy(test.member.client), await ideaBy(test.member.client)];
  for (const each of [wrong, fine]) await done(test.other.client.put(`${each.path}/vote`, {}));
  const before = await attributesOf(test.guest, fine);
  await test.site.database.execute(sql`
    update ideas set count_up = 7, count_down = 3 where discussion_id = ${wrong.discussionID}`);
  expect(await run(true)).toEqual({ ...right, 'ideas.votes': 1 });
  // A trial changes nothing.
  expect(await run(false)).toEqual({ ...right, 'ideas.votes': 1 });
  expect(await attributesOf(test.guest, wrong)).toMatchObject({ score: 1, countUp: 1, countDown: 0 });
  expect(await attributesOf(test.guest, fine)).toEqual(before);
  expect(await run(true)).toEqual(right);
});

it('mends a status that is not the one of the discussion: lists tell the truth again', async () => {
  const idea = await ideaBy(test.member.client);
  await done(test.moderator.client.patch(idea.path, { statusID: 14, statusNotes: null }));
  await test.site.database.execute(
    sql`update ideas set status_id = 11 where discussion_id = ${idea.discussionID}`,
  );
  expect(await idsOf(test.guest, 'state=open')).toContain(idea.discussionID);
  expect(await run(true)).toEqual({ ...right, 'ideas.status': 1 });
  expect(await run(false)).toEqual({ ...right, 'ideas.status': 1 });
  expect(await idsOf(test.guest, 'state=open')).not.toContain(idea.discussionID);
  expect(await idsOf(test.guest, 'statusID=14')).toEqual([idea.discussionID]);
  expect(await run(true)).toEqual(right);
});

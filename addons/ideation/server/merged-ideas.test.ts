// Ideas that are merged take their votes along, one for each member; undoing it brings them back.
import { randomUUID } from 'node:crypto';
import { sql } from '@parley/addon-api';
import { countedCommunity, discussionBy, done, signedIn } from '@parley/addon-api/testing';
import { expect, it } from 'vitest';
import { ideaRecounts } from './idea.recounts.ts';
import { attributesOf, ideaBy, type TestIdea } from './testing/ideas.ts';

const test = countedCommunity({ withJobs: true });

const vote = ({ client }: Pick<typeof test.member, 'client'>, { path }: TestIdea, value = 1) =>
  done(client.put(`${path}/vote`, { vote: value }));

/** The run that it can be undone by. */
async function merge(from: Pick<TestIdea, 'discussionID'>, to: Pick<TestIdea, 'discussionID'>) {
  const runID = randomUUID();
  const merging = { discussionIDs: [from.discussionID], destinationDiscussionID: to.discussionID };
  await done(test.admin.client.call('PATCH', '/discussions/merge', merging, { 'x-audit-log-run-id': runID }));
  return runID;
}

async function undo(runID: string): Promise<void> {
  const { progress } = await done(test.admin.client.post('/audit-logs/undo', { runID }));
  expect(progress.exceptionsByID).toEqual({});
  expect(progress.successIDs).toHaveLength(1);
}

/** By member. */
async function votesOf({ discussionID }: Pick<TestIdea, 'discussionID'>): Promise<Record<number, number>> {
  const rows = await test.site.database.rows<{ user_id: number; vote: number }>(sql`
    select user_id, vote from idea_votes where discussion_id = ${discussionID} order by user_id`);
  return Object.fromEntries(rows.map((row) => [row.user_id, row.vote]));
}

async function expectCountsRight(): Promise<void> {
  for (const recount of ideaRecounts)
    expect(await recount.run(test.site.database, true), recount.name).toBe(0);
}

it('count each member once, and have their own votes again when it is undone', async () => {
  const [from, to] = [await ideaBy(test.member.client), await ideaBy(test.member.client)];
  await vote(test.member, from);
  await vote(test.other, from);
  await vote(test.other, to);
  await vote(test.moderator, to);
  const [ofFrom, ofTo] = [await votesOf(from), await votesOf(to)];
  const runID = await merge(from, to);
  expect(await attributesOf(test.guest, to)).toMatchObject({ score: 3, countUp: 3, countMerged: 1 });
  expect([await votesOf(from), Object.keys(await votesOf(to)).length]).toEqual([{}, 3]);
  await undo(runID);
  expect(await attributesOf(test.guest, from)).toMatchObject({ score: 2, countUp: 2, countMerged: 0 });
  expect(await attributesOf(test.guest, to)).toMatchObject({ score: 2, countUp: 2, countMerged: 0 });
  expect([await votesOf(from), await votesOf(to)]).toEqual([ofFrom, ofTo]);
  await expectCountsRight();
});

it('keep the vote that was given there, where somebody voted against the one and for the other', async () => {
  await done(test.admin.client.patch('/config', { 'ideation.type': 'up-down' }));
  const [from, to] = [await ideaBy(test.member.client), await ideaBy(test.member.client)];
  await vote(test.other, from, -1);
  await vote(test.member, from, -1);
  await vote(test.other, to, 1);
  const runID = await merge(from, to);
  expect(await attributesOf(test.guest, to)).toMatchObject({ score: 0, countUp: 1, countDown: 1 });
  await undo(runID);
  expect(await attributesOf(test.guest, from)).toMatchObject({ score: -2, countUp: 0, countDown: 2 });
  expect(await attributesOf(test.guest, to)).toMatchObject({ score: 1, countUp: 1, countDown: 0 });
  await done(test.admin.client.patch('/config', { 'ideation.type': 'up' }));
  await expectCountsRight();
});

it('leave what was voted since the merge where it was voted, with the status and note that were there', async () => {
  const [from, to] = [await ideaBy(test.member.client), await ideaBy(test.member.client)];
  await vote(test.other, from);
  await done(test.moderator.client.patch(from.path, { statusID: 12, statusNotes: 'We look.' }));
  const runID = await merge(from, to);
  await vote(test.moderator, to);
  expect((await attributesOf(test.guest, to)).score).toBe(2);
  await undo(runID);
  expect(await votesOf(from)).toEqual({ [test.other.userID]: 1 });
  expect(await votesOf(to)).toEqual({ [test.moderator.userID]: 1 });
  expect(await attributesOf(test.guest, from)).toMatchObject({
    ...{ statusID: 12, statusNotes: 'We look.', score: 1 },
  });
  expect((await test.other.client.put(`${from.path}/vote`, {})).body.vote).toBe(1);
  await expectCountsRight();
});

it('of a chain are taken apart again, one after the other', async () => {
  const [first, second, third] = [
    await ideaBy(test.member.client),
    await ideaBy(test.member.client),
    await ideaBy(test.member.client),
  ];
  await vote(test.member, first);
  await vote(test.other, second);
  await vote(test.moderator, third);
  const runs = [await merge(first, second), await merge(second, third)];
  expect(await attributesOf(test.guest, third)).toMatchObject({ score: 3, countMerged: 2 });
  await undo(runs[1] as string);
  expect(await attributesOf(test.guest, third)).toMatchObject({ score: 1, countMerged: 0 });
  expect(await attributesOf(test.guest, second)).toMatchObject({ score: 2, countMerged: 1 });
  await undo(runs[0] as string);
  for (const each of [first, second, third])
    expect(await attributesOf(test.guest, each)).toMatchObject({ score: 1, countMerged: 0 });
  await expectCountsRight();
});

it('keep their votes where they are merged into what is no idea, and have them again', async () => {
  const from = await ideaBy(test.member.client);
  const to = await discussionBy(test.member.client);
  await vote(test.other, from);
  const runID = await merge(from, to);
  expect(await votesOf(from)).toEqual({ [test.other.userID]: 1 });
  await undo(runID);
  expect(await attributesOf(test.guest, from)).toMatchObject({ score: 1, countMerged: 0 });
  await expectCountsRight();
});

it('bring no votes back of a member who went with all they gave', async () => {
  const leaver = await signedIn(test, 'Leaver');
  const [from, to] = [await ideaBy(test.member.client), await ideaBy(test.member.client)];
  await vote(leaver, from);
  await vote(test.other, from);
  const runID = await merge(from, to);
  await done(test.admin.client.delete(`/users/${leaver.userID}`, { deleteMethod: 'delete' }));
  await expect.poll(() => votesOf(to), { timeout: 20_000 }).toEqual({ [test.other.userID]: 1 });
  await undo(runID);
  expect(await votesOf(from)).toEqual({ [test.other.userID]: 1 });
  expect(await attributesOf(test.guest, from)).toMatchObject({ score: 1, countUp: 1 });
  await expectCountsRight();
});

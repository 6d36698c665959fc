// The statuses of ideas: those of the product, and what becomes of ideas when a community adds one and takes it away.
import { countedCommunity, done } from '@parley/addon-api/testing';
import { expect, it } from 'vitest';
import { attributesOf, ideaBy, idsOf } from './testing/ideas.ts';

const test = countedCommunity();

interface Status {
  statusID: number;
  name: string;
  state: string;
  recordSubtype: string;
  isDefault: boolean;
  isSystem: boolean;
}

const STATUSES = [
  [11, 'Active', 'open'],
  [12, 'In Review', 'open'],
  [13, 'In Progress', 'open'],
  [14, 'Completed', 'closed'],
  [15, 'Already Offered', 'closed'],
  [16, 'Declined', 'closed'],
] as const;

const listed = async (query: string): Promise<Status[]> =>
  (await test.guest.get(`/discussions/statuses?${query}`)).body;
const namesOf = (statuses: readonly Status[]) =>
  statuses.map(({ statusID, name, state }) => [statusID, name, state]);

it('are six, by name and state, told to everybody; the first is where ideas begin', async () => {
  const statuses = await listed('subType=idea');
  expect(namesOf(statuses)).toEqual(STATUSES);
  expect(statuses.filter(({ isDefault }) => isDefault).map(({ name }) => name)).toEqual(['Active']);
  expect(statuses.every(({ isSystem, recordSubtype }) => isSystem && recordSubtype === 'idea')).toBe(true);
  for (const state of ['open', 'closed'])
    expect(namesOf(await listed(`subType=idea&state=${state}`))).toEqual(
      STATUSES.filter(([, , each]) => each === state),
    );
});

it.each(STATUSES)(
  '%i, %s, is given to an idea, which is listed as %s then',
  async (statusID, name, state) => {
    const idea = await ideaBy(test.member.client);
    const given = { statusID, statusNotes: `It is ${name}.` };
    const status = { statusID, name, state };
    expect(await done(test.moderator.client.patch(idea.path, given))).toMatchObject({ ...given, status });
    expect(await attributesOf(test.guest, idea)).toMatchObject({ ...given, status });
    expect(await idsOf(test.guest, `state=${state}`)).toContain(idea.discussionID);
    expect(await idsOf(test.guest, `statusID=${statusID}`)).toContain(idea.discussionID);
    expect(await idsOf(test.guest, `state=${state === 'open' ? 'closed' : 'open'}`)).not.toContain(
      idea.discussionID,
    );
    const votes = await test.other.client.put(`${idea.path}/vote`, {});
    expect([votes.status, votes.body.code]).toEqual(
      state === 'open' ? [200, undefined] : [400, 'idea.closed'],
    );
  },
);

it('of a community’s own are given up when they are taken away: ideas are active again', async () => {
  const { client } = test.admin;
  const status = { name: 'Tried out', state: 'closed', recordSubtype: 'idea' };
  const { statusID } = await done(client.post('/discussions/statuses', status));
  const idea = await ideaBy(test.member.client);
  await done(client.patch(idea.path, { statusID, statusNotes: 'Since Monday.' }));
  expect(await idsOf(test.guest, `statusID=${statusID}`)).toEqual([idea.discussionID]);
  expect(await attributesOf(test.guest, idea)).toMatchObject({ status: { statusID, name: 'Tried out' } });
  await done(client.delete(`/discussions/statuses/${statusID}`));
  expect(await attributesOf(test.guest, idea)).toMatchObject({
    status: { statusID: 11, name: 'Active', state: 'open' },
  });
  expect(await idsOf(test.guest, `statusID=${statusID}`)).toEqual([]);
  expect(await idsOf(test.guest, 'statusID=11')).toContain(idea.discussionID);
  expect((await done(test.other.client.put(`${idea.path}/vote`, {}))).idea.score).toBe(1);
});

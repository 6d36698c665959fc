// Whoever may not know of a group is answered as if there had never been one: the same words for the same address.
import { sql } from '@parley/addon-api';
import { countedCommunity, done, type TestClient } from '@parley/addon-api/testing';
import { beforeAll, describe, expect, it } from 'vitest';

const test = countedCommunity();
/** As many digits as those of the others, so that lengths are alike as well. */
const NEVER = 99_999;
let number = 0;

beforeAll(async () => {
  await test.admin.client.patch('/addons/groups', { enabled: true });
  await test.site.database.execute(sql`alter table groups alter column group_id restart with 10001`);
});

async function unknown(state: string): Promise<number> {
  number += 1;
  const { client } = test.member;
  if (state === 'waiting') await done(test.admin.client.patch('/config', { 'groups.needsApproval': true }));
  const privacy = state === 'secret' ? 'secret' : 'public';
  const { groupID } = await done(client.post('/groups', { name: `Cave of olms ${number}`, privacy }));
  if (state === 'waiting') await done(test.admin.client.patch('/config', { 'groups.needsApproval': false }));
  if (state === 'deleted') await done(client.delete(`/groups/${groupID}`));
  if (state === 'hidden') {
    const reported = { recordType: 'group', recordID: groupID, reportReasonIDs: ['spam'], noteBody: '' };
    await done(test.other.client.post('/reports', reported));
    const cases = `/moderation-cases?recordType=group&recordID=${groupID}`;
    const [{ caseID }] = (await test.moderator.client.get(cases)).body;
    await done(test.moderator.client.post(`/moderation-cases/${caseID}/decision`, { outcome: 'removed' }));
  }
  return groupID;
}

/**
 * What is another with each answer, also to the same call; an etag, and how long the compressed text is, come of the address and
 * the number of the request that it repeats. What an answer costs is sent in tests alone.
 */
const CHANGING =
  /^(?:date|etag|content-length|x-request-id|x-(?:sql-milliseconds|statements|round-trips)|set-cookie|(?:x-)?ratelimit.*)$/;

async function answersTo(client: TestClient, groupID: number) {
  const path = `/groups/${groupID}`;
  const answers = [
    await client.get(path),
    await client.get(`${path}/edit`),
    await client.get(`${path}/members`),
    await client.get(`${path}/applicants`),
    await client.get(`${path}/invites`),
    await client.post(`${path}/join`, {}),
    await client.post(`${path}/apply`, { body: 'Please' }),
    await client.put(`${path}/follow`, { followed: true }),
    await client.patch(path, { name: 'Taken over' }),
    await client.post('/reports', {
      recordType: 'group',
      recordID: groupID,
      reportReasonIDs: ['spam'],
      noteBody: '',
    }),
    await client.page(`/group/${groupID}`),
    await client.page(`/group/${groupID}-cave-of-olms`),
    await client.delete(path),
  ];
  return answers.map(({ status, text, headers }) => ({
    status,
    text: masked(text, groupID),
    headers: [...headers.entries()]
      .filter(([name]) => !CHANGING.test(name))
      .map(([name, value]) => `${name}: ${masked(value, groupID)}`),
  }));
}

function masked(text: string, groupID: number): string {
  return text
    .replaceAll(String(groupID), 'N')
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'ID')
    .replace(/"nonce":"[^"]+"|nonce="[^"]+"|'nonce-[^']+'/g, 'nonce');
}

describe.each(['secret', 'waiting', 'hidden', 'deleted'])('a %s group', (state) => {
  it('is to guests and other members as if it had never been', async () => {
    const groupID = await unknown(state);
    for (const client of [test.guest, test.other.client]) {
      const answers = await answersTo(client, groupID);
      expect(answers).toEqual(await answersTo(client, NEVER));
      expect(answers.map(({ status }) => status)).not.toContain(200);
      expect(answers.map(({ text }) => text).join()).not.toContain('Cave of olms');
    }
  });
});

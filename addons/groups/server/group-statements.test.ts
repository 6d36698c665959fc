// What is counted of groups is mended where it went wrong, and lists take as many statements for many rows as for few.
import { sql } from '@parley/addon-api';
import { countedCommunity, done, signedIn, statementsOf } from '@parley/addon-api/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { groupRecounts } from './group.recounts.ts';

const test = countedCommunity();
beforeAll(async () => {
  await done(test.admin.client.patch('/addons/groups', { enabled: true }));
});

async function groupOf(name: string, privacy = 'public') {
  const made = await done(test.member.client.post('/groups', { name, privacy }));
  return { groupID: made.groupID as number, path: `/groups/${made.groupID}` as const };
}

describe('members of a group', () => {
  const recount = async (isTrial: boolean) => {
    const found = [];
    for (const each of groupRecounts) found.push(await each.run(test.site.database, isTrial));
    return found;
  };

  it('are counted right again where a counter went wrong, and others stay as they are', async () => {
    const [wrong, right] = [await groupOf('Miscounted'), await groupOf('Counted')];
    for (const { path } of [wrong, right]) await done(test.other.client.post(`${path}/join`, {}));
    const countsOf = async () => [
      (await test.guest.get(wrong.path)).body.countMembers,
      (await test.guest.get(right.path)).body.countMembers,
    ];
    await test.site.database.execute(
      sql`update groups set count_members = 7 where group_id = ${wrong.groupID}`,
    );
    expect(await countsOf()).toEqual([7, 2]);
    // To look is not to mend.
    expect([await recount(true), await countsOf()]).toEqual([[1], [7, 2]]);
    expect([await recount(false), await countsOf()]).toEqual([[1], [2, 2]]);
    expect(await recount(true)).toEqual([0]);
  });
});

describe('lists of groups and of their people', () => {
  it('take as many statements for much as for little', async () => {
    const { path } = await groupOf('Lists', 'private');
    const lists = [
      '/groups?limit=100',
      `/groups?limit=100&memberID=${test.member.userID}`,
      '/groups/search?query=lists&limit=100',
      ...['members', 'invites', 'applicants', 'invitations'].map((list) => `${path}/${list}?limit=100`),
    ];
    const grow = async (count: number) => {
      for (let at = 0; at < count; at++) {
        await groupOf(`Lists ${count} ${at}`);
        const [joins, asked, asks] = [
          await signedIn(test, `Joins${count}x${at}`),
          await signedIn(test, `Asked${count}x${at}`),
          await signedIn(test, `Asks${count}x${at}`),
        ];
        await done(test.admin.client.post(`${path}/members`, { userID: joins.userID }));
        await done(asks.client.post(`${path}/apply`, { body: 'Please' }));
        await done(test.member.client.post(`${path}/invitations`, { userIDs: [asked.userID] }));
        await done(test.member.client.post(`${path}/invitations/link`, {}));
      }
    };
    const measured = async () => {
      const found: Record<string, { statements: number; rows: number }> = {};
      for (const list of lists) {
        let rows = 0;
        const read = async () => {
          rows = (await done(test.member.client.get(list as '/groups'))).length;
        };
        // What was written before may still be on its way to what is cached: the least of a few.
        const counts = [];
        for (let at = 0; at < 4; at++) counts.push((await statementsOf(test.site.database, read)).length);
        found[list] = { statements: Math.min(...counts), rows };
      }
      return found;
    };
    await grow(1);
    const little = await measured();
    await grow(6);
    const much = await measured();
    for (const list of lists) {
      const [before, after] = [little[list], much[list]];
      expect([list, (after?.rows ?? 0) - (before?.rows ?? 0)]).toEqual([list, 6]);
      expect([list, before?.statements]).not.toEqual([list, 0]);
      expect([list, after?.statements]).toEqual([list, before?.statements]);
    }
  }, 60_000);
});

// What a group that stands is to be called and to say waits where a new group would: the old words stand until then.
import {
  countedCommunity,
  done,
  jobsDone,
  ownArchive,
  recordsIn,
  type TestClient,
} from '@parley/addon-api/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const test = countedCommunity({ withJobs: true });
const config = (values: object) => done(test.moderator.client.patch('/config', values));
const holding = (isOn: boolean) => config({ 'groups.needsApproval': isOn });
beforeAll(async () => {
  await test.admin.client.patch('/addons/groups', { enabled: true });
});
beforeEach(() => holding(false));
afterEach(() => holding(false));

let number = 0;

/** A group that stands, from when on what is said of groups waits. */
async function standing(privacy = 'public') {
  number += 1;
  const name = `Friends of the wrasse ${number}`;
  const group = await done(test.member.client.post('/groups', { name, description: 'Wrasse', privacy }));
  await holding(true);
  const { groupID, url, categoryID } = group;
  return { groupID, name, categoryID, path: `/groups/${groupID}`, page: new URL(url).pathname };
}

const reworded = (client: TestClient, { path }: { path: string }, body: object) => client.patch(path, body);

async function caseOf(groupID: number) {
  const path = `/moderation-cases?kind=pending&recordType=group&recordID=${groupID}`;
  const [found] = (await test.moderator.client.get(path)).body;
  return found && (await done(test.moderator.client.get(`/moderation-cases/${found.caseID}`)));
}

const decide = async (groupID: number, decision: object) => {
  const { caseID } = await caseOf(groupID);
  return test.moderator.client.post(`/moderation-cases/${caseID}/decision`, decision);
};

const own = async (groupID: number) =>
  (await test.member.client.get('/held-posts')).body.find(
    (each: { recordType: string; recordID: number }) =>
      each.recordType === 'group' && each.recordID === groupID,
  );

describe('a new wording of a group', () => {
  it.each(['public', 'private', 'secret'])(
    'that is %s waits, and is read by nobody but those who decide',
    async (privacy) => {
      const group = await standing(privacy);
      const words = { name: `Bait ${number}`, description: `All of the bait ${number}` };
      const { status, body } = await reworded(test.member.client, group, words);
      expect([status, body.message, body.groupID]).toEqual([
        202,
        'Your change will be shown once it is approved.',
        group.groupID,
      ]);
      await jobsDone(test);
      for (const client of [test.guest, test.other.client, test.member.client])
        for (const path of [group.path, '/groups?limit=100', '/search?query=bait&recordTypes=group'])
          expect((await client.get(path)).text.replaceAll('query=bait', '')).not.toMatch(/bait/i);
      const page = await test.member.client.page(group.page);
      expect(page.text).toContain('"isEditWaiting":true');
      expect(page.text).not.toContain(words.description);
      expect((await test.other.client.page(group.page)).text).not.toContain('"isEditWaiting":true');
      expect(await caseOf(group.groupID)).toMatchObject({
        ...{ isPending: false, isPendingUpdate: true, recordName: group.name },
        ...{ pendingName: words.name, pendingHtml: expect.stringContaining(words.description) },
      });
      expect(await own(group.groupID)).toMatchObject({ status: 'pending', isUpdate: true });
      expect(recordsIn(await ownArchive(test, test.member), 'group-edits')).toContainEqual(
        expect.objectContaining({ group_id: group.groupID, ...words }),
      );
    },
  );

  it('is there for all once it is approved, in the name of its category too', async () => {
    const group = await standing();
    const words = { name: `Order of the blenny ${number}`, description: 'Blennies' };
    expect((await reworded(test.member.client, group, words)).status).toBe(202);
    await done(decide(group.groupID, { outcome: 'approved' }));
    const shown = (await test.other.client.get(group.path)).body;
    expect([shown.name, shown.description]).toEqual([words.name, expect.stringContaining('Blennies')]);
    expect((await test.admin.client.get(`/categories/${group.categoryID}`)).body.name).toBe(words.name);
    expect((await test.member.client.page(group.page)).text).not.toContain('"isEditWaiting":true');
    expect((await own(group.groupID)).status).toBe('approved');
    await jobsDone(test);
    expect((await test.other.client.get('/search?query=blenny&recordTypes=group')).body).toHaveLength(1);
  });

  it('leaves the old one where it is refused', async () => {
    const group = await standing();
    await reworded(test.member.client, group, { description: 'Something else' });
    await done(decide(group.groupID, { outcome: 'removed', reason: 'It says nothing.' }));
    const shown = (await test.other.client.get(group.path)).body;
    expect([shown.name, shown.dateHeld]).toEqual([group.name, null]);
    expect(shown.description).toContain('Wrasse');
    expect(await own(group.groupID)).toMatchObject({ status: 'refused', reason: 'It says nothing.' });
    expect((await test.member.client.page(group.page)).text).not.toContain('"isEditWaiting":true');
  });

  it('takes the place of another one that waits', async () => {
    const group = await standing();
    for (const description of ['First', 'Second'])
      expect((await reworded(test.member.client, group, { description })).status).toBe(202);
    await done(decide(group.groupID, { outcome: 'approved' }));
    expect((await test.other.client.get(group.path)).body.description).toContain('Second');
  });

  it('is refused at once where the name is taken, and at last where it was taken meanwhile', async () => {
    const group = await standing();
    await holding(false);
    const { name } = await standing();
    expect((await reworded(test.member.client, group, { name })).body.code).toBe('group.nameTaken');
    expect(await caseOf(group.groupID)).toBeUndefined();
    const wanted = `Order of the goby ${number}`;
    expect((await reworded(test.member.client, group, { name: wanted })).status).toBe(202);
    await holding(false);
    await done(test.other.client.post('/groups', { name: wanted, privacy: 'public' }));
    expect((await decide(group.groupID, { outcome: 'approved' })).body.code).toBe('group.nameTaken');
    expect((await test.other.client.get(group.path)).body.name).toBe(group.name);
  });

  it('is no case any more once the group is deleted', async () => {
    const group = await standing();
    await reworded(test.member.client, group, { description: 'Going' });
    await done(test.member.client.delete(group.path));
    expect(await caseOf(group.groupID)).toBeUndefined();
  });
});

describe('what does not wait', () => {
  it('is who may see a group, also beside words that do', async () => {
    const group = await standing();
    const same = { name: group.name, description: 'Wrasse', privacy: 'private' };
    const { status, body } = await reworded(test.member.client, group, same);
    expect([status, body.privacy]).toEqual([200, 'private']);
    const both = await reworded(test.member.client, group, { privacy: 'secret', description: 'Hush' });
    expect(both.status).toBe(202);
    expect((await test.other.client.get(group.path)).status).toBe(404);
  });

  it('is written by whoever looks after all groups, and takes away what waits', async () => {
    const group = await standing();
    await reworded(test.member.client, group, { description: 'Waits' });
    const { status, body } = await reworded(test.moderator.client, group, { description: 'By staff' });
    expect([status, body.description]).toEqual([200, expect.stringContaining('By staff')]);
    await done(decide(group.groupID, { outcome: 'approved' }));
    expect((await test.other.client.get(group.path)).body.description).toContain('By staff');
  });

  it('is what no rule asks for; a word of the list does without the switch', async () => {
    const group = await standing();
    await holding(false);
    expect((await reworded(test.member.client, group, { description: 'Plain' })).status).toBe(200);
    await config({ 'premoderation.keywords': 'lumpsucker' });
    const worse = { description: 'A lumpsucker' };
    expect((await reworded(test.member.client, group, worse)).status).toBe(202);
    expect((await caseOf(group.groupID)).holdRule).toBe('It holds a word of the list');
    await config({ 'premoderation.keywords': '' });
  });

  it('is for leaders alone to write', async () => {
    const group = await standing();
    for (const client of [test.guest, test.other.client])
      expect((await reworded(client, group, { description: 'Mine' })).status).toBeGreaterThan(400);
    expect(await caseOf(group.groupID)).toBeUndefined();
  });
});

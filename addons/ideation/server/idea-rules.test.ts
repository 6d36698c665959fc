// Who may suggest an idea, say what becomes of it and set how ideas are voted for; and what is refused.
import { sql } from '@parley/addon-api';
import { countedCommunity, discussionBy, done, signedIn, type TestMember } from '@parley/addon-api/testing';
import { describe, expect, it } from 'vitest';
import { attributesOf, ideaBy, idsOf } from './testing/ideas.ts';

const test = countedCommunity();

const shorter = (more: Record<string, unknown> = {}) => ({
  ...{ name: `Shorter mails ${Math.random()}`, body: `Please. ${Math.random()}`, format: 'text' },
  ...{ categoryID: 1, ...more },
});
const countIdeas = async () => (await idsOf(test.admin.client, '')).length;
const problemOf = async (answer: Promise<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await answer;
  return [status, body.code];
};

let number = 0;

/** What `discussions.moderate` is made of, and reading. */
const MODERATES = ['discussions.view', 'discussions.announce', 'discussions.close', 'discussions.sink'];

/** A member who moderates one category. */
async function moderatorOf(categoryID: number): Promise<TestMember> {
  number += 1;
  const permissions = Object.fromEntries(MODERATES.map((each) => [each, true]));
  const { roleID } = await done(
    test.admin.client.post('/roles', {
      name: `Local ${number}`,
      permissions: [
        { type: 'global', permissions: { 'session.valid': true } },
        { type: 'category', id: categoryID, permissions },
      ],
    }),
  );
  const made = await signedIn(test, `Local_${number}`);
  await done(test.admin.client.patch(`/users/${made.userID}`, { roleID: [8, roleID] }));
  return made;
}

/** With permissions of its own: members read and write there. */
async function newCategory(): Promise<number> {
  number += 1;
  const category = { name: `Place ${number}`, urlcode: `place-${number}`, customPermissions: true };
  const { categoryID } = await done(test.admin.client.post('/categories', category));
  const permissions = { 'discussions.view': true, 'discussions.add': true };
  await done(
    test.admin.client.patch('/roles/8/permissions', [{ type: 'category', id: categoryID, permissions }]),
  );
  return categoryID;
}

describe('POST /discussions/idea', () => {
  it('is refused to guests and where the caller may not write, and leaves nothing behind', async () => {
    const before = await countIdeas();
    expect((await test.guest.post('/discussions/idea', shorter())).status).toBe(403);
    const hidden = shorter({ categoryID: test.privateCategoryID });
    expect((await test.member.client.post('/discussions/idea', hidden)).status).toBe(403);
    expect(await countIdeas()).toBe(before);
  });

  it.each([
    ['without a name', { name: undefined }, 400, 'name'],
    ['with an empty name', { name: ' ' }, 422, 'name'],
    ['without a body', { body: undefined }, 400, 'body'],
    ['without a category', { categoryID: undefined }, 400, 'categoryID'],
    ['in a category that is no number', { categoryID: 'attic' }, 422, 'categoryID'],
  ])('is refused %s', async (_, wrong, status, field) => {
    const before = await countIdeas();
    const answer = await test.member.client.post('/discussions/idea', shorter(wrong));
    expect([answer.status, answer.body.errors?.[0]?.field], answer.text).toEqual([status, field]);
    expect(await countIdeas()).toBe(before);
  });

  it('is not there while the add-on is off, nor is any other call of ideas', async () => {
    const idea = await ideaBy(test.member.client);
    await done(test.admin.client.patch('/addons/ideation', { enabled: false }));
    try {
      const { client } = test.admin;
      expect((await client.post('/discussions/idea', shorter())).status).toBe(404);
      expect((await client.post('/discussions', shorter({ postTypeID: 'idea' }))).status).toBe(404);
      const status = { statusID: 13, statusNotes: null };
      const calls = [client.patch(idea.path, status), client.put(`${idea.path}/vote`, {})];
      for (const call of [...calls, client.delete(`${idea.path}/vote`), client.get('/ideas')])
        expect((await call).status).toBe(404);
      const ideas = await test.site.database.rows(
        sql`select from discussions where name like 'Shorter mails%'`,
      );
      expect(ideas).toEqual([]);
    } finally {
      await done(test.admin.client.patch('/addons/ideation', { enabled: true }));
    }
    expect(await attributesOf(test.guest, idea)).toMatchObject({ statusID: 11, score: 0 });
    expect((await test.member.client.post('/discussions/idea', shorter())).status).toBe(201);
  });
});

describe('PATCH /discussions/{id}/idea', () => {
  const given = { statusID: 13, statusNotes: 'Soon.' };

  it('finds nothing where the discussion is no idea, or is not there', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const { client } = test.moderator;
    expect((await client.patch(`/discussions/${discussionID}/idea`, given)).status).toBe(404);
    expect((await client.get(`/discussions/${discussionID}`)).body.statusID).toBe(0);
    expect((await client.patch('/discussions/999999/idea', given)).status).toBe(404);
    expect((await client.patch('/discussions/bees/idea', given)).status).toBe(422);
  });

  it('tells nothing of an idea in a category that the caller does not see', async () => {
    const idea = await ideaBy(test.admin.client, { categoryID: test.privateCategoryID });
    const elsewhere = await moderatorOf(await newCategory());
    for (const client of [test.guest, test.member.client, elsewhere.client]) {
      const refused = await client.patch(idea.path, given);
      expect(refused.status).toBe(403);
      expect(refused.text).not.toContain(idea.name);
    }
    expect(await attributesOf(test.admin.client, idea)).toMatchObject({ statusID: 11, statusNotes: null });
  });

  it('is for those who moderate where the idea is, and nobody who moderates elsewhere', async () => {
    const [here, there] = [await newCategory(), await newCategory()];
    const [local, other] = [await moderatorOf(here), await moderatorOf(there)];
    const idea = await ideaBy(test.member.client, { categoryID: here });
    const refused = await other.client.patch(idea.path, given);
    expect([refused.status, refused.body.permissions]).toEqual([403, ['discussions.moderate']]);
    expect((await test.guest.patch(idea.path, given)).status).toBe(403);
    expect(await attributesOf(test.other.client, idea)).toMatchObject({ statusID: 11, statusNotes: null });
    expect(await done(local.client.patch(idea.path, given))).toMatchObject({ ...given, score: 0 });
    await done(test.admin.client.patch(`/discussions/${idea.discussionID}`, { categoryID: there }));
    const next = { statusID: 14, statusNotes: 'Done.' };
    expect((await local.client.patch(idea.path, next)).status).toBe(403);
    expect(await done(other.client.patch(idea.path, next))).toMatchObject(next);
  });

  it('takes the note away again, also where the status stays', async () => {
    const idea = await ideaBy(test.member.client);
    const { client } = test.moderator;
    expect((await done(client.patch(idea.path, given))).statusNotes).toBe('Soon.');
    expect((await done(client.patch(idea.path, { ...given, statusNotes: 'Later.' }))).statusNotes).toBe(
      'Later.',
    );
    const { statusNotes } = await done(client.patch(idea.path, { ...given, statusNotes: null }));
    expect([statusNotes, (await attributesOf(test.guest, idea)).statusNotes]).toEqual([null, null]);
  });
});

describe('a closed discussion', () => {
  it('takes no votes for its idea and gives none back, until it is open again', async () => {
    const idea = await ideaBy(test.member.client);
    await done(test.other.client.put(`${idea.path}/vote`, {}));
    const close = (closed: boolean) =>
      done(test.moderator.client.patch(`/discussions/${idea.discussionID}`, { closed }));
    await close(true);
    expect(await problemOf(test.member.client.put(`${idea.path}/vote`, {}))).toEqual([400, 'idea.closed']);
    expect(await problemOf(test.other.client.delete(`${idea.path}/vote`))).toEqual([400, 'idea.closed']);
    expect(await attributesOf(test.guest, idea)).toMatchObject({ score: 1, status: { state: 'open' } });
    // What becomes of it can still be said.
    await done(test.moderator.client.patch(idea.path, { statusID: 12, statusNotes: null }));
    await close(false);
    expect((await done(test.member.client.put(`${idea.path}/vote`, {}))).idea.score).toBe(2);
  });
});

describe('the settings of ideas', () => {
  it.each([
    ['ideation.type', 'up-down', 'up', ['down', 1, null, '']],
    ['ideation.votesPerMember', 7, 0, [-1, 1001, 1.5, 'many', null]],
  ])('%s is written by administrators alone, and takes nothing else', async (key, value, before, wrong) => {
    const now = async () => (await test.guest.get(`/config?select=${key}`)).body[key];
    for (const client of [test.guest, test.member.client, test.moderator.client])
      expect((await client.patch('/config', { [key]: value })).status).toBe(403);
    for (const each of wrong) {
      const refused = await test.admin.client.patch('/config', { [key]: each });
      expect([each, refused.status, refused.body.errors?.[0]?.field]).toEqual([each, 422, key]);
    }
    expect(await now()).toBe(before);
    await done(test.admin.client.patch('/config', { [key]: value }));
    expect(await now()).toBe(value);
    await done(test.admin.client.patch('/config', { [key]: before }));
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { png } from '../../../platform/server/images/testing/pictures.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { EVERY_NODE } from '../../editor/rich2/testing/every-node.ts';
import { fetched, uploaded } from '../../media/server/testing/uploads.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';

const test = communityOfFile();
let number = 0;
let person: TestMember;
beforeEach(async () => {
  person = await signedIn(test, `Author_${++number}`);
});

const write = (body: unknown, who = person, of = person) =>
  who.client.put(`/users/${of.userID}/profile-texts/bio`, body as object);
const bioOf = async ({ userID }: TestMember) =>
  (await test.admin.client.get(`/users/${userID}?expand=profileFields`)).body.profileFields?.bio;
const factsOf = async (client = test.other.client) =>
  JSON.stringify(
    (
      await client.get(
        `/layouts/lookup-hydrate?layoutViewType=profile&recordType=user&recordID=${person.userID}&params[userID]=${person.userID}`,
      )
    ).body,
  );
const rich = (text: string) => JSON.stringify([{ type: 'p', children: [{ text, bold: true }] }]);

describe('a text of a profile', () => {
  it('is shown as it was written, and its words are the value of the field', async () => {
    const { status, body } = await write({ body: rich('I keep bees'), format: 'rich2' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ apiName: 'bio', words: 'I keep bees', format: 'rich2' });
    expect(body.html).toContain('<strong>I keep bees</strong>');
    expect(await bioOf(person)).toBe('I keep bees');
    expect((await person.client.get(`/users/${person.userID}/profile-texts`)).body).toEqual([body]);
    await write({ body: '# Bees\n\nand **wax**', format: 'markdown' });
    expect(await bioOf(person)).toBe('Bees\nand wax');
  });

  it('of every node comes back as it was stored', async () => {
    const source = JSON.stringify(EVERY_NODE);
    const { body } = await write({ body: source });
    expect(JSON.parse(body.body)).toHaveLength(EVERY_NODE.length);
    const [text] = (await person.client.get(`/users/${person.userID}/profile-texts`)).body;
    expect(text.body).toBe(body.body);
    expect(text.html).toContain('It was the queen');
  });

  it('counts no longer once another client sets the value, and goes where it is emptied', async () => {
    await write({ body: rich('I keep bees') });
    await person.client.patch(`/users/${person.userID}`, { profileFields: { bio: 'I keep geese' } });
    expect((await person.client.get(`/users/${person.userID}/profile-texts`)).body).toEqual([]);
    expect(await bioOf(person)).toBe('I keep geese');
    await write({ body: rich('I keep bees') });
    expect((await write({ body: rich(' ') })).body).toMatchObject({ words: '' });
    expect((await write({ body: '' })).body).toMatchObject({ words: '' });
    expect(await bioOf(person)).toBeUndefined();
    expect((await person.client.get(`/users/${person.userID}/profile-texts`)).body).toEqual([]);
  });

  it('is refused where it is too long, no long field, or somebody else’s', async () => {
    expect(await write({ body: 'x'.repeat(5001), format: 'markdown' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'bio', message: 'About me has at most 5000 characters.' }] },
    });
    const path = `/users/${person.userID}/profile-texts`;
    expect((await person.client.put(`${path}/company`, { body: 'x', format: 'text' })).status).toBe(404);
    expect((await person.client.put(`${path}/unknown`, { body: 'x', format: 'text' })).status).toBe(404);
    expect((await write({ body: 'x', format: 'markdown' }, test.other)).status).toBe(403);
    expect((await test.other.client.get(path)).status).toBe(403);
    expect((await test.guest.get(path)).status).toBe(403);
    expect((await write({ body: 'By a manager', format: 'markdown' }, test.admin)).status).toBe(200);
    expect((await test.admin.client.put('/users/999999/profile-texts/bio', { body: 'x' })).status).toBe(404);
  });

  it('lets nothing run, and shows its pictures to those alone who see the field', async () => {
    const item = await uploaded(person.client, await png(20, 20), 'hive.png');
    const { body } = await write({
      body: `<p onclick="alert(1)">Hi<script>alert(1)</script> <img src="${item.url}" alt="A hive"></p>`,
      format: 'html',
    });
    expect(body.html).not.toMatch(/onclick|<script/);
    expect((await fetched(test.other.client, item)).status).toBe(200);
    // Whoever may not look at profiles sees none of their pictures.
    expect((await fetched(test.guest, item)).status).toBe(404);
    await test.admin.client.patch('/profile-fields/bio', { visibility: 'private' });
    expect((await fetched(test.other.client, item)).status).toBe(404);
    expect((await fetched(person.client, item)).status).toBe(200);
    expect(await factsOf()).not.toContain('A hive');
    await test.admin.client.patch('/profile-fields/bio', { visibility: 'public' });
    expect(await factsOf()).toContain('A hive');
  });
});

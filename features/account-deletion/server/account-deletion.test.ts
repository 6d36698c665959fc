import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { commentOn, miscounted } from '../../comments/server/testing/comments.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { PASSWORD, signedIn, type TestMember } from '../../users/server/testing/members.ts';
import { followUpJob } from './remove-content.ts';

const test = communityOfFile();
let number = 0;

interface Left {
  person: TestMember;
  discussionID: number;
  /** By the person, with a reply by another; without one. */
  answeredID: number;
  aloneID: number;
  /** By somebody else, mentioning and liked by the person. */
  elsewhereID: number;
}

/** Somebody who wrote, was answered, mentioned, reacted and bookmarked. */
async function someone(): Promise<Left> {
  number++;
  const person = await signedIn(test, `Leaver_${number}`);
  const { client } = person;
  const body = 'Written in my own secret words.';
  const own = await discussionBy(client, { name: `Mine ${number}`, body: `${body} ${number}` });
  await commentOn(test.other.client, own.discussionID);
  const elsewhere = await discussionBy(test.other.client, {
    name: `Theirs ${number}`,
    body: `Thanks, @${person.name}, and @${person.name}y. ${number}`,
  });
  const answered = await commentOn(client, elsewhere.discussionID, { body: `${body} answered ${number}` });
  await commentOn(test.member.client, elsewhere.discussionID, { parentCommentID: answered.commentID });
  const alone = await commentOn(client, elsewhere.discussionID, { body: `${body} alone ${number}` });
  await client.post(`/discussions/${elsewhere.discussionID}/reactions`, { reactionType: 'like' });
  await client.put(`/discussions/${elsewhere.discussionID}/bookmark`, { bookmarked: true });
  await client.patch('/users/$me/profile-fields', { pronouns: 'they', Location: 'Somewhere' });
  return {
    person,
    discussionID: own.discussionID,
    answeredID: answered.commentID,
    aloneID: alone.commentID,
    elsewhereID: elsewhere.discussionID,
  };
}

const remove = (person: TestMember, deleteMethod?: string) =>
  test.admin.client.delete(`/users/${person.userID}`, deleteMethod ? { deleteMethod } : {});

const DELETED = {
  userID: 0,
  name: 'User Deleted',
  label: 'Removed User',
  labelHtml: 'Removed User',
  url: '',
  photoUrl: '',
  dateLastActive: null,
};

/** Every table as text: what is to be gone is looked for everywhere but in what is written of events. */
async function mentionsOf(word: string): Promise<string[]> {
  const tables = await test.site.database.rows<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'search\\_%'`);
  const found: string[] = [];
  for (const { name } of tables) {
    const row = await test.site.database.row(
      sql`select 1 from ${sql.raw(`"${name}"`)} t where t::text ilike ${`%${word}%`} limit 1`,
    );
    if (row) found.push(name);
  }
  return found;
}

describe('who may delete whom', () => {
  it.each([
    ['guest', 'member', 403],
    ['member', 'other', 403],
    ['moderator', 'other', 403],
    ['admin', 'admin', 400],
  ] as const)('%s deletes %s: %i, and sees no preview', async (who, whom, status) => {
    const client = who === 'guest' ? test.guest : test[who].client;
    expect((await client.delete(`/users/${test[whom].userID}`)).status).toBe(status);
    expect((await client.get(`/users/${test[whom].userID}/deletion-preview`)).status).toBe(status);
  });

  it('stops at those above, at the site itself and at nobody', async () => {
    const clerk = await signedIn(test, 'Clerk');
    const { body: role } = await test.admin.client.post('/roles', {
      name: 'Clerk',
      permissions: [{ type: 'global', permissions: { 'users.delete': true } }],
    });
    await test.admin.client.patch(`/users/${clerk.userID}`, { roleID: [8, role.roleID] });
    expect((await clerk.client.delete(`/users/${test.moderator.userID}`)).body.code).toBe('user.outranked');
    expect((await clerk.client.get(`/users/${test.moderator.userID}/deletion-preview`)).status).toBe(403);
    expect((await test.admin.client.delete('/users/1')).status).toBe(403);
    expect((await test.admin.client.delete('/users/999999')).status).toBe(404);
    expect((await remove(clerk, 'shred')).status).toBe(422);
  });
});

describe('the preview', () => {
  it('counts what goes, and changes nothing', async () => {
    const { person } = await someone();
    const { body } = await test.admin.client.get(`/users/${person.userID}/deletion-preview`);
    expect(body).toMatchObject({
      userID: person.userID,
      name: person.name,
      content: { countDiscussions: 1, countComments: 2 },
      countCommentsByOthers: 1,
      countReactions: 1,
      countMedia: 0,
      countMentions: 1,
    });
    expect(body.account).toEqual(
      expect.arrayContaining([
        { name: 'bookmarks', count: 1 },
        { name: 'profileFieldValues', count: 1 },
        { name: 'sessions', count: 1 },
      ]),
    );
    expect((await person.client.get('/users/me')).body.userID).toBe(person.userID);
  });
});

describe('whatever becomes of the posts', () => {
  it.each(['keep', 'wipe', 'delete'])(
    '%s: the account is gone at once, with all that is the person’s',
    async (method) => {
      const { person, elsewhereID } = await someone();
      const token = await test.site.database.row(
        sql`select 1 from sessions where user_id = ${person.userID}`,
      );
      expect(token).toBeDefined();
      expect((await remove(person, method)).status).toBe(204);
      expect((await person.client.get('/users/me')).body.userID).toBe(0);
      expect(
        (await person.client.post('/comments', { discussionID: elsewhereID, body: 'x', format: 'text' }))
          .status,
      ).toBe(403);
      const signIn = await test.client().post('/sessions', { username: person.name, password: PASSWORD });
      expect(signIn.status).toBe(401);
      expect((await test.admin.client.get(`/users/${person.userID}`)).status).toBe(404);
      expect((await test.admin.client.get(`/users/$name:${person.name}`)).status).toBe(404);
      expect((await test.admin.client.get(`/users?userID=${person.userID}`)).body).toEqual([]);
      expect((await remove(person, method)).status).toBe(404);
      expect(await mentionsOf(person.email)).toEqual([]);
      const mentioning = await test.guest.get(`/discussions/${elsewhereID}`);
      expect(mentioning.body.body).toContain('@[Deleted User],');
      expect(mentioning.body.body).toContain(`${person.name}y`);
      const [event] = await test.site.database.rows<{ payload: object }>(sql`
      select payload from events where type = 'user.deleted' order by event_id desc limit 1`);
      expect(event?.payload).toEqual({
        userID: person.userID,
        deleteMethod: method,
        actorUserID: test.admin.userID,
      });
      expect(await miscounted(test)).toEqual([]);
      // The name is free again.
      await signedIn(test, person.name);
    },
  );
});

describe('the name', () => {
  it('goes out of posts that were drawn again after the account went, and is stored no longer than that', async () => {
    const { person, elsewhereID } = await someone();
    const { database } = test.site;
    const user = await database.row<{ name: string }>(
      sql`select name from users where user_id = ${person.userID}`,
    );
    // As after an update of the renderer: whoever is gone is led to no more.
    await database.execute(sql`
      update discussions set body_html = '<p>Thanks, @' || ${user?.name ?? ''} || ',</p>' where discussion_id = ${elsewhereID}`);
    await remove(person, 'keep');
    const { body } = await test.guest.get(`/discussions/${elsewhereID}`);
    expect(body.body).toContain('@[Deleted User],');
    expect(body.body).not.toContain(`@${person.name},`);
    expect(await database.rows(sql`select from account_removals where name is not null`)).toEqual([]);
  });
});

describe('the posts', () => {
  it('stay, by “User Deleted”', async () => {
    const { person, discussionID, answeredID, elsewhereID } = await someone();
    await remove(person, 'keep');
    const { body } = await test.guest.get(`/discussions/${discussionID}`);
    expect(body.body).toContain('secret words');
    expect(body).toMatchObject({ insertUserID: person.userID, insertUser: DELETED });
    expect((await test.guest.get(`/comments/${answeredID}`)).body.insertUser).toMatchObject(DELETED);
    const log = await test.member.client.get(`/discussions/${elsewhereID}/reactions`);
    expect(log.body[0].user).toMatchObject(DELETED);
    const byName = await test.guest.get('/users/by-names?name=User Deleted*');
    expect(byName.body).toEqual([]);
  });

  it('are wiped, so that the answers to them stay', async () => {
    const { person, discussionID, answeredID, aloneID, elsewhereID } = await someone();
    await test.admin.client.patch(`/comments/${aloneID}`, { body: 'Edited by another.' });
    await remove(person, 'wipe');
    const { body } = await test.guest.get(`/discussions/${discussionID}`);
    expect(body).toMatchObject({ name: `Mine ${number}`, countComments: 1 });
    expect(body.body).toBe('<p>The author and the text of this post have been deleted.</p>');
    expect((await test.guest.get(`/comments/${answeredID}`)).body.body).toBe(body.body);
    expect((await test.guest.get(`/discussions/${elsewhereID}`)).body.countComments).toBe(3);
    expect(await mentionsOf(`secret words. ${number}`)).toEqual([]);
    expect(await mentionsOf(`secret words. answered ${number}`)).toEqual([]);
    expect(await mentionsOf(`secret words. alone ${number}`)).toEqual([]);
  });

  it('go, by default; what others answered stays where it can', async () => {
    const { person, discussionID, answeredID, aloneID, elsewhereID } = await someone();
    await remove(person);
    expect((await test.guest.get(`/discussions/${discussionID}`)).status).toBe(410);
    expect((await test.guest.get(`/comments/${aloneID}`)).status).toBeGreaterThanOrEqual(404);
    const thread = await test.guest.get(`/comments?discussionID=${elsewhereID}`);
    const shown = thread.body.map((each: { commentID: number }) => each.commentID);
    expect(shown).not.toContain(aloneID);
    expect((await test.guest.get(`/comments/${answeredID}`)).text).not.toContain('secret words');
    const elsewhere = (await test.guest.get(`/discussions/${elsewhereID}?expand=reactions`)).body;
    expect(elsewhere.score).toBe(0);
    expect(await mentionsOf(`secret words. ${number}`)).toEqual([]);
    expect(await mentionsOf(`secret words. answered ${number}`)).toEqual([]);
    expect(await miscounted(test)).toEqual([]);
  });

  it('of somebody who wrote much go in batches, while the person is gone at once', async () => {
    const { person, elsewhereID } = await someone();
    const { database } = test.site;
    await database.execute(sql`
      insert into comments (discussion_id, top_comment_id, number, insert_user_id, body, format, body_html)
      select ${elsewhereID}, currval(pg_get_serial_sequence('comments', 'comment_id')) + 1, 1000 + n, ${person.userID},
        'Much', 'text', '<p>Much</p>' from generate_series(1, 150) n`);
    await database.execute(sql`
      update comments set top_comment_id = comment_id where discussion_id = ${elsewhereID} and depth = 1`);
    // Twice: categories count by what discussions count.
    for (const recount of [1, 2].flatMap(() => test.site.features.all).flatMap((each) => each.recounts ?? []))
      await recount.run(database, false);
    expect(await miscounted(test)).toEqual([]);
    expect((await remove(person)).status).toBe(204);
    expect((await person.client.get('/users/me')).body.userID).toBe(0);
    const left = () =>
      database.row<{ count: number }>(sql`
        select count(*) as count from comments where insert_user_id = ${person.userID} and date_tombstoned is null`);
    const after = (await left())?.count ?? 0;
    expect(after).toBeGreaterThan(0);
    expect(after).toBeLessThan(150);
    const progress = async () => (await test.admin.client.get(`/users/${person.userID}/deletion`)).body;
    // A discussion, 152 comments, a reaction and a mention; the discussion goes first.
    expect(await progress()).toMatchObject({
      deleteMethod: 'delete',
      countTotal: 155,
      countLeft: after + 2,
      dateFinished: null,
    });
    await followUpJob(test.site, { userID: person.userID });
    expect((await left())?.count).toBe(0);
    expect(await progress()).toMatchObject({
      countTotal: 155,
      countLeft: 0,
      dateFinished: expect.any(String),
    });
    await followUpJob(test.site, { userID: person.userID });
    expect(await miscounted(test)).toEqual([]);
  });
});

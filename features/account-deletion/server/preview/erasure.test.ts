import { expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { commentOn } from '../../../comments/server/testing/comments.ts';
import { discussionBy } from '../../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../../discussions/server/testing/community-of-file.ts';
import { uploaded } from '../../../media/server/testing/uploads.ts';
import { jobsDone } from '../../../users/server/testing/mails.ts';
import { PASSWORD, signedIn, type TestMember } from '../../../users/server/testing/members.ts';
import type { Erasure, ErasureRows } from '../../erasure.contract.ts';

const test = communityOfFile({ withJobs: true });

/** Somebody who left a trace in as many tables as a member can. */
async function someone(name: string): Promise<TestMember> {
  const person = await signedIn(test, name);
  const { client, userID } = person;
  const own = await discussionBy(client, { name: `Of ${name}`, body: `Mine alone, says ${name}.` });
  await commentOn(test.other.client, own.discussionID, { body: `Theirs below ${name}.` });
  const elsewhere = await discussionBy(test.other.client, {
    name: `To ${name}`,
    body: `Thanks, @${name}. Much.`,
  });
  const answered = await commentOn(client, elsewhere.discussionID, { body: `Answered, ${name}.` });
  await commentOn(test.member.client, elsewhere.discussionID, { parentCommentID: answered.commentID });
  const chain = await commentOn(client, elsewhere.discussionID, { body: `Alone, ${name}.` });
  await commentOn(client, elsewhere.discussionID, {
    parentCommentID: chain.commentID,
    body: `Below, ${name}.`,
  });
  await client.post(`/discussions/${elsewhere.discussionID}/reactions`, { reactionType: 'like' });
  await client.put(`/discussions/${elsewhere.discussionID}/bookmark`, { bookmarked: true });
  await client.patch('/users/$me/profile-fields', { pronouns: 'they' });
  await client.post('/drafts', { recordType: 'discussion', attributes: { name: `Draft of ${name}` } });
  await client.post('/conversations', {
    participantUserIDs: [test.other.userID],
    initialBody: `Between us, ${name}.`,
    initialFormat: 'text',
  });
  await uploaded(client, `Notes of ${name}`, 'notes.txt');
  await test.site.database.execute(sql`
    insert into ignored_users (user_id, ignored_user_id) values (${test.other.userID}, ${userID}), (${userID}, ${test.member.userID})`);
  await test.site.database.execute(sql`
    insert into invites (insert_user_id, email, email_key, nonce, code_hash, accepted_user_id, date_accepted, date_expires)
    values (${test.admin.userID}, ${`${name}@example.net`}, ${`${name}@example.net`}, decode(md5(${name}), 'hex'),
      decode(md5(${`code ${name}`}), 'hex'), ${userID}, now(), now() + interval '1 day')`);
  await jobsDone(test);
  return person;
}

/** By table: every row that there is, by its key and by its place. */
async function everyRow(): Promise<Map<string, { key: string; place: string }[]>> {
  const { database } = test.site;
  const tables = await database.rows<{ name: string; keys: string[] | null }>(sql`
    select c.relname as name, (select array_agg(a.attname::text order by a.attnum) from pg_index i
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
      where i.indrelid = c.oid and i.indisprimary) as keys
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`);
  const all = new Map<string, { key: string; place: string }[]>();
  for (const { name, keys } of tables) {
    const key = (keys ?? ['ctid']).map((each) => `"${each}"::text`).join(` || ' ' || `);
    all.set(
      name,
      await database.rows(
        sql`select ${sql.raw(key)} as key, ctid::text as place from ${sql.raw(`"${name}"`)}`,
      ),
    );
  }
  return all;
}

/** Of the machine, or rows that hang on a post and lead to no person. */
const OF_NO_PERSON =
  /^(search_|outbox|events$|jobs|counted_|daily_|media_uses$|removed_|discussion_tags$|post_revisions$|.*_ids$|rate_|people_counts)/;

async function rowsOf(userID: number, deleteMethod: string, part: string): Promise<ErasureRows['rows']> {
  const all: ErasureRows['rows'] = [];
  for (let after = ''; ; ) {
    const query = `deleteMethod=${deleteMethod}&part=${part}&limit=2${after && `&after=${encodeURIComponent(after)}`}`;
    const { status, body } = await test.admin.client.get<ErasureRows>(
      `/users/${userID}/erasure/rows?${query}`,
    );
    expect(status).toBe(200);
    all.push(...body.rows);
    if (body.next === null) return all;
    after = body.next;
  }
}

it.each(['keep', 'wipe', 'delete'])(
  '%s: what the preview shows is what goes, row for row',
  async (method) => {
    const person = await someone(`Leaver_${method}`);
    const { body } = await test.admin.client.get<Erasure>(
      `/users/${person.userID}/erasure?deleteMethod=${method}`,
    );
    const shown = new Map<string, string[]>();
    const emptied = new Set<string>();
    for (const { id, table, outcome, count, isMore } of body.parts) {
      const rows = await rowsOf(person.userID, method, id);
      expect([id, rows.length, isMore]).toEqual([id, count, false]);
      const keys = rows.map(({ key }) => key);
      if (outcome === 'goes') shown.set(table, [...(shown.get(table) ?? []), ...keys]);
      else if (outcome === 'stays') for (const key of keys) emptied.add(`${table} ${key}`);
    }
    const before = await everyRow();
    expect((await test.admin.client.delete(`/users/${person.userID}`, { deleteMethod: method })).status).toBe(
      204,
    );
    await jobsDone(test);
    const after = await everyRow();
    const gone: Record<string, string[]> = {};
    const announced: Record<string, string[]> = {};
    for (const [table, rows] of before) {
      const left = new Set((after.get(table) ?? []).map(({ key }) => key));
      const removed = rows.filter(({ key }) => !left.has(key));
      const keys = shown.get(table) ?? [];
      const byPlace = keys.some((key) => key.startsWith('('));
      const isOfPerson = !OF_NO_PERSON.test(table) || keys.length > 0;
      if (isOfPerson && removed.length > 0)
        gone[table] = removed.map(({ key, place }) => (byPlace ? place : key)).sort();
      if (keys.length > 0) announced[table] = [...new Set(keys)].sort();
    }
    // A name that a post mentions is replaced there, and the mention is none any more.
    delete gone.user_mentions;
    expect(
      Object.keys(gone)
        .filter((table) => !announced[table])
        .join(' '),
    ).toBe('');
    expect(gone).toEqual(announced);
    expect(Object.keys(announced)).toEqual(
      expect.arrayContaining(['bookmarks', 'drafts', 'ignored_users', 'invites', 'media']),
    );
  },
);

it('shows no words that only their owner reads', async () => {
  const person = await someone('Diarist');
  for (const { id } of (await test.admin.client.get<Erasure>(`/users/${person.userID}/erasure`)).body.parts) {
    const text = JSON.stringify(await rowsOf(person.userID, 'keep', id));
    for (const secret of ['Draft of', 'Between us', '$argon2', '@example'])
      expect(text).not.toContain(secret);
  }
});

it('tells members nothing of what others made of them', async () => {
  const person = await someone('Curious');
  const sent = { recordType: 'user', recordID: person.userID, reportReasonIDs: ['spam'] };
  await test.other.client.post('/reports', { ...sent, noteBody: 'Look', noteFormat: 'text' });
  await test.admin.client.post('/user-notes/notes', {
    userID: person.userID,
    body: 'Careful',
    format: 'text',
  });
  const path = `/users/${person.userID}/erasure`;
  const toStaff = (await test.admin.client.get<Erasure>(path)).body.parts.map(({ id }) => id);
  const toThem = (await person.client.get<Erasure>(path)).body.parts.map(({ id }) => id);
  expect(toStaff).toEqual(expect.arrayContaining(['user_notes', 'ignored_users', 'user_roles', ...toThem]));
  expect(toThem).toEqual(expect.arrayContaining(['account', 'drafts', 'sessions']));
  for (const id of toStaff.filter((each) => !toThem.includes(each)))
    expect([id, (await person.client.get(`${path}/rows?part=${id}`)).status]).toEqual([id, 404]);
  expect(toThem).not.toEqual(expect.arrayContaining(['user_notes']));
});

it('lists the file of an upload with its size', async () => {
  const person = await someone('Uploader');
  const { body } = await test.admin.client.get<Erasure>(`/users/${person.userID}/erasure`);
  expect(body.parts.find(({ id }) => id === 'unusedFiles')).toMatchObject({
    count: 1,
    bytes: 17,
    outcome: 'goes',
  });
  const [file] = await rowsOf(person.userID, 'keep', 'unusedFiles');
  expect(file?.facts).toEqual(expect.arrayContaining([{ name: 'name', value: 'notes.txt' }]));
});

it('leaves no file of an archive of one’s own data', async () => {
  const person = await someone('Archivist');
  await person.client.post('/users/me/data-archive');
  await jobsDone(test);
  const archives = async () => {
    let count = 0;
    for await (const { key } of test.site.blobs.list()) if (key.startsWith('data-archives/')) count += 1;
    return count;
  };
  const { body } = await test.admin.client.get<Erasure>(`/users/${person.userID}/erasure`);
  expect(body.parts.find(({ id }) => id === 'data_archives')?.bytes).toBeGreaterThan(500);
  expect(await archives()).toBe(1);
  await test.admin.client.delete(`/users/${person.userID}`, { deleteMethod: 'keep' });
  await jobsDone(test);
  expect(await archives()).toBe(0);
});

it('is read by its owner and by whoever deletes members, and by nobody else', async () => {
  const path = `/users/${test.member.userID}/erasure`;
  const answers = [
    test.member.client,
    test.admin.client,
    test.other.client,
    test.moderator.client,
    test.guest,
  ];
  const statuses = await Promise.all(answers.map(async (client) => (await client.get(path)).status));
  expect(statuses).toEqual([200, 200, 403, 403, 403]);
  const rows = await Promise.all(
    answers.map(async (client) => (await client.get(`${path}/rows?part=sessions`)).status),
  );
  expect(rows).toEqual([200, 200, 403, 403, 403]);
  expect((await test.member.client.get(`${path}/rows?part=elsewhere`)).status).toBe(404);
  expect((await test.member.client.get(`${path}/rows?part=sessions&after=(x)`)).status).toBe(422);
});

it('lets members delete their accounts themselves, by their password, and no administrator', async () => {
  const person = await someone('Goer');
  const path = '/users/me/deletion';
  expect((await person.client.post(path, { passwordConfirmation: 'wrong horse' })).status).toBeGreaterThan(
    399,
  );
  expect(
    (await person.client.post(path, { deleteMethod: 'delete', passwordConfirmation: PASSWORD })).status,
  ).toBe(422);
  expect((await person.client.get('/users/me')).body.userID).toBe(person.userID);
  const gone = await person.client.post(path, { deleteMethod: 'wipe', passwordConfirmation: PASSWORD });
  expect(gone.status).toBe(201);
  expect((await person.client.get('/users/me')).body.userID).toBe(0);
  expect((await test.admin.client.get(`/users/${person.userID}`)).status).toBe(404);
  const admin = await test.admin.client.post(path, { passwordConfirmation: PASSWORD });
  expect([admin.status, admin.body.code]).toEqual([400, 'accountDeletion.staff']);
});

it('is left to administrators where the site wants it so', async () => {
  await test.admin.client.patch('/config', { 'accountDeletion.byMembers': false });
  const refused = await test.other.client.post('/users/me/deletion', { passwordConfirmation: PASSWORD });
  expect(refused.body.code).toBe('accountDeletion.notOffered');
  await test.admin.client.patch('/config', { 'accountDeletion.byMembers': true });
});

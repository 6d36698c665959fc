import { beforeEach, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { ownDataParts } from '../../../platform/server/places/own-data.ts';
import { commentOn } from '../../comments/server/testing/comments.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { PIXEL } from '../../imports/server/testing/pixel.ts';
import { jobsDone, runWaitingJobs } from '../../users/server/testing/mails.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';
import { zipEntries } from './testing/zip-entries.ts';

const test = communityOfFile({ withJobs: true });
const ADDRESS = '/users/me/data-archive';
const FILE = '/profile/data/archive.zip';
let person: TestMember;
let number = 0;

beforeEach(async () => {
  person = await signedIn(test, `Owner_${++number}`);
});

const filesIn = async () => {
  const keys: string[] = [];
  for await (const { key } of test.site.blobs.list()) if (key.startsWith('data-archives/')) keys.push(key);
  return keys;
};

async function archive(): Promise<Map<string, Buffer>> {
  expect((await person.client.post(ADDRESS)).status).toBe(202);
  await jobsDone(test);
  const { body } = await person.client.get(ADDRESS);
  expect(body).toMatchObject({ archive: { status: 'done' }, url: test.url + FILE });
  const cookie = person.client.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const file = await fetch(test.url + FILE, { headers: { cookie } });
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="my-data.zip"');
  const content = Buffer.from(await file.arrayBuffer());
  expect(content.length).toBe(body.archive.bytes);
  return zipEntries(content);
}

const records = (entries: Map<string, Buffer>, name: string) =>
  String(entries.get(`${name}.jsonl`))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

it('has everything of its owner, and nothing of others', async () => {
  const { discussionID } = await discussionBy(person.client, { name: 'Of my own', body: 'Rumpelstiltskin' });
  await commentOn(test.other.client, discussionID, { body: 'Quetzalcoatl' });
  await commentOn(person.client, discussionID, { body: 'Xylophones' });
  await person.client.put(`/discussions/${discussionID}/bookmark`, { bookmarked: true });
  const upload = await person.client.upload('/media', PIXEL, 'Größe: x.png');
  expect(upload.status).toBe(201);
  const entries = await archive();
  expect(records(entries, 'account')).toMatchObject([{ name: person.name, email: expect.any(String) }]);
  expect(records(entries, 'discussions')).toMatchObject([{ name: 'Of my own', body: 'Rumpelstiltskin' }]);
  expect(records(entries, 'comments')).toMatchObject([{ body: 'Xylophones' }]);
  expect(records(entries, 'bookmarks')).toMatchObject([{ discussion_id: discussionID }]);
  const [name, content] = [...entries].find(([each]) => each.startsWith('files/')) ?? [];
  expect(name).toMatch(/^files\/1 Größe_ x\.png$/);
  expect(content?.length).toBeGreaterThan(20);
  expect(String(entries.get('README.txt'))).toContain('bookmarks.jsonl\n  Discussions that you bookmarked.');
  const all = Buffer.concat([...entries.values()]).toString();
  for (const foreign of ['Quetzalcoatl', 'password_hash', '$argon2', 'token_hash'])
    expect([foreign, all.includes(foreign)]).toEqual([foreign, false]);
});

it('is whole where there is very much', async () => {
  await test.site.database.execute(sql`
    insert into mutes (user_id, record_type, record_id)
    select ${person.userID}, 'user', n from generate_series(1, 1234) n`);
  expect(records(await archive(), 'mutes')).toHaveLength(1234);
});

it('says what is in each file, once', () => {
  const parts = ownDataParts.declaredIn(test.site.features.all);
  const names = parts.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('messages');
});

it('is made once at a time, and a new one takes the place of the last', async () => {
  const before = (await filesIn()).length;
  await test.site.database.execute(sql`insert into data_archives (user_id) values (${person.userID})`);
  const refused = await person.client.post(ADDRESS);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Your archive is being made. Wait until it is done.',
  ]);
  await person.client.delete(ADDRESS);
  const asked = await Promise.all(Array.from({ length: 4 }, () => person.client.post(ADDRESS)));
  expect(asked.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409]);
  await jobsDone(test);
  await archive();
  expect((await filesIn()).length).toBe(before + 1);
});

it('goes when its time is over, or when its owner wants it', async () => {
  const before = await filesIn();
  await archive();
  expect((await person.client.delete(ADDRESS)).status).toBe(204);
  await jobsDone(test);
  expect(await filesIn()).toEqual(before);
  expect((await person.client.get(ADDRESS)).body).toEqual({ archive: null, url: null });
  expect((await person.client.page(FILE)).status).toBe(404);
  await archive();
  await runWaitingJobs(test);
  expect(await filesIn()).toEqual([]);
  expect((await person.client.get(ADDRESS)).body.archive).toBe(null);
});

it('is its owner’s alone', async () => {
  await archive();
  expect((await test.other.client.page(FILE)).status).toBe(404);
  const guest = await fetch(test.url + FILE, { redirect: 'manual' });
  expect([guest.status, guest.headers.get('location')]).toEqual([
    302,
    '/entry/signin?Target=%2Fprofile%2Fdata',
  ]);
  expect((await test.client().get(ADDRESS)).status).toBe(403);
});

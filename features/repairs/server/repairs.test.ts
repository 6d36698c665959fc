import { expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import type { Repair } from '../repairs.contract.ts';
import { repairJob } from './repairs.ts';

const test = communityOfFile();

async function repairOf(name: string): Promise<Repair> {
  const { status, body } = await test.admin.client.get('/repairs');
  expect(status).toBe(200);
  const found = body.repairs.find((each: Repair) => each.name === name);
  if (!found) throw new Error(`There is no repair ${name}.`);
  return found;
}

/** Asked for by the call; its job is run here, as often as it likes elsewhere. */
async function ran(name: string, isCheck: boolean): Promise<Repair['last']> {
  const asked = await test.admin.client.post('/repairs', { names: [name], isCheck });
  expect([asked.status, asked.body]).toEqual([202, { count: 1 }]);
  await repairJob(test.site, { name, isCheck });
  return (await repairOf(name)).last;
}

it('says how many counters differ without changing them, mends them, and finds nothing then', async () => {
  const { discussionID } = await discussionBy(test.member.client);
  await test.site.database.execute(
    sql`update discussions set count_comments = 7 where discussion_id = ${discussionID}`,
  );
  const count = async () => (await test.admin.client.get(`/discussions/${discussionID}`)).body.countComments;
  const counters: Repair[] = (await test.admin.client.get('/repairs')).body.repairs.filter(
    (each: Repair) => each.kind === 'counter',
  );
  // Of add-ons too.
  expect(counters.map(({ name }) => name)).toEqual(expect.arrayContaining(['polls.votes']));
  const wrong: string[] = [];
  for (const { name } of counters) if ((await ran(name, true))?.differed === 1) wrong.push(name);
  expect(wrong.length).toBeGreaterThan(0);
  expect(await count()).toBe(7);
  // Twice: numbers of categories are made of numbers of discussions.
  for (const name of [...wrong, ...wrong])
    expect(await ran(name, false)).toMatchObject({ state: 'done', isCheck: false });
  expect(await count()).toBe(0);
  for (const name of wrong)
    expect(await ran(name, true)).toMatchObject({ differed: 0, dateFinished: expect.any(String) });
  await ran(wrong[0] ?? '', false);
  const { body: log } = await test.admin.client.get('/audit-logs?recordType=repair&limit=1');
  expect([log[0].eventType, log[0].recordKey]).toEqual(['repair.run', wrong[0]]);
});

it('indexes what the search lacks, and all of it where that is asked', async () => {
  await discussionBy(test.member.client);
  await ran('search.index', false);
  expect(await ran('search.index', true)).toMatchObject({ differed: 0 });
  await test.site.database.execute(sql`delete from search_documents where record_type = 'discussion'`);
  const { differed: missing = 0 } = (await ran('search.index', true)) ?? {};
  expect(missing).toBeGreaterThan(0);
  expect(await ran('search.index', false)).toMatchObject({ state: 'done', differed: missing });
  await test.site.database.execute(sql`analyze search_documents`);
  const facts = (await repairOf('search.index')).facts;
  expect(facts).toContainEqual({ name: 'Indexed: discussion', value: `about ${missing}` });
  const all = await ran('search.rebuild', false);
  expect(all?.differed).toBeGreaterThan(missing);
});

it('empties the caches', async () => {
  await test.member.client.page('/');
  const entries = async () => Number((await repairOf('caches')).facts[0]?.value);
  expect(await entries()).toBeGreaterThan(0);
  expect((await ran('caches', false))?.state).toBe('done');
  await expect.poll(entries).toBe(0);
});

it('is for those who manage the site, and knows no others', async () => {
  expect((await test.moderator.client.get('/repairs')).status).toBe(403);
  expect((await test.moderator.client.post('/repairs', { names: ['caches'] })).status).toBe(403);
  for (const body of [{ names: ['bees'] }, { names: [] }, { names: ['caches'], isCheck: true }])
    expect((await test.admin.client.post('/repairs', body)).status).toBe(422);
});

it('says in a sentence why it failed, and can be tried again', async () => {
  const { discussionID } = await discussionBy(test.member.client);
  const { database } = test.site;
  const name = 'discussions.count_comments';
  await database.execute(
    sql`update discussions set count_comments = 7 where discussion_id = ${discussionID}`,
  );
  await database.execute(sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception E'The disk is full.\nAt line 7'; end $$`);
  await database.execute(
    sql`create trigger refuse before update on discussions for each row execute function refuse()`,
  );
  await expect(ran(name, false)).rejects.toThrow();
  const failed = (await repairOf(name)).last;
  expect(failed).toMatchObject({ state: 'failed', problem: 'The disk is full.', differed: 0 });
  await database.execute(sql`drop trigger refuse on discussions`);
  expect(await ran(name, false)).toMatchObject({ state: 'done', problem: null, differed: 1 });
});

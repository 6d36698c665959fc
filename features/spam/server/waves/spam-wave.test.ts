// A wave of 200 accounts and 2,000 posts among what people write: one decision, a clean site, and all of it back.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { commentOn, miscounted } from '../../../comments/server/testing/comments.ts';
import { discussionBy } from '../../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../../discussions/server/testing/community-of-file.ts';
import { signedIn, type TestMember } from '../../../users/server/testing/members.ts';

const test = communityOfFile({ withJobs: true });
const ACCOUNTS = 200;
const COMMENTS_EACH = 9;
/** New members who came in the same minutes, and have something of their own to say. */
const NEWCOMERS = 10;
const OFFER =
  'Cheap watches from the best makers of the world, shipped to your door within two days, order now at our shop';

/** Names are given once, also where a test is tried again. */
let run = 0;
let since: string;
let sample: { recordType: 'discussion'; recordID: number };
let hostID: number;

/** So many at a time. */
async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>, atOnce = 8) {
  const waiting = [...items];
  const one = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

async function spam({ client }: TestMember, at: number) {
  const { discussionID } = await discussionBy(client, {
    name: `Best offer ${at}`,
    body: `${OFFER} ${at}`,
    format: 'text',
  });
  sample ??= { recordType: 'discussion', recordID: discussionID };
  for (let count = 0; count < COMMENTS_EACH; count++) {
    const on = count % 2 === 0 ? hostID : discussionID;
    await commentOn(client, on, { body: `${OFFER} ${at} ${count}`, format: 'text' });
  }
}

const HELLOS = 'heather clover buckwheat lime acacia sunflower rape chestnut thyme lavender'.split(' ');

async function greet({ client }: TestMember, at: number) {
  await discussionBy(client, {
    name: `Hello number ${at}`,
    body: `I have had ${at + 2} hives near the ${HELLOS[at]} since last spring and many questions about it`,
  });
  await commentOn(client, hostID, { body: `We feed in ${at + 1} weeks, when the ${HELLOS[at]} is over` });
}

/** What guests see. */
async function seen() {
  const discussions = await test.guest.get('/discussions?limit=1');
  const comments = await test.guest.get('/comments?limit=1');
  const host = await test.guest.get(`/discussions/${hostID}`);
  const total = (answer: { headers: Headers }) => Number(answer.headers.get('x-app-page-result-count'));
  return [total(discussions), total(comments), host.body.countComments];
}

const statusOf = async (waveID: number) =>
  (await test.moderator.client.get(`/spam-waves/${waveID}`)).body.status;

beforeEach(() => {
  run++;
});

beforeAll(async () => {
  const host = await discussionBy(test.member.client, { name: 'Winter feeding' });
  hostID = host.discussionID;
  await commentOn(test.other.client, hostID, { body: 'Sugar in October, none later' });
}, 60_000);

describe('a wave of spam', () => {
  it('is preceded by a decision that says what it has in common', async () => {
    const { client } = test.moderator;
    const filters = { since: new Date().toISOString() };
    expect((await client.post('/spam-waves', filters)).body.code).toBe('wave.noTrait');
    expect((await client.post('/spam-waves', { ...filters, addressRange: '192.0.2.0/24' })).body.code).toBe(
      'wave.nothing',
    );
    const unknown = { ...filters, similarTo: { recordType: 'comment', recordID: 999_999 } };
    expect((await client.post('/spam-waves/preview', unknown)).body.code).toBe('wave.unknownPost');
    expect((await client.post('/spam-waves', { ...filters, addressRange: 'anywhere' })).status).toBe(422);
    expect((await test.member.client.post('/spam-waves/preview', unknown)).status).toBe(403);
  });

  it('is gone, with nothing else touched, and can be brought back', async () => {
    const before = await seen();
    since = new Date().toISOString();
    const accounts: TestMember[] = [];
    for (let at = 0; at < ACCOUNTS; at++) accounts.push(await signedIn(test, `Wave_${run}_${at}`));
    const newcomers: TestMember[] = [];
    for (let at = 0; at < NEWCOMERS; at++) newcomers.push(await signedIn(test, `Honest_${run}_${at}`));
    const [first, ...others] = accounts.entries();
    if (first) await spam(first[1], first[0]);
    // Amid it people arrive who say hello and answer; and somebody known quotes the offer.
    await Promise.all([
      each(others, ([at, account]) => spam(account, at)),
      each([...newcomers.entries()], ([at, newcomer]) => greet(newcomer, at), 1),
    ]);
    await commentOn(test.other.client, hostID, { body: OFFER, format: 'text' });
    const flooded = await seen();
    expect(flooded).toEqual([
      (before[0] ?? 0) + ACCOUNTS + NEWCOMERS,
      (before[1] ?? 0) + ACCOUNTS * COMMENTS_EACH + NEWCOMERS + 1,
      (before[2] ?? 0) + ACCOUNTS * Math.ceil(COMMENTS_EACH / 2) + NEWCOMERS + 1,
    ]);

    const { client } = test.moderator;
    const filters = { since, similarTo: sample };
    const preview = await client.post('/spam-waves/preview', filters);
    expect(preview.body).toMatchObject({
      countAccounts: ACCOUNTS,
      countPosts: ACCOUNTS * (1 + COMMENTS_EACH),
      countSpared: 1,
    });
    const begun = Date.now();
    const { status, body: wave } = await client.post('/spam-waves', { ...filters, reason: 'Watches' });
    expect(status).toBe(201);
    await expect.poll(() => statusOf(wave.waveID), { timeout: 240_000, interval: 200 }).toBe('cleaned');
    // How long it takes is the machine's: said, not asserted.
    const seconds = (Date.now() - begun) / 1000;
    process.stdout.write(`a wave of ${ACCOUNTS} accounts was cleaned up in ${seconds.toFixed(1)} s\n`);
    expect(await seen()).toEqual([
      (before[0] ?? 0) + NEWCOMERS,
      (before[1] ?? 0) + NEWCOMERS + 1,
      (before[2] ?? 0) + NEWCOMERS + 1,
    ]);
    expect((await test.guest.get(`/discussions/${sample.recordID}`)).status).toBe(404);
    expect((await accounts[0]?.client.get('/notifications'))?.status).toBe(401);
    for (const { client: newcomer, userID } of newcomers)
      expect((await newcomer.get('/users/me')).body.userID).toBe(userID);
    expect(await miscounted(test)).toEqual([]);
    const [entry] = (await test.admin.client.get('/audit-logs?recordType=spamWave')).body;
    expect(entry).toMatchObject({ eventType: 'spamWave.cleaned', reason: 'Watches' });

    expect((await client.post(`/spam-waves/${wave.waveID}/restore`)).body.status).toBe('restoring');
    expect((await client.post(`/spam-waves/${wave.waveID}/restore`)).body.code).toBe('wave.notCleaned');
    await expect.poll(() => statusOf(wave.waveID), { timeout: 240_000, interval: 200 }).toBe('restored');
    expect(await seen()).toEqual(flooded);
    expect(await miscounted(test)).toEqual([]);
    const banned = await test.site.database.row<{ count: number }>(
      sql`select count(*)::int as count from users where banned <> 0`,
    );
    expect(banned?.count).toBe(0);
  }, 900_000);

  it('can be told by its addresses, with those who only registered; what was hidden before stays so', async () => {
    const begin = new Date().toISOString();
    const poster = await signedIn(test, `Range_poster_${run}`);
    const silent = await signedIn(test, `Range_silent_${run}`);
    const { discussionID } = await discussionBy(poster.client, { name: 'Mine' });
    const hidden = await discussionBy(poster.client, { name: 'Hidden before' });
    await test.site.database.execute(sql`
      update discussions set date_held = now() where discussion_id = ${hidden.discussionID}`);
    await test.site.database.execute(sql`
      update post_prints set ip_address = '203.0.113.7' where user_id = ${poster.userID}`);
    await test.site.database.execute(sql`
      update users set insert_ip_address = '203.0.113.9' where user_id = ${silent.userID}`);
    const { client } = test.moderator;
    const { body: wave } = await client.post('/spam-waves', { since: begin, addressRange: '203.0.113.0/24' });
    expect(wave).toMatchObject({ countAccounts: 2, countPosts: 2 });
    await expect.poll(() => statusOf(wave.waveID), { timeout: 20_000 }).toBe('cleaned');
    expect((await test.guest.get(`/discussions/${discussionID}`)).status).toBe(404);
    expect((await silent.client.get('/notifications')).status).toBe(401);
    await client.post(`/spam-waves/${wave.waveID}/restore`);
    await expect.poll(() => statusOf(wave.waveID), { timeout: 20_000 }).toBe('restored');
    expect((await test.guest.get(`/discussions/${discussionID}`)).status).toBe(200);
    expect((await test.guest.get(`/discussions/${hidden.discussionID}`)).status).toBe(404);
  }, 60_000);
});

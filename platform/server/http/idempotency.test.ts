import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Community,
  community,
  discussionBy,
  withoutFloodLimits,
} from '../../../features/discussions/server/testing/community.ts';
import { sql } from '../db/sql.ts';
import { removeExpired } from '../jobs/expiry.ts';
import type { TestClient } from '../testing/test-client.ts';

let test: Community;
let discussionID: number;
beforeAll(async () => {
  test = await community();
  await withoutFloodLimits(test);
  discussionID = (await discussionBy(test.member.client)).discussionID;
});
afterAll(() => test?.close());

const commentOf = (body: string) => ({ discussionID, body, format: 'text' });

const send = (client: TestClient, key: string, body: object, path = '/comments') =>
  client.call('POST', path, body, { 'idempotency-key': key });

async function countOf(body: string): Promise<number> {
  const row = await test.site.database.row<{ count: number }>(
    sql`select count(*)::int as count from comments where body = ${body}`,
  );
  return row?.count ?? 0;
}

/** The process ended between the commit and the answer. */
async function loseAnswer(key: string): Promise<void> {
  const lost = await test.site.database.execute(
    sql`update idempotency_records set status = null, body = null where key = ${key} and status is not null`,
  );
  expect(lost).toBe(1);
}

/** Somebody has the discussion locked, so that whoever posts into it waits. */
async function held(id: number): Promise<{ release: () => Promise<void> }> {
  const client = await test.site.database.pool.connect();
  await client.query('begin');
  await client.query('select from discussions where discussion_id = $1 for no key update', [id]);
  return {
    release: async () => {
      await client.query('rollback');
      client.release();
    },
  };
}

/** The process of the database that waits for a lock with such a statement. */
async function waitingFor(words: string): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const row = await test.site.database.row<{ pid: number }>(sql`
      select pid from pg_stat_activity where wait_event_type = 'Lock' and query like ${`%${words}%`}
        and datname = current_database()`);
    if (row) return row.pid;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('Nobody waits.');
}

describe('a call with an Idempotency-Key', () => {
  it('that is sent again changes nothing more and is answered alike', async () => {
    const first = await send(test.member.client, 'again', commentOf('Once'));
    const second = await send(test.member.client, 'again', commentOf('Once'));
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.text).toBe(first.text);
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(second.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await countOf('Once')).toBe(1);
  });

  it('with another body, query or address is refused', async () => {
    const { client } = test.member;
    await send(client, 'other', commentOf('This one'));
    for (const again of [
      send(client, 'other', commentOf('Not this one')),
      send(client, 'other', commentOf('This one'), '/comments?expand=all'),
      send(client, 'other', { reactionType: 'like' }, `/discussions/${discussionID}/reactions`),
    ])
      expect(await again).toMatchObject({ status: 422, body: { code: 'idempotency.otherCall' } });
  });

  it('is the key of one member alone', async () => {
    const mine = await send(test.member.client, 'ours', commentOf('Mine'));
    const theirs = await send(test.other.client, 'ours', commentOf('Theirs'));
    expect(theirs.status).toBe(201);
    expect(theirs.body.commentID).not.toBe(mine.body.commentID);
  });

  it('fifty at once are one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => send(test.member.client, 'fifty', commentOf('Fifty'))),
    );
    expect(answers.filter(({ status }) => status !== 201).map(({ text }) => text)).toEqual([]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await countOf('Fifty')).toBe(1);
    expect((await send(test.member.client, 'fifty', commentOf('Fifty'))).text).toBe(answers[0]?.text);
  });

  it('that is under way is waited for', async () => {
    const holder = await held(discussionID);
    const first = send(test.member.client, 'slow', commentOf('Slow'));
    await waitingFor('update discussions');
    const second = send(test.member.client, 'slow', commentOf('Slow'));
    // It looks for the first one's outcome now, and has none.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await holder.release();
    const answers = await Promise.all([first, second]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.text).toBe(answers[0]?.text);
    expect(await countOf('Slow')).toBe(1);
  });

  it('is made by the second where the first came to nothing', async () => {
    const holder = await held(discussionID);
    const first = send(test.member.client, 'cut', commentOf('Cut'));
    const waiting = await waitingFor('update discussions');
    const second = send(test.member.client, 'cut', commentOf('Cut'));
    await test.site.database.execute(sql`select pg_cancel_backend(${waiting})`);
    expect((await first).status).toBe(503);
    await holder.release();
    expect((await second).status).toBe(201);
    expect(await countOf('Cut')).toBe(1);
  });

  it('that was refused may be made again once it can succeed', async () => {
    const { client } = test.member;
    const close = (closed: boolean) =>
      test.moderator.client.patch(`/discussions/${discussionID}`, { closed });
    await close(true);
    expect((await send(client, 'refused', commentOf('Late'))).status).toBe(400);
    await close(false);
    expect((await send(client, 'refused', commentOf('Late'))).status).toBe(201);
  });

  it('whose answer was lost in a crash is answered, and not made again', async () => {
    const { client } = test.other;
    const post = { name: 'Crashed?', body: 'Once and whole.', format: 'text', categoryID: 1 };
    for (const [key, body, path] of [
      ['crashed comment', commentOf('Crashed'), '/comments'],
      ['crashed discussion', post, '/discussions'],
      ['crashed reaction', { reactionType: 'like' }, `/discussions/${discussionID}/reactions`],
    ] as const) {
      const name = key.replace(' ', '-');
      const first = await send(client, name, body, path);
      await loseAnswer(name);
      const again = await send(client, name, body, path);
      expect([again.status, again.text]).toEqual([first.status, first.text]);
    }
    expect(await countOf('Crashed')).toBe(1);
  });

  it('that would be refused because it was made is answered that it was', async () => {
    const tag = { name: 'Made once' };
    expect((await send(test.admin.client, 'tag', tag, '/tags')).status).toBe(201);
    await test.site.database.execute(sql`
      update idempotency_records set status = null, body = null, results = '{"0": null}' where key = 'tag'`);
    const again = await send(test.admin.client, 'tag', tag, '/tags');
    expect(again).toMatchObject({ status: 409, body: { code: 'idempotency.answerGone' } });
  });

  it('is new again after a day; what is older is removed', async () => {
    await send(test.member.client, 'old', commentOf('Old'));
    await test.site.database.execute(
      sql`update idempotency_records set date_inserted = now() - interval '25 hours' where key = 'old'`,
    );
    expect((await send(test.member.client, 'old', commentOf('New'))).status).toBe(201);
    await test.site.database.execute(
      sql`update idempotency_records set date_inserted = now() - interval '25 hours' where key = 'old'`,
    );
    await removeExpired(test.site);
    const { rows } = await test.site.database.pool.query(
      `select key from idempotency_records where key in ('old', 'again')`,
    );
    expect(rows).toEqual([{ key: 'again' }]);
  });

  it('keeps no secrets', async () => {
    const ask = () => send(test.admin.client, 'secret', { name: 'A program' }, '/tokens');
    const { status, body } = await ask();
    expect(status).toBe(201);
    expect((await ask()).text).not.toContain(body.accessToken);
    const { rows } = await test.site.database.pool.query('select body from idempotency_records');
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.filter((row) => row.body?.includes(body.accessToken))).toEqual([]);
  });

  it.each(['', 'with spaces in it', 'x'.repeat(201), 'ümlaut'.normalize('NFC')])(
    'is readable: %j',
    async (key) => {
      const { status, body } = await send(
        test.member.client,
        encodeURI(key) === key ? key : 'a b',
        commentOf('Bad'),
      );
      expect([status, body.code]).toEqual([400, 'idempotency.badKey']);
    },
  );
});

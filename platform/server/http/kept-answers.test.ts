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
    const by = Object.groupBy(answers, ({ status }) => status);
    expect(Object.keys(by).sort()).toEqual(by[409] ? ['201', '409'] : ['201']);
    expect(new Set(by[201]?.map(({ text }) => text)).size).toBe(1);
    expect(by[409]?.every(({ body }) => body.code === 'idempotency.running') ?? true).toBe(true);
    expect(await countOf('Fifty')).toBe(1);
    expect((await send(test.member.client, 'fifty', commentOf('Fifty'))).text).toBe(by[201]?.[0]?.text);
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

  it('whose answer was lost in a crash is told so, not made again', async () => {
    await send(test.member.client, 'crashed', commentOf('Crashed'));
    await test.site.database.execute(sql`
      update kept_answers set status = null, body = null, date_inserted = now() - interval '2 minutes' where key = 'crashed'`);
    const again = await send(test.member.client, 'crashed', commentOf('Crashed'));
    expect(again).toMatchObject({ status: 409, body: { code: 'idempotency.answerGone' } });
    expect(await countOf('Crashed')).toBe(1);
  });

  it('is new again after a day; what is older is removed', async () => {
    await send(test.member.client, 'old', commentOf('Old'));
    await test.site.database.execute(
      sql`update kept_answers set date_inserted = now() - interval '25 hours' where key = 'old'`,
    );
    expect((await send(test.member.client, 'old', commentOf('New'))).status).toBe(201);
    await test.site.database.execute(
      sql`update kept_answers set date_inserted = now() - interval '25 hours' where key = 'old'`,
    );
    await removeExpired(test.site);
    const { rows } = await test.site.database.pool.query(
      `select key from kept_answers where key in ('old', 'again')`,
    );
    expect(rows).toEqual([{ key: 'again' }]);
  });

  it('keeps no secrets', async () => {
    const ask = () => send(test.admin.client, 'secret', { name: 'A program' }, '/tokens');
    const { status, body } = await ask();
    expect(status).toBe(201);
    expect((await ask()).text).not.toContain(body.accessToken);
    const { rows } = await test.site.database.pool.query('select body from kept_answers');
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

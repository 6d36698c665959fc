import { expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import type { LoggedError } from '../logs.contract.ts';

const test = communityOfFile();

async function errors(): Promise<LoggedError[]> {
  const { status, body } = await test.admin.client.get('/logs/errors');
  expect(status).toBe(200);
  return body.errors;
}

/** Something that every request needs is not there for a while. */
async function whileBroken<T>(work: () => Promise<T>): Promise<T> {
  await test.site.database.execute(sql`alter table tags rename to tags_away`);
  try {
    return await work();
  } finally {
    await test.site.database.execute(sql`alter table tags_away rename to tags`);
  }
}

it('finds a request by the number that its problem says, and counts what fails alike as one', async () => {
  const numbers = await whileBroken(async () => {
    const answers = [
      await test.admin.client.get('/tags?query=bees'),
      await test.admin.client.get('/tags?query=wax'),
    ];
    return answers.map(({ status, body }) => {
      expect(status).toBe(500);
      return String(body.requestID);
    });
  });
  const found = (await errors()).find(({ requestIDs }) => requestIDs.includes(numbers[0] ?? ''));
  expect(found).toMatchObject({ message: 'a request failed', count: 2 });
  expect(found?.error).toContain('relation "tags" does not exist');
  expect(found?.requestIDs.toSorted()).toEqual(numbers.toSorted());
  const one = await test.admin.client.get(`/logs/requests?requestID=${numbers[1]}`);
  expect(one.body.errors).toMatchObject([{ fingerprint: found?.fingerprint }]);
  expect((await test.admin.client.get('/logs/requests?requestID=nothing-of-ours')).body).toEqual({
    errors: [],
    acts: [],
  });
});

it('finds what staff did by a request', async () => {
  const { status } = await test.admin.client.put(`/users/${test.other.userID}/ban`, { banned: true });
  expect(status).toBe(200);
  const { body: entries } = await test.admin.client.get('/audit-logs?limit=1');
  const { body } = await test.admin.client.get(
    `/logs/requests?requestID=${encodeURIComponent(entries[0].requestID)}`,
  );
  expect(body.acts).toMatchObject([{ label: 'Banned a member', userName: test.admin.name }]);
});

it('stores 500 of them at most, 20 requests of each, and no secret', async () => {
  for (let n = 0; n < 520; n++) {
    test.site.log.error(
      { err: new RangeError(`bee ${String.fromCharCode(97 + (n % 26), 97 + Math.floor(n / 26))}`) },
      'buzz',
    );
    if (n % 90 === 89) await test.site.errorLog.write();
  }
  await test.site.errorLog.write();
  for (let n = 0; n < 25; n++)
    test.site.log.error({ err: new Error('https://x.example/?token=abc'), requestID: `bee-${n}` }, 'hum');
  const all = await errors();
  const hum = all.find(({ message }) => message === 'hum');
  expect(hum).toMatchObject({ count: 25 });
  expect(hum?.requestIDs).toHaveLength(20);
  expect(hum?.requestIDs[0]).toBe('bee-24');
  expect(hum?.error).not.toContain('abc');
  const row = await test.site.database.row<{ total: number }>(
    sql`select count(*)::int as total from logged_errors`,
  );
  expect(row?.total).toBe(500);
});

it('takes one off the list, or all, and writes that into the audit log', async () => {
  test.site.log.error({ err: new Error('gone soon') }, 'hum');
  const [first] = await errors();
  expect((await test.admin.client.delete(`/logs/errors?fingerprint=${first?.fingerprint}`)).status).toBe(204);
  expect((await errors()).map(({ fingerprint }) => fingerprint)).not.toContain(first?.fingerprint);
  await test.admin.client.delete('/logs/errors');
  expect(await errors()).toEqual([]);
  const log = await test.admin.client.get('/audit-logs?eventType=error.discarded&limit=1');
  expect(log.body).toHaveLength(1);
  expect((await test.moderator.client.get('/logs/errors')).status).toBe(403);
});

import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '../../../platform/contract/endpoint.ts';
import { fieldProblem } from '../../../platform/contract/errors.ts';
import { bulkProgress } from '../../../platform/contract/progress.ts';
import { bulkOperation } from '../../../platform/server/bulk-operations/bulk-operation.ts';
import { startBulkOperation } from '../../../platform/server/bulk-operations/start-bulk-operation.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { Feature } from '../../../platform/server/feature/feature.ts';
import { route } from '../../../platform/server/http/route.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { accountSite } from '../../users/server/testing/account-site.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';
import { callsFeature } from '../calls.feature.ts';

/** What was worked on, in order. 13 is refused, 66 breaks, 90 needs three steps. */
const worked: number[] = [];
let turnsOf90 = 0;

const numbers = bulkOperation<{ ids: number[] }>({
  name: 'test.numbers',
  require: (ctx) => ctx.require('community.moderate'),
  list: (_, { ids }) => ids,
  each: async (_, id) => {
    if (id === 13) throw fieldProblem('number', 'Not that one.');
    if (id === 66) throw new Error('a secret of ours');
    if (id === 90 && ++turnsOf90 < 3) return 'again';
    worked.push(Number(id));
    return undefined;
  },
});

const workOn = endpoint({
  method: 'POST',
  path: '/numbers',
  summary: 'Works on numbers, for tests.',
  permission: 'public',
  body: z.object({ ids: z.array(z.int()), isSingle: z.boolean().default(false) }),
  response: bulkProgress,
  isBulkOperation: true,
});

const numbersFeature: Feature = {
  name: 'numbers',
  routes: [
    route(workOn, (ctx, { body }) =>
      startBulkOperation(ctx, numbers, { ids: body.ids }, { isSingle: body.isSingle }),
    ),
  ],
  bulkOperations: [numbers],
};

let test: TestSite;
let moderator: TestMember;
let member: TestMember;
beforeAll(async () => {
  test = await accountSite({ withJobs: true, more: [callsFeature, numbersFeature] });
  moderator = await signedIn(test, 'Modesto', 'moderator');
  member = await signedIn(test, 'Melba');
});
afterAll(() => test?.close());

const start = (client: TestClient, ids: number[], query = '') => client.post(`/numbers${query}`, { ids });

const goOn = (client: TestClient, payload: string, query = '') =>
  client.call('POST', `/calls/run${query}`, payload, { 'content-type': 'application/system+jwt' });

const ONE_AT_A_TIME = '?longRunnerTimeout=0';

describe('a bulk operation', () => {
  it('that is done in time says so, with what failed by its own status', async () => {
    const all = await start(moderator.client, [1, 2]);
    expect([all.status, all.body]).toEqual([
      200,
      {
        progress: { successIDs: [1, 2], failedIDs: [], exceptionsByID: {}, countTotalIDs: 2 },
        callbackPayload: null,
      },
    ]);
    const some = await start(moderator.client, [3, 13]);
    expect(some.status).toBe(422);
    expect(some.body.progress).toEqual({
      successIDs: [3],
      failedIDs: [13],
      exceptionsByID: { 13: { message: 'Validation Failed', status: 422, description: null } },
      countTotalIDs: 2,
    });
    const broken = await start(moderator.client, [66]);
    expect(broken.status).toBe(500);
    expect(broken.text).not.toContain('secret');
  });

  it('of a single record answers without words', async () => {
    const { status, text } = await moderator.client.post('/numbers', { ids: [4], isSingle: true });
    expect([status, text]).toEqual([204, '']);
  });

  it('that is not done in time is gone on with, step by step, to the end', async () => {
    worked.length = 0;
    let answer = await start(moderator.client, [11, 13, 12, 90], ONE_AT_A_TIME);
    const seen: unknown[] = [];
    while (answer.body.callbackPayload) {
      expect(answer.status).toBe(408);
      seen.push(...answer.body.progress.successIDs, ...answer.body.progress.failedIDs);
      expect(answer.body.progress.countTotalIDs).toBe(4);
      answer = await goOn(moderator.client, answer.body.callbackPayload, ONE_AT_A_TIME);
    }
    expect(answer).toMatchObject({ status: 200, body: { progress: { successIDs: [90] } } });
    expect([...seen, 90]).toEqual([11, 13, 12, 90]);
    expect(worked).toEqual([11, 12, 90]);
  });

  it('takes no step twice, however often its payload is sent', async () => {
    worked.length = 0;
    const { body } = await start(moderator.client, [21, 22, 23], ONE_AT_A_TIME);
    const second = await Promise.all(
      Array.from({ length: 10 }, () => goOn(moderator.client, body.callbackPayload, ONE_AT_A_TIME)),
    );
    const answered = second.filter(({ status }) => status === 408);
    expect(answered.length).toBeGreaterThan(0);
    expect(new Set(answered.map(({ text }) => text)).size).toBe(1);
    expect(second.filter(({ status }) => status === 409).length).toBe(10 - answered.length);
    expect(worked).toEqual([21, 22]);
    const third = await goOn(moderator.client, answered[0]?.body.callbackPayload);
    expect(third.status).toBe(200);
    expect((await goOn(moderator.client, answered[0]?.body.callbackPayload)).body).toEqual(third.body);
    expect(await goOn(moderator.client, body.callbackPayload)).toMatchObject({
      status: 409,
      body: { code: 'longRun.past' },
    });
    expect(worked).toEqual([21, 22, 23]);
  });

  it('goes on with the rights its starter has now', async () => {
    const trusted = await signedIn(test, 'Quirin', 'moderator');
    const { body } = await start(trusted.client, [31, 32], ONE_AT_A_TIME);
    await test.site.database.execute(sql`update users set banned = 1 where user_id = ${trusted.userID}`);
    expect((await goOn(trusted.client, body.callbackPayload)).status).toBe(403);
    await test.site.database.execute(sql`update users set banned = 0 where user_id = ${trusted.userID}`);
    expect((await goOn(trusted.client, body.callbackPayload)).status).toBe(200);
  });

  it('is nobody’s to start who may not', async () => {
    expect((await start(test.guest, [1])).status).toBe(403);
    expect((await start(member.client, [1])).status).toBe(403);
    expect((await start(moderator.client, [1], '?longRunnerMode=later')).status).toBe(422);
    expect((await start(moderator.client, [1], '?longRunnerTimeout=21')).status).toBe(422);
  });
});

describe('a payload', () => {
  it.each([
    ['nonsense', 401],
    ['', 422],
  ])('%j is refused', async (payload, status) => {
    expect((await goOn(test.guest, payload)).status).toBe(status);
  });

  it('is refused when it was not made here, was changed, or has ended', async () => {
    const { body } = await start(moderator.client, [41, 42], ONE_AT_A_TIME);
    const [head, claims, signature] = body.callbackPayload.split('.') as [string, string, string];
    const altered = JSON.parse(Buffer.from(claims, 'base64url').toString());
    const forged = await new SignJWT({ ...altered, step: 0 })
      .setProtectedHeader({ alg: 'HS512', kid: JSON.parse(Buffer.from(head, 'base64url').toString()).kid })
      .sign(Buffer.from('a key that nobody here knows, and long enough for it too'));
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
    const other = Buffer.from(JSON.stringify({ ...altered, sub: '1' })).toString('base64url');
    for (const payload of [forged, unsigned, `${head}.${other}.${signature}`])
      expect(await goOn(test.guest, payload)).toMatchObject({
        status: 401,
        body: { code: 'call.badPayload' },
      });
    expect(altered.exp - altered.iat).toBe(86_400);
    const asBearer = test.client();
    asBearer.bearer = body.callbackPayload;
    expect((await asBearer.get('/users/me')).body.userID).toBe(0);
    await test.site.database.execute(sql`delete from bulk_operations`);
    expect((await goOn(moderator.client, body.callbackPayload)).status).toBe(410);
  });

  it('is of use to nobody but who began the run', async () => {
    worked.length = 0;
    const admin = await signedIn(test, 'Adelina', 'administrator');
    const { body } = await start(moderator.client, [43, 44], ONE_AT_A_TIME);
    for (const client of [test.guest, member.client, admin.client])
      expect(await goOn(client, body.callbackPayload)).toMatchObject({
        status: 403,
        body: { code: 'longRun.notYours' },
      });
    expect(worked).toEqual([43]);
    const end = await goOn(moderator.client, body.callbackPayload);
    expect([end.status, worked]).toEqual([200, [43, 44]]);
    // Not even its answer is shown to others.
    expect((await goOn(member.client, body.callbackPayload)).status).toBe(403);
  });

  it('is the only body that /calls/run takes, and taken nowhere else', async () => {
    expect((await test.guest.post('/calls/run', { job: 'x' })).status).toBe(403);
    expect((await goOn(test.guest, 'x', '?a=b')).status).toBe(401);
    const elsewhere = await moderator.client.call('POST', '/numbers', 'x', {
      'content-type': 'application/system+jwt',
    });
    expect(elsewhere.status).toBe(415);
    const xml = await test.guest.call('POST', '/calls/run', '<x/>', { 'content-type': 'text/xml' });
    expect(xml.status).toBe(415);
  });

  it('is signed by a new key every month; the old one is good for what it signed', async () => {
    const before = await start(moderator.client, [51, 52], ONE_AT_A_TIME);
    await test.site.database.execute(
      sql`update secrets set date_inserted = now() - interval '31 days' where name like 'callback:%'`,
    );
    const after = await start(moderator.client, [53, 54], ONE_AT_A_TIME);
    const kid = (payload: string) =>
      JSON.parse(Buffer.from(payload.split('.')[0] ?? '', 'base64url').toString()).kid;
    expect(kid(after.body.callbackPayload)).not.toBe(kid(before.body.callbackPayload));
    for (const { body } of [before, after])
      expect((await goOn(moderator.client, body.callbackPayload)).status).toBe(200);
  });
});

describe('a run in the background', () => {
  it('is followed by its job handle until it is complete', async () => {
    const started = await start(moderator.client, [61, 13, 62], '?longRunnerMode=async');
    expect(started).toMatchObject({
      status: 202,
      body: { trackingUserID: moderator.userID, status: 'received' },
    });
    const { jobTrackingID } = started.body;
    let jobHandle = started.body;
    for (let attempt = 0; attempt < 20 && jobHandle.status !== 'complete'; attempt++) {
      const { body } = await moderator.client.post('/job-statuses/poll', { maxDuration: 5 });
      jobHandle = body.find((each: { jobTrackingID: string }) => each.jobTrackingID === jobTrackingID);
    }
    expect(jobHandle).toMatchObject({
      status: 'complete',
      progress: { successIDs: [61, 62], failedIDs: [13] },
    });
    const { body } = await moderator.client.get(`/job-statuses?jobTrackingID=${jobTrackingID}`);
    expect(body).toEqual([jobHandle]);
  });

  it('is seen by whoever started it alone', async () => {
    expect((await member.client.get('/job-statuses')).body).toEqual([]);
    expect((await member.client.post('/job-statuses/poll', { maxDuration: 0 })).body).toEqual([]);
    expect((await test.guest.get('/job-statuses')).status).toBe(403);
    expect((await test.guest.post('/job-statuses/poll')).status).toBe(403);
    expect((await member.client.post('/job-statuses/poll', { maxDuration: 21 })).status).toBe(422);
    expect((await moderator.client.get('/job-statuses?jobTrackingID=x')).status).toBe(422);
  });

  it('of nothing is complete at once', async () => {
    expect((await start(moderator.client, [], '?longRunnerMode=async')).body.status).toBe('complete');
  });
});

// Read-only and maintenance: what is refused, what works all the same, in every process of the site.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '../../../platform/contract/endpoint.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { Feature } from '../../../platform/server/feature/feature.ts';
import type { CommandOutput } from '../../../platform/server/feature/operations.ts';
import { route } from '../../../platform/server/http/route.ts';
import { createIdleSite, type TestSite } from '../../../platform/server/testing/test-site.ts';
import { accountSite } from '../../users/server/testing/account-site.ts';
import { PASSWORD, signedIn, type TestMember } from '../../users/server/testing/members.ts';
import { maintenanceFeature } from '../maintenance.feature.ts';
import { modeCommand } from './site-mode.commands.ts';

const worked: number[] = [];

const pick = endpoint({
  method: 'POST',
  path: '/apples',
  summary: 'Says nothing of modes, as an add-on does.',
  permission: 'public',
  body: z.object({ number: z.int() }),
  status: 204,
});

const orchard: Feature = {
  name: 'orchard',
  addon: { key: 'orchard', name: 'Orchard', description: 'For tests.', isEnabledByDefault: true },
  routes: [route(pick, async (_, { body }) => void worked.push(body.number))],
  jobs: { 'orchard.press': async (_, { number }) => void worked.push(Number(number)) },
};

let test: TestSite;
let admin: TestMember;
let member: TestMember;
beforeAll(async () => {
  test = await accountSite({ withJobs: true, more: [maintenanceFeature, orchard] });
  admin = await signedIn(test, 'Adelina', 'administrator');
  member = await signedIn(test, 'Melba');
});
afterAll(() => test?.close());
afterEach(() => admin.client.put('/site-mode', { mode: 'normal' }));

const switchTo = async (mode: string, more: object = {}) =>
  expect((await admin.client.put('/site-mode', { mode, ...more })).status).toBe(200);

const press = (number: number) =>
  test.site.database.transaction((tx) => test.site.jobs.enqueue(tx, 'orchard.press', { number }));

describe('a site that can only be read', () => {
  it('reads on, and refuses every call that may change something, in words', async () => {
    const until = new Date(Date.now() + 600_000).toISOString();
    await switchTo('readOnly', { reason: 'The disk is being changed', until });
    expect((await test.guest.get('/site-mode')).body).toEqual({
      mode: 'readOnly',
      reason: 'The disk is being changed',
      until,
    });
    expect((await member.client.get('/users/me')).status).toBe(200);
    for (const { client } of [member, admin]) {
      const { status, body, headers } = await client.patch(`/users/${member.userID}`, { name: 'Melba2' });
      expect([status, body.code, body.until]).toEqual([503, 'site.readOnly', until]);
      expect(body.message).toContain('can only be read');
      expect(body.description).toContain(
        'nothing can be written or changed. The disk is being changed. That is expected to last until',
      );
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(500);
    }
    expect((await member.client.post('/apples', { number: 1 })).status).toBe(503);
    expect(worked).not.toContain(1);
    await switchTo('normal');
    expect((await member.client.post('/apples', { number: 2 })).status).toBe(204);
    expect(worked).toContain(2);
  });

  it('lets people sign in and out', async () => {
    await switchTo('readOnly');
    const visitor = test.client();
    const signIn = await visitor.post('/sessions', { username: 'Melba', password: PASSWORD });
    expect(signIn.status).toBe(201);
    expect((await visitor.delete('/sessions/current')).status).toBe(204);
  });

  it('lets jobs wait, and does them afterwards', async () => {
    await press(10);
    await expect.poll(() => worked).toContain(10);
    await switchTo('readOnly');
    // Each process looks once a second.
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await press(11);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(worked).not.toContain(11);
    await switchTo('normal');
    await expect.poll(() => worked).toContain(11);
  });

  it('refuses a moment that is past', async () => {
    const refused = await admin.client.put('/site-mode', { mode: 'readOnly', until: '2020-01-01T00:00:00Z' });
    expect([refused.status, refused.body.code]).toEqual([422, 'site.modeUntilPast']);
    expect((await test.guest.get('/site-mode')).body.mode).toBe('normal');
  });
});

describe('maintenance', () => {
  it('leaves the site to administrators, and the way in to all', async () => {
    await switchTo('maintenance', { reason: 'We move house.' });
    for (const client of [test.guest, member.client]) {
      const { status, body, headers } = await client.get('/users');
      expect([status, body.code]).toEqual([503, 'site.maintenance']);
      expect(body.description).toContain('We move house.');
      expect(headers.get('retry-after')).toBe('300');
      expect((await client.post('/apples', { number: 20 })).status).toBe(503);
    }
    expect(worked).not.toContain(20);
    expect((await admin.client.get('/users')).status).toBe(200);
    expect((await admin.client.post('/apples', { number: 21 })).status).toBe(204);
    const visitor = test.client();
    const signIn = await visitor.post('/sessions', { username: 'Adelina', password: PASSWORD });
    expect(signIn.status).toBe(201);
    expect((await visitor.get('/users')).status).toBe(200);
  });
});

describe('the command', () => {
  it('switches the mode of a site that another process serves', async () => {
    const idle = await createIdleSite(
      { features: test.site.options.features, migrations: test.site.options.migrations ?? [] },
      test.site.options.databaseUrl,
    );
    const printed: string[] = [];
    const out: CommandOutput = { isJson: false, print: (line) => printed.push(line), progress: () => {} };
    const run = (positional: string[], options = {}) =>
      modeCommand.run(idle.site, { positional, options }, out);
    try {
      await run(['read-only'], { reason: 'New disk', until: '30m' });
      await expect.poll(async () => (await member.client.post('/apples', { number: 30 })).status).toBe(503);
      await run([]);
      expect(printed.at(-1)).toMatch(/^read-only · until .* · New disk$/);
      await run(['normal']);
      await expect.poll(async () => (await member.client.post('/apples', { number: 31 })).status).toBe(204);
      await expect(run(['ajar'])).rejects.toThrow('normal, read-only, maintenance');
      await expect(run(['read-only'], { until: 'soon' })).rejects.toThrow('--until soon is no time');
    } finally {
      await idle.close();
    }
  });

  it('is in the audit log, as a change of settings is', async () => {
    await switchTo('readOnly', { reason: 'Look here' });
    const row = await test.site.database.row<{ count: number }>(
      sql`select count(*)::int as count from config_values where key = 'site.mode' and update_user_id = ${admin.userID}`,
    );
    expect(row?.count).toBe(1);
  });
});

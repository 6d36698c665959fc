// Add-ons that fail on purpose: the site serves everybody as before, says what failed, and tries again when asked to.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { discussionStarted } from '../features/discussions/discussions.events.ts';
import { signedIn, type TestMember } from '../features/users/server/testing/members.ts';
import { endpoint } from '../platform/contract/endpoint.ts';
import { notFound } from '../platform/contract/errors.ts';
import { transactionHook } from '../platform/server/events/events.ts';
import type { Feature } from '../platform/server/feature/feature.ts';
import { route } from '../platform/server/http/route.ts';
import type { TestSite } from '../platform/server/testing/test-site.ts';
import { testSiteWith } from './testing/test-site.ts';

let broken: 'hook' | 'meta' | 'late' | undefined;
let asked = 0;

const get = (path: `/${string}`) =>
  endpoint({
    method: 'GET',
    path,
    summary: 'Of a test.',
    permission: 'public',
    response: z.array(z.string()),
  });

const clumsy: Feature = {
  name: 'clumsy',
  addon: { key: 'clumsy', name: 'Clumsy', description: 'Fails when told to.', isEnabledByDefault: true },
  routes: [
    route(get('/clumsy'), async () => {
      asked += 1;
      throw new TypeError('The route fell.');
    }),
    route(get('/clumsy/refusal'), async () => {
      throw notFound('Thing');
    }),
  ],
  transactionHooks: [
    transactionHook(discussionStarted, async () => {
      if (broken === 'hook') throw new TypeError('The hook fell.');
    }),
  ],
  siteMeta: [
    async () => {
      if (broken === 'meta') throw new TypeError('The meta fell.');
      return {};
    },
  ],
};

let test: TestSite;
let admin: TestMember;
let member: TestMember;
beforeAll(async () => {
  test = await testSiteWith([clumsy]);
  admin = await signedIn(test, 'Admin_one', 'administrator');
  member = await signedIn(test, 'Member_one');
});
afterAll(() => test?.close());
beforeEach(async () => {
  broken = undefined;
  await admin.client.patch('/addons/clumsy', { enabled: true });
});

const addon = async () => (await admin.client.get('/addons/clumsy')).body;

describe('an add-on that fails', () => {
  it('amid a post of a member is switched off, and the post is saved once', async () => {
    broken = 'hook';
    const posted = await member.client.post('/discussions', {
      name: 'Posted beside a broken add-on',
      body: 'It stays.',
      format: 'text',
      categoryID: 1,
    });
    expect(posted.status).toBe(201);
    const found = await test.guest.get('/discussions?categoryID=1&limit=100');
    const named = found.body.filter(
      (each: { name: string }) => each.name === 'Posted beside a broken add-on',
    );
    expect(named).toHaveLength(1);
    expect(await addon()).toMatchObject({ enabled: false, problem: { message: 'The hook fell.' } });
    expect((await test.guest.get('/clumsy/refusal')).body.message).toBe('Page not found.');
  });

  it('amid a page is switched off, and the page is shown', async () => {
    broken = 'meta';
    const page = await fetch(`${test.url}/discussions?fresh=1`);
    expect(page.status).toBe(200);
    expect(await addon()).toMatchObject({ enabled: false, problem: { message: 'The meta fell.' } });
  });

  it('in its own requests is switched off by the fifth time', async () => {
    asked = 0;
    for (let attempt = 1; attempt <= 5; attempt++) {
      expect((await test.guest.get('/clumsy')).status).toBe(500);
      expect((await addon()).enabled).toBe(attempt < 5);
    }
    expect((await test.guest.get('/clumsy')).status).toBe(404);
    expect(asked).toBe(5);
  });

  it('stays on where it refuses something', async () => {
    for (let attempt = 1; attempt <= 6; attempt++)
      expect((await test.guest.get('/clumsy/refusal')).body.message).toBe('Thing not found.');
    expect((await addon()).enabled).toBe(true);
  });

  it('is tried again when it is switched on again', async () => {
    broken = 'hook';
    await member.client.post('/discussions', { name: 'A', body: 'B', format: 'text', categoryID: 1 });
    expect((await addon()).enabled).toBe(false);
    broken = undefined;
    expect((await admin.client.patch('/addons/clumsy', { enabled: true })).body[0].problem).toBeUndefined();
    expect(await addon()).not.toHaveProperty('problem');
    expect((await addon()).enabled).toBe(true);
  });

  it('tells members nothing of what failed', async () => {
    broken = 'hook';
    await member.client.post('/discussions', { name: 'A', body: 'B', format: 'text', categoryID: 1 });
    const settings = await member.client.get('/config?select=addons.*');
    expect(JSON.stringify(settings.body)).not.toContain('The hook fell.');
  });
});

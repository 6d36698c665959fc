// Which pages of other sites may show the community in themselves, and what its pages know about it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testSite } from '../../../app/testing/test-site.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';

let test: TestSite;
let boss: TestMember;
beforeAll(async () => {
  test = await testSite();
  boss = await signedIn(test, 'Boss', 'administrator');
});
afterAll(() => test.close());

const REMOTE = 'https://www.example.org/community?from=menu';

async function framing(path = '/') {
  const { headers, text } = await test.guest.page(path);
  const policy = headers.get('content-security-policy') ?? '';
  return {
    ancestors: /frame-ancestors ([^;]+)/.exec(policy)?.[1],
    older: headers.get('x-frame-options'),
    embed: JSON.parse(text).site?.embed,
  };
}

it('no page of another site may, until one is named and it is switched on', async () => {
  const closed = { ancestors: "'self'", older: 'SAMEORIGIN', embed: undefined };
  expect(await framing()).toEqual(closed);
  expect((await boss.client.patch('/config', { 'embed.remoteUrl': REMOTE })).status).toBe(200);
  expect(await framing()).toEqual(closed);
  expect((await boss.client.patch('/config', { 'embed.enabled': true })).status).toBe(200);
  expect(await framing()).toEqual({
    ancestors: "'self' https://www.example.org",
    older: null,
    embed: { remoteUrl: REMOTE },
  });
  // Answers of the API are never shown in frames.
  const { headers } = await test.guest.get('/discussions');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect((await boss.client.patch('/config', { 'embed.forceEmbed': true })).status).toBe(200);
  expect((await framing('/discussions')).embed).toEqual({ remoteUrl: REMOTE, isForced: true });
});

it('an address that is none of the web is refused', async () => {
  for (const url of ['javascript:alert(1)', 'example.org', 'data:text/html,x'])
    expect((await boss.client.patch('/config', { 'embed.remoteUrl': url })).status).toBe(422);
});

it('its script is found by the address that the API names', async () => {
  const { status, headers } = await test.guest.get('/assets/embed-script');
  expect([status, headers.get('location')]).toEqual([302, '/embed.js']);
  const script = await test.guest.page('/embed.js');
  expect([script.status, script.headers.get('content-type')]).toEqual([
    200,
    'text/javascript; charset=utf-8',
  ]);
  expect(() => new Function(script.text)).not.toThrow();
});

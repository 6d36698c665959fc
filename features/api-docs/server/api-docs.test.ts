import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { declaredEndpoints } from '../../../app/testing/plausible-addresses.ts';
import { testSite } from '../../../app/testing/test-site.ts';
import { endpoint } from '../../../platform/contract/endpoint.ts';
import type { Feature } from '../../../platform/server/feature/feature.ts';
import { route } from '../../../platform/server/http/route.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';

const bakeCake = endpoint({
  method: 'POST',
  path: '/cakes',
  summary: 'Bakes a cake.',
  permission: 'session.valid',
  response: z.object({}),
});

/** An add-on whose name for people is not that of its folder. */
const cakes: Feature = {
  name: 'cakes',
  addon: { key: 'cakes', name: 'Cakes and tarts', description: 'For tea.', isEnabledByDefault: true },
  routes: [route(bakeCake, async () => ({}))],
  contracts: [{ bakeCake }],
};

let test: TestSite;
beforeAll(async () => {
  test = await testSite({ moreFeatures: [cakes] });
});
afterAll(() => test?.close());

it('shows every call to people, without scripts', async () => {
  const { status, text, headers } = await test.guest.page('/api/docs');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(text).not.toMatch(/<script|style=|javascript:/);
  const links = [...text.matchAll(/href="\/api\/docs\/([\w-]+)#(\w+)"/g)];
  expect(links).toHaveLength(declaredEndpoints(test.site).length);
  expect(text).toContain('<code>/discussions<wbr>/{discussionID}<wbr>/status</code>');
  const areas = new Map<string, string>();
  for (const area of new Set(links.map(([, name]) => name as string)))
    areas.set(area, (await test.guest.page(`/api/docs/${area}`)).text);
  expect(links.filter(([, area, id]) => !areas.get(area as string)?.includes(`<details id="${id}"`))).toEqual(
    [],
  );
});

it('tells of a call what it takes, answers and refuses', async () => {
  const { text } = await test.guest.page('/api/docs/comments');
  const [call = ''] = /<details id="postComment".*?<\/details>/s.exec(text) ?? [];
  expect(call).toContain('<code>Idempotency-Key</code>');
  expect(call).toContain('<code>body</code>');
  expect(call).toContain('comment.closed');
  expect(call).toContain('<code>insertUser.name</code>');
  expect(call).toContain('<td>429</td>');
});

it('calls areas and examples by words for people', async () => {
  const { text } = await test.guest.page('/api/docs');
  expect(text).toContain('<a href="/api/docs/cakes">Cakes and tarts</a>');
  expect(text).toContain('<a href="/api/docs/post-types">Post types</a>');
  const users = await test.guest.page('/api/docs/users');
  expect(users.text).toContain('&quot;name&quot;: &quot;Ann&quot;');
});

it('has its style sheet at an address of its own, and no page for what is no area', async () => {
  const { status, headers, text } = await test.guest.page('/api/docs.css');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  expect(text).toContain('color-scheme: light dark');
  expect((await test.guest.page('/api/docs/moons')).status).toBe(404);
});

it('offers every call to be tried: a form of what it takes, and a warning before it writes', async () => {
  const { text } = await test.guest.page('/api/docs/comments');
  const [get = ''] = /<form data-try data-verb="GET".*?<\/form>/s.exec(text) ?? [];
  expect(get).toContain('data-in="query"');
  expect(get).not.toContain('name="-sure"');
  const [post = ''] = /<form data-try data-verb="POST" data-path="\/comments".*?<\/form>/s.exec(text) ?? [];
  expect(post).toContain('name="-sure" required');
  expect(post).toMatch(/<textarea [^>]*name="-body"[^>]*>\{/);
  expect(text).not.toMatch(/<script(?! type="module" src="\/api\/docs\.js">)|style=|javascript:/);
  const script = await test.guest.page('/api/docs.js');
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(script.text.length).toBeLessThan(4000);
});

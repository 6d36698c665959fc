// The leaving page over HTTP: where it leads, where it refuses to, and what pages know about it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testSite } from '../../../app/testing/test-site.ts';
import type { HydratedLayout, LayoutNode } from '../../../platform/contract/page.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';

let test: TestSite;
let boss: TestMember;
beforeAll(async () => {
  test = await testSite();
  boss = await signedIn(test, 'Boss', 'administrator');
});
afterAll(() => test.close());

const leaving = (target: string, more = '') =>
  test.guest.page(`/home/leaving?target=${encodeURIComponent(target)}${more}`);

async function siteOf(): Promise<Record<string, unknown>> {
  return JSON.parse((await test.guest.page('/')).text).site;
}

describe('the leaving page', () => {
  it('says where a link leads, is excluded from searches and frames', async () => {
    const target = 'https://example.org/hives?year=2026#swarms';
    const { status, text, headers } = await leaving(target);
    const { page } = JSON.parse(text) as { page: HydratedLayout };
    const section = page.layout[0]?.$reactProps.children as LayoutNode[];
    const [node] = section;
    expect([status, node?.$reactComponent, node?.$reactProps]).toEqual([
      200,
      'LeavingPage',
      { siteName: 'Parley', href: target, host: 'example.org' },
    ]);
    expect(page.seo.title).toBe('Leaving the community');
    expect(page.seo.meta).toEqual([{ name: 'robots', content: 'noindex, nofollow' }]);
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('cache-control')).toContain('private');
  });

  it.each([
    '',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.org/',
    '//example.org',
    '/discussions',
    'a',
  ])('is not there for %j', async (target) => {
    expect((await leaving(target)).status).toBe(404);
  });

  it('sends back whoever does not leave at all', async () => {
    const { status, headers } = await leaving(`${test.site.url}//elsewhere.example/a?b#c`);
    expect([status, headers.get('location')]).toEqual([302, '/elsewhere.example/a?b#c']);
  });

  it('lets through to trusted domains, where the link says so', async () => {
    const trust = (domains: string) => boss.client.patch('/config', { 'garden.trustedDomains': domains });
    expect((await trust('example.org\n*.example.net')).status).toBe(200);
    expect((await siteOf()).trustedDomains).toEqual(['example.org', '*.example.net']);
    const through = await leaving('https://wiki.example.org/', '&allowTrusted=1');
    expect([through.status, through.headers.get('location')]).toEqual([302, 'https://wiki.example.org/']);
    expect((await leaving('https://wiki.example.org/')).status).toBe(200);
    expect((await leaving('https://example.com/', '&allowTrusted=1')).status).toBe(200);
    expect((await trust('not a/domain')).status).toBe(422);
    await trust('');
  });
});

it('pages tell whether links of posts go by it; a setting decides', async () => {
  expect(await siteOf()).toMatchObject({ warnsOfLeaving: true });
  await boss.client.patch('/config', { 'garden.format.warnLeaving': false });
  expect(await siteOf()).not.toHaveProperty('warnsOfLeaving');
  expect(await siteOf()).not.toHaveProperty('trustedDomains');
});

import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import type { Community } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import type { NavigationItem } from '../navigation.contract.ts';

const test = communityOfFile({ hasFloodLimits: true });
beforeEach(async () => {
  await test.admin.client.patch('/config', { 'navigation.items': {}, 'siteSection.apps.forum': true });
});

type Client = Community['guest'];

const LIST = '/layouts/lookup-hydrate?layoutViewType=discussionList&recordType=global&recordID=-1';
const itemsOf = async (client: Client, locale?: string): Promise<NavigationItem[]> =>
  (await client.get(`/navigation${locale ? `?locale=${locale}` : ''}`)).body;
const namesOf = async (client: Client, locale?: string) =>
  (await itemsOf(client, locale)).map((item) => item.name);
const put = (items: unknown, locale = 'default', client: Client = test.admin.client) =>
  client.put(`/navigation/${locale}`, { items });
const item = (name: string, more: Partial<NavigationItem> = {}): NavigationItem => ({
  id: name,
  name,
  url: `/${name}`,
  ...more,
});

describe('what stands in the navigation', () => {
  it('is Posts and Categories where nothing is stored, and neither without the forum', async () => {
    expect(await itemsOf(test.guest)).toEqual([
      { id: 'posts', name: 'Posts', url: '/discussions' },
      { id: 'categories', name: 'Categories', url: '/categories' },
    ]);
    await test.admin.client.patch('/config', { 'siteSection.apps.forum': false });
    expect(await itemsOf(test.guest)).toEqual([]);
    // What an administrator wrote stays; what came with the forum goes with it.
    await put([item('posts', { isCustom: false }), item('shop')]);
    expect(await namesOf(test.guest)).toEqual(['shop']);
  });

  it('is the list of the language, of its first part, the default list, else what is built in', async () => {
    await put([item('everywhere')]);
    await put([item('partout')], 'fr');
    await put([item('Québec')], 'fr-CA');
    const locales = ['de', 'fr', 'fr-BE', 'fr-ca', 'fr_CA', 'en'];
    expect(await Promise.all(locales.map((locale) => namesOf(test.guest, locale)))).toEqual([
      ['everywhere'],
      ['partout'],
      ['partout'],
      ['Québec'],
      ['Québec'],
      ['everywhere'],
    ]);
    expect((await test.admin.client.delete('/navigation/default')).status).toBe(204);
    expect(await namesOf(test.guest, 'de')).toEqual(['Posts', 'Categories']);
  });

  it('is what the viewer may see, without a word of why', async () => {
    const roleID = 32;
    await put([
      item('all', { badge: { type: 'text', text: '120' } }),
      item('hidden', { isHidden: true }),
      item('managers', { permission: 'site.manage' }),
      item('moderators', { roleIDs: [roleID] }),
      { id: 'menu', name: 'menu', children: [item('inside', { permission: 'community.moderate' })] },
      item('both', { children: [item('hidden inside', { isHidden: true })] }),
    ]);
    expect(await itemsOf(test.guest)).toEqual([
      { id: 'all', name: 'all', url: '/all', badge: { type: 'text', text: '120' } },
      { id: 'both', name: 'both', url: '/both' },
    ]);
    expect(await namesOf(test.moderator.client)).toEqual(['all', 'moderators', 'menu', 'both']);
    // A role is a role: who may do everything is not therefore one of its members.
    expect(await namesOf(test.admin.client)).toEqual(['all', 'managers', 'menu', 'both']);
    expect((await test.guest.page('/discussions')).text).not.toContain('managers');
  });

  it('leads where it says, from the root of the site', async () => {
    const urls = ['https://example.org/a', 'HTTP://example.org', '/x', '~/y', 'z', 'javascript:alert(1)'];
    await put(urls.map((url, at) => item(`item ${at}`, { url })));
    expect((await itemsOf(test.guest)).map((each) => each.url)).toEqual([
      'https://example.org/a',
      'HTTP://example.org',
      '/x',
      '~/y',
      '/z',
      '/javascript:alert(1)',
    ]);
  });

  it('shows a change on the next load, cached pages included', async () => {
    const shown = async () => (await test.guest.page('/discussions')).text;
    expect(await shown()).not.toContain('Beekeeping');
    expect(await shown()).not.toContain('Beekeeping');
    await put([item('Beekeeping')]);
    expect(await shown()).toContain('Beekeeping');
    const { titleBar } = (await test.guest.get(LIST)).body;
    expect(titleBar.$reactProps.navigation.items).toEqual([
      { id: 'Beekeeping', name: 'Beekeeping', url: '/Beekeeping' },
    ]);
  });
});

describe('keeping items', () => {
  const refused = [
    ['no name', [{ id: 'a', name: ' ', url: '/a' }], 'name'],
    ['no name at all', [{ id: 'a', url: '/a' }], 'name'],
    ['no id', [{ name: 'A', url: '/a' }], 'id'],
    ['neither url nor children', [{ id: 'a', name: 'A' }], 'url'],
    ['an empty menu', [{ id: 'a', name: 'A', children: [] }], 'url'],
    ['a nameless child', [{ id: 'a', name: 'A', children: [{ id: 'b', name: '', url: '/b' }] }], 'name'],
    ['too long a name', [item('x'.repeat(101))], 'name'],
    ['an unknown badge', [{ ...item('a'), badge: { type: 'view', text: '1' } }], 'type'],
    ['two with one id', [item('a'), { id: 'b', name: 'B', children: [item('a')] }], 'id'],
    ['an unknown permission', [item('a', { permission: 'everything.everywhere' })], 'permission'],
    ['an unknown role', [item('a', { roleIDs: [999] })], 'roleIDs'],
    ['too many', Array.from({ length: 31 }, (_, at) => item(`i${at}`)), 'items'],
    [
      'four levels',
      [
        {
          id: 'a',
          name: 'A',
          children: [{ id: 'b', name: 'B', children: [item('c', { children: [item('d')] })] }],
        },
      ],
      'children',
    ],
  ] as const;
  it.each(refused)('refuses %s', async (_what, items, field) => {
    const { status, body } = await put(items);
    expect([400, 422]).toContain(status);
    expect(body.errors.map((error: { field: string }) => error.field)).toContain(field);
    expect(await namesOf(test.guest)).toEqual(['Posts', 'Categories']);
  });

  it('says which item it is about', async () => {
    const { body } = await put([
      item('a'),
      { id: 'b', name: 'B', children: [item('c', { roleIDs: [999] })] },
    ]);
    expect(body.errors).toEqual([
      {
        field: 'roleIDs',
        path: 'items[1].children[0].roleIDs[0]',
        index: 0,
        message: 'items[1].children[0].roleIDs[0] names no role.',
        code: 'invalid',
        status: 422,
      },
    ]);
  });

  it('is for those who manage the site', async () => {
    for (const client of [test.guest, test.member.client, test.moderator.client]) {
      expect((await put([item('a')], 'default', client)).status).toBe(403);
      expect((await client.get('/navigation/lists')).status).toBe(403);
      expect((await client.delete('/navigation/default')).status).toBe(403);
      expect((await client.get('/config?select=navigation.items')).body).toEqual({});
    }
  });

  it('knows languages, and what is stored', async () => {
    expect((await put([item('a')], 'no language')).status).toBe(404);
    expect((await test.admin.client.delete('/navigation/fr')).status).toBe(404);
    const { body: before } = await test.admin.client.get('/navigation/lists');
    expect(before).toMatchObject([
      { locale: 'default', isStored: false, items: [{ id: 'posts' }, { id: 'categories' }] },
    ]);
    await put([item('un')], 'FR-ca');
    await put([]);
    expect((await test.admin.client.get('/navigation/lists')).body).toMatchObject([
      { locale: 'default', isStored: true, items: [] },
      { locale: 'fr-CA', isStored: true, items: [item('un')] },
    ]);
    expect(await namesOf(test.guest)).toEqual([]);
  });

  it('tells the later of two who started from the same list', async () => {
    const first = await put([item('a')]);
    const revision = first.headers.get('etag') as string;
    await put([item('b')]);
    const call = (etag: string) =>
      test.admin.client.call('PUT', '/navigation/default', { items: [item('c')] }, { 'if-match': etag });
    expect((await call(revision)).status).toBe(409);
    expect(await namesOf(test.guest)).toEqual(['b']);
    const [list] = (await test.admin.client.get('/navigation/lists')).body;
    expect((await call(list.revision)).status).toBe(200);
    expect(await namesOf(test.guest)).toEqual(['c']);
  });

  it('hears two who change two languages at once', async () => {
    await Promise.all(['fr', 'de', 'es', 'it'].map((locale) => put([item(locale)], locale)));
    const { body } = await test.admin.client.get('/navigation/lists');
    expect(body.map((list: { locale: string }) => list.locale)).toEqual(['default', 'de', 'es', 'fr', 'it']);
  });

  it('refuses the same through the settings', async () => {
    const { status } = await test.admin.client.patch('/config', {
      'navigation.items': { en: [{ id: 'a', name: '' }] },
    });
    expect(status).toBe(422);
  });
});

describe('the title bar', () => {
  const titleBar = async (props: object) => {
    await test.site.database.execute(sql`delete from layout_views`);
    await test.site.database.execute(sql`
      with made as (
        insert into layouts (name, layout_view_type, layout, title_bar)
        values ('Own bar', 'discussionList', '[]', ${JSON.stringify({ $hydrate: 'react.titleBar', ...props })}::jsonb)
        returning layout_id)
      insert into layout_views (layout_id, layout_view_type, record_type, record_id)
      select layout_id, 'discussionList', 'global', -1 from made`);
    test.site.invalidate(['layouts', 'everything']);
    return (await test.guest.get(LIST)).body.titleBar.$reactProps;
  };

  it('shows the logo and the items of the site, or its own', async () => {
    await test.admin.client.patch('/config', { 'branding.logo': '/uploads/logo.svg' });
    expect(await titleBar({ logo: { alignment: 'center' } })).toMatchObject({
      positioning: 'StickySolid',
      borderType: 'border',
      logo: { imageUrl: '/uploads/logo.svg', url: '/', alignment: 'center', alignmentMobile: 'center' },
    });
    const own = {
      logoType: 'custom',
      logo: { imageUrl: '/uploads/own.svg', url: '/start' },
      navigationType: 'custom',
      navigation: {
        items: [item('own'), item('staff', { permission: 'community.moderate' })],
        alignment: 'center',
      },
    };
    expect(await titleBar(own)).toMatchObject({
      logo: { imageUrl: '/uploads/own.svg', url: '/start' },
      navigation: { items: [{ id: 'own', name: 'own', url: '/own' }], alignment: 'center' },
    });
    await test.admin.client.patch('/config', { 'branding.logo': '' });
  });

  it('has its colours and heights in a document, and stays whole where something does not fit', async () => {
    const { styleUrl } = await titleBar({ backgroundColor: '#fe0', height: 56, heightMobile: 50 });
    expect(styleUrl).toBe('/title-bar.css?bg=fe0&h=56&hm=50');
    const { text, headers } = await test.guest.page(styleUrl);
    expect(headers.get('content-type')).toContain('text/css');
    expect(text).toBe(
      '@layer theme{:root,[data-theme]{--color-titlebar:#fe0;--color-titlebar-text:#12151b;--size-titlebar:3.5rem;--size-titlebar-compact:3.125rem}}',
    );
    expect((await test.guest.page('/title-bar.css?bg=1f5a22')).text).toContain('-text:#ffffff');
    for (const query of ['bg=red', 'bg=fff;}*{}', 'h=1e9', 'bg[]=fff', 'fg=12'])
      expect((await test.guest.page(`/title-bar.css?${query}`)).status).toBe(404);
    expect(
      await titleBar({ backgroundColor: 'url(x)', positioning: 'Up', borderType: 'shadow' }),
    ).toMatchObject({
      positioning: 'StickySolid',
      borderType: 'shadow',
    });
  });

  it('offers scopes and an account where there are any', async () => {
    expect(await titleBar({})).not.toHaveProperty('searchScopes');
    await test.admin.client.patch('/config', { 'search.scopes': ['site', 'hub'] });
    const forGuest = await titleBar({});
    expect(forGuest.searchScopes).toEqual(['site', 'hub']);
    expect(forGuest).not.toHaveProperty('account');
    const { account } = (await test.member.client.get(LIST)).body.titleBar.$reactProps;
    expect(account.tabs.map((tab: { id: string }) => tab.id)).toEqual(['notifications', 'messages']);
    expect(account.groups.map((group: { id: string }) => group.id)).toEqual(['discussions', 'account']);
    const { account: ofAdmin } = (await test.admin.client.get(LIST)).body.titleBar.$reactProps;
    const links: { url: string }[] = ofAdmin.groups.flatMap((group: { links: unknown }) => group.links);
    expect(links.slice(-14).map(({ url }) => url)).toEqual([
      '/dashboard',
      ...['/appearance', '/dashboard/content/categories', '/appearance/layouts', '/appearance/navigation'],
      ...['/settings/addons', '/settings', '/account/security', '/profile/signature', '/profile/preferences'],
      ...['/profile/ignored', '/profile/followed-content', '/display', '/profile/data'],
    ]);
    for (const { url } of links) expect((await test.admin.client.page(url)).status, url).toBeLessThan(400);
  });
});

describe('the settings page', () => {
  const page = '/layouts/lookup-hydrate?layoutViewType=navigationSettings&recordType=global&recordID=-1';
  it('opens for those who manage the site', async () => {
    const { body } = await test.admin.client.get(page);
    const { $reactProps } = body.layout[0].$reactProps.children[0];
    expect($reactProps.lists[0]).toMatchObject({ locale: 'default', isStored: false });
    expect($reactProps.roles).toContainEqual({ roleID: 2, name: 'Guest' });
    expect($reactProps.permissions).toContainEqual({ name: 'site.manage', label: 'Manage the site' });
    expect((await test.member.client.get(page)).status).toBe(403);
    expect((await test.guest.get(page)).body.redirectTo).toContain('/entry/signin');
  });
});

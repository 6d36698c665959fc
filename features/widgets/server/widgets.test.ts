// Every widget that core data can feed, through the one call behind every page.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { layOut, nodesOf, propsOf, readHome } from './testing/home-of.ts';
import { type WidgetCommunity, widgetCommunity } from './testing/widget-community.ts';

let test: WidgetCommunity;
/** One of each. */
let messages: Record<string, Record<string, unknown>>;

beforeAll(async () => {
  test = await widgetCommunity();
  const { collectionID } = test;
  messages = {
    BannerWidget: { $hydrate: 'react.app-banner' },
    BannerContentWidget: { $hydrate: 'react.app.content-banner' },
    HtmlWidget: { $hydrate: 'react.html', html: '<p>Hi</p>' },
    TextWidget: { $hydrate: 'react.text', text: { source: 'Hello', format: 'text' } },
    QuickLinks: { $hydrate: 'react.quick-links' },
    LeaderboardWidget: { $hydrate: 'react.leaderboard' },
    CategoriesWidget: { $hydrate: 'react.categories' },
    'DiscussionsWidget 1': { $hydrate: 'react.discussion.discussions' },
    'DiscussionsWidget 2': { $hydrate: 'react.discussion.announcements' },
    FeaturedCollectionsWidget: { $hydrate: 'react.featuredcollections', apiParams: { collectionID } },
    TabsWidget: { $hydrate: 'react.tabs' },
    TagWidget: { $hydrate: 'react.tag' },
    NewPostMenu: { $hydrate: 'react.newpost' },
    UserSpotlightWidget: { $hydrate: 'react.userspotlight', apiParams: { userID: test.member.userID } },
    SiteTotalsWidget: { $hydrate: 'react.sitetotals' },
    CallToActionWidget: { $hydrate: 'react.cta', title: 'Come along' },
    SearchWidget: { $hydrate: 'react.community-search' },
    NewMembersWidget: { $hydrate: 'react.newmembers' },
  };
}, 60_000);
afterAll(() => test.close());

const guestProps = (widget: Record<string, unknown>) => propsOf(test, widget, test.guest);

describe('a page of all widgets', () => {
  it('shows each of them to a member, by the names that clients know', async () => {
    const nodes = await nodesOf(test, Object.values(messages), test.member.client);
    expect(nodes.map((node) => node?.$reactComponent)).toEqual(
      Object.keys(messages).map((name) => name.replace(/ \d$/, '')),
    );
  });

  it('costs the same number of statements, however much there is', async () => {
    await layOut(test, Object.values(messages));
    const cost = async (client: TestClient) => {
      test.site.invalidate(['*']);
      await readHome(client);
      test.site.data.invalidate([cacheTag.config]);
      return (await readHome(client)).statements;
    };
    const add = async (name: string) => {
      const { body } = await test.admin.client.post('/categories', { name, urlcode: name.toLowerCase() });
      for (const { client } of [test.admin, test.other])
        await discussionBy(client, { categoryID: body.categoryID });
    };
    await add('Bed');
    const before = await cost(test.member.client);
    for (const name of ['Field', 'Wood', 'Moor', 'Fen']) await add(name);
    expect(await cost(test.member.client)).toBe(before);
  });

  it('leaves out what has nothing to show', async () => {
    const apiParams = { categoryID: test.privateCategoryID };
    const empty = [
      { $hydrate: 'react.html', html: '<script>1</script> ' },
      { $hydrate: 'react.text' },
      { $hydrate: 'react.text', title: 'Empty', text: { source: ' ', format: 'markdown' } },
      {
        $hydrate: 'react.quick-links',
        links: [{ id: 'own', name: 'Staff', url: '/s', permission: 'site.manage' }],
      },
      { $hydrate: 'react.categories', apiParams: { categoryID: [test.privateCategoryID] } },
      { $hydrate: 'react.discussion.discussions', title: 'Of a place', apiParams },
      { $hydrate: 'react.featuredcollections', apiParams: { collectionID: 999 } },
      { $hydrate: 'react.userspotlight' },
      { $hydrate: 'react.userspotlight', apiParams: { userID: 99_999 } },
      { $hydrate: 'react.sitetotals', apiParams: { counts: [{ recordType: 'user', isHidden: true }] } },
      { $hydrate: 'react.cta' },
      { $hydrate: 'react.rss', apiParams: { feedUrl: 'javascript:alert(1)' } },
      { $hydrate: 'react.newpost' },
    ];
    expect(await nodesOf(test, empty, test.guest)).toEqual(empty.map(() => undefined));
  });
});

describe('banners', () => {
  it('ask how they can help unless they have other texts', async () => {
    const [plain, named, own, hidden] = await nodesOf(
      test,
      [
        { $hydrate: 'react.app-banner' },
        { $hydrate: 'react.app-banner', titleType: 'siteSection/name', searchPlacement: 'bottom' },
        { $hydrate: 'react.app-banner', titleType: 'static', title: 'Ask us', alignment: 'center' },
        { $hydrate: 'react.app-banner', titleType: 'none', descriptionType: 'none', hideSearch: true },
      ],
      test.guest,
    );
    expect(plain?.$reactProps).toMatchObject({
      title: 'How can we help you?',
      showTitle: true,
      showSearch: true,
      alignment: 'left',
      searchPlacement: 'middle',
    });
    expect(named?.$reactProps).toMatchObject({ title: 'Parley', searchPlacement: 'bottom' });
    expect(own?.$reactProps).toMatchObject({ title: 'Ask us', alignment: 'center' });
    expect(hidden?.$reactProps).toMatchObject({
      showTitle: false,
      showDescription: false,
      showSearch: false,
    });
  });

  it('stand on colours and pictures, of which nothing runs', async () => {
    const shown = await guestProps({
      $hydrate: 'react.app-banner',
      background: {
        color: 'rgb(18, 58, 43)',
        image: 'https://example.org/a.jpg',
        position: 'top',
        size: 'evil',
        attachment: 'fixed',
      },
      textColor: '#fff',
      spacing: { top: 20, bottom: '9999px' },
      logo: 'javascript:alert(1)',
    });
    expect(shown.background).toEqual({
      look: {
        className: 'look-123a2b-ffffff-20-400',
        href: '/looks/123a2b-ffffff-20-400.css',
        scheme: 'dark',
      },
      imageUrl: 'https://example.org/a.jpg',
      useOverlay: true,
      position: 'top',
      isFixed: true,
    });
    expect(shown.logo).toBeUndefined();
    const sheet = await test.guest.send('GET', '/looks/123a2b-ffffff-20-400.css');
    expect(sheet.headers.get('content-type')).toContain('text/css');
    expect(sheet.headers.get('cache-control')).toContain('immutable');
    expect(sheet.text).toContain('background-color:#123a2b');
    const round = await test.guest.send('GET', '/looks/none-none-none-none-8.css');
    expect(round.text).toBe('.look-none-none-none-none-8{--radius:8px}');
    for (const name of ['red', '123a2b-none-none', '123a2b}body{x-none-none-none'])
      expect((await test.guest.send('GET', `/looks/${encodeURIComponent(name)}.css`)).status).toBe(404);
  });

  it('above content take the picture of the community', async () => {
    await test.admin.client.patch('/config', { 'branding.bannerImage': 'https://example.org/banner.jpg' });
    const [strip, own] = await nodesOf(
      test,
      [
        { $hydrate: 'react.app.content-banner' },
        { $hydrate: 'react.app.content-banner', title: 'Here', background: { image: '/own.jpg' } },
      ],
      test.guest,
    );
    expect(strip?.$reactProps).toMatchObject({
      title: '',
      background: { imageUrl: 'https://example.org/banner.jpg' },
    });
    expect(own?.$reactProps).toMatchObject({ title: 'Here', background: { imageUrl: '/own.jpg' } });
  });
});

describe('what administrators write themselves', () => {
  const widget = {
    $hydrate: 'react.html',
    html: '<h1>Hours</h1><p id="app" onclick="x()" style="color:red" class="lead">Open</p><a href="javascript:1">x</a><svg></svg><a href="https://example.org" target="_blank">y</a>',
    javascript: 'alert(1)',
    css: '.lead { color: teal }',
  };

  it('is limited to presentation', async () => {
    const shown = await guestProps(widget);
    expect(shown.html).toBe(
      '<h2>Hours</h2><p class="lead">Open</p><a>x</a><a target="_blank" href="https://example.org" rel="noopener">y</a>',
    );
    expect(JSON.stringify(shown)).not.toContain('alert');
  });

  it('brings styles that reach no further than it', async () => {
    const shown = await guestProps(widget);
    const { className, href } = shown.look as { className: string; href: string };
    expect((await test.guest.send('GET', href)).text).toBe(`.${className}{.lead { color: teal }}`);
    expect((await test.guest.send('GET', '/widget-styles/html-0123456789abcdef.css')).status).toBe(404);
    for (const css of [
      '} body { display: none',
      'a { background: url({) } } body { display: none }',
      '@import "https://evil.example/x.css";',
      'a { content: "',
      '</style>',
    ])
      expect((await guestProps({ ...widget, css })).look).toBeUndefined();
  });

  it('is no advertisement to those who may do without', async () => {
    const advert = { ...widget, isAdvertisement: true };
    expect(await guestProps(advert)).toMatchObject({ isAdvertisement: true });
    expect(await nodesOf(test, [advert], test.admin.client)).toEqual([undefined]);
  });
});

describe('quick links', () => {
  /** Add-ons bring further ones. */
  const OF_THE_CORE = new Set(['all-categories', 'recent-posts', 'my-bookmarks', 'my-posts']);

  it('are the product’s in their order, with the counts of a member', async () => {
    const ids = async (client: TestClient) =>
      ((await propsOf(test, { $hydrate: 'react.quick-links' }, client)).links as { id: string }[])
        .map(({ id }) => id)
        .filter((id) => OF_THE_CORE.has(id));
    expect(await ids(test.guest)).toEqual(['all-categories', 'recent-posts']);
    expect(await ids(test.member.client)).toEqual([
      'all-categories',
      'recent-posts',
      'my-bookmarks',
      'my-posts',
    ]);
  });

  it('of a layout’s own are shown by permission, role and wish', async () => {
    const links = [
      { id: 'shop', name: 'Shop', url: 'https://example.org/shop', count: 120, countLimit: 99 },
      { id: 'recent-posts' },
      { id: 'all-categories', isHidden: true },
      { id: 'staff', name: 'Staff', url: '/staff', permission: 'site.manage' },
      { id: 'club', name: 'Club', url: '/club', roleIDs: [8] },
      { name: 'Rules', url: '/rules' },
      {},
    ];
    const widget = { $hydrate: 'react.quick-links', links };
    expect((await guestProps(widget)).links).toMatchObject([
      { id: 'shop', count: 120, countLimit: 99 },
      { id: 'recent-posts', name: 'Recent Posts', url: '/discussions' },
      { id: '/rules', name: 'Rules', url: '/rules' },
    ]);
    const member = await propsOf(test, widget, test.member.client);
    expect((member.links as { id: string }[]).map(({ id }) => id)).toEqual([
      'shop',
      'recent-posts',
      'club',
      '/rules',
    ]);
  });
});

describe('calls to action', () => {
  it('have buttons with words and a way, and ask only guests to come in', async () => {
    const [call, guest] = await nodesOf(
      test,
      [
        {
          $hydrate: 'react.cta',
          title: 'Build',
          button: { title: 'How', url: '/how' },
          secondButton: { title: 'Ask', url: '/ask', shouldUseButton: false },
        },
        { $hydrate: 'react.guest-cta' },
      ],
      test.guest,
    );
    expect(call?.$reactProps).toMatchObject({ alignment: 'left', button: { title: 'How', type: 'primary' } });
    expect(call?.$reactProps.secondButton).toBeUndefined();
    expect(guest?.$reactProps).toMatchObject({
      title: 'Welcome!',
      button: { title: 'Sign In', url: '/entry/signin' },
      secondButton: { title: 'Register', url: '/entry/register' },
    });
    expect(await nodesOf(test, [{ $hydrate: 'react.guest-cta' }], test.member.client)).toEqual([undefined]);
  });

  it('lead nowhere but to addresses of the site and of the web, whatever was stored', async () => {
    const buttons = (url: string) => ({ button: { title: 'Go', url } });
    const viewAll = (to: string) => ({ containerOptions: { viewAll: { to, name: 'All' } } });
    const stored = [
      { $hydrate: 'react.cta', title: 'Ran', ...buttons('javascript:alert(1)') },
      { $hydrate: 'react.cta', title: 'Root', ...buttons('~/rules') },
      { $hydrate: 'react.categories', ...viewAll('vbscript:x') },
      { $hydrate: 'react.categories', ...viewAll('~') },
    ];
    const nodes = await nodesOf(test, stored, test.guest);
    const [ran, root, wrong, home] = nodes.map((node) => node?.$reactProps);
    expect(ran).toMatchObject({ title: 'Ran' });
    expect(ran).not.toHaveProperty('button');
    expect(root).toMatchObject({ button: { url: '/rules' } });
    expect(wrong).toMatchObject({ containerOptions: { viewAll: { name: 'All' } } });
    expect(wrong).not.toHaveProperty('containerOptions.viewAll.to');
    expect(home).toMatchObject({ containerOptions: { viewAll: { to: '/', name: 'All' } } });
  });
});

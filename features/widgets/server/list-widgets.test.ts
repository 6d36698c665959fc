// Widgets that list records, and those that count, search and show people.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LayoutNode } from '../../../platform/contract/page.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { layOut, nodesOf, propsOf, readHome } from './testing/home-of.ts';
import { type WidgetCommunity, widgetCommunity } from './testing/widget-community.ts';

let test: WidgetCommunity;
beforeAll(async () => {
  test = await widgetCommunity();
}, 60_000);
afterAll(() => test.close());

const guestProps = (widget: Record<string, unknown>) => propsOf(test, widget, test.guest);

describe('lists', () => {
  it('leave out what does not fit of a layout, and hold by the rest', async () => {
    const shown = await guestProps({ $hydrate: 'react.sitetotals', title: 'So many', labelType: 'loud' });
    expect(shown).toMatchObject({ title: 'So many', labelType: 'both' });
    const nothing = { $hydrate: 'react.featuredcollections', apiParams: { collectionID: 'none' } };
    expect(await nodesOf(test, [nothing], test.guest)).toEqual([undefined]);
  });

  it('of posts show what their readers may see, with every meta but pictures', async () => {
    const shown = await guestProps({
      $hydrate: 'react.discussion.discussions',
      discussionOptions: { metas: { asIcons: true, display: { score: false } } },
    });
    const names = (shown.discussions as { name: string }[]).map(({ name }) => name);
    expect(names).toContain('Bees swarm');
    expect(names).not.toContain('Hush');
    expect(shown.discussionOptions).toMatchObject({
      excerpt: { display: true },
      featuredImage: { display: false },
      metas: { asIcons: true, display: { score: false, category: true, unreadCount: true, resolved: true } },
    });
    expect(await propsOf(test, { $hydrate: 'react.discussion.announcements' }, test.guest)).toMatchObject({
      discussions: [{ discussionID: test.discussionID }],
    });
  });

  it('follow the category of the page where a layout says so', async () => {
    const widget = {
      $hydrate: 'react.discussion.discussions',
      titleType: 'category/name',
      apiParams: { filter: 'category', filterCategorySubType: 'contextual' },
    };
    await layOut(test, [widget], 'discussionCategoryPage');
    const { body } = await readHome(
      test.guest,
      `/layouts/lookup-hydrate?layoutViewType=discussionCategoryPage&recordType=category&recordID=${test.gardenID}`,
    );
    const shown = body.layout[0]?.$reactProps.children[0]?.$reactProps ?? {};
    expect(shown.title).toBe('Garden');
    expect(shown.discussions).toMatchObject([{ name: 'Bees swarm' }]);
  });

  it('of tabs are those of the presets, by the names of the layout', async () => {
    const tabsOf = async (tabs?: unknown) =>
      (
        (await guestProps({ $hydrate: 'react.tabs', ...(tabs ? { tabs } : {}) })).tabs as { label: string }[]
      ).map(({ label }) => label);
    expect(await tabsOf()).toEqual(['Recent', 'Trending', 'Top', 'Announcements']);
    const own = [
      { tabPresetID: 'top-discussions', label: 'Best' },
      { tabPresetID: 'recent-discussions', isHidden: true },
      { tabPresetID: 'announced-discussions' },
    ];
    expect(await tabsOf(own)).toEqual(['Best', 'Announcements']);
  });

  it('of categories are those that are named, in that order', async () => {
    const shown = await guestProps({
      $hydrate: 'react.categories',
      apiParams: { categoryID: [test.gardenID, test.privateCategoryID, 1] },
      itemOptions: {
        contentType: 'title',
        box: { background: { color: '#ffe9a8' } },
        fallbackIcon: 'data:x',
      },
      containerOptions: { displayType: 'carousel', outerBackground: { color: 'nonsense' } },
      categoryOptions: { metas: { asIcons: 'icon', display: { followerCount: true } } },
    });
    expect((shown.itemData as { categoryID: number }[]).map((each) => each.categoryID)).toEqual([
      test.gardenID,
      1,
    ]);
    expect(shown.itemOptions).toMatchObject({
      contentType: 'title',
      box: { background: { look: { className: 'look-ffe9a8-none-none-none', scheme: 'light' } } },
    });
    expect(shown.itemOptions).not.toHaveProperty('fallbackIcon', 'data:x');
    expect((shown.containerOptions as Record<string, unknown>).outerBackground).toBeUndefined();
    expect(shown.categoryOptions).toMatchObject({
      description: { display: true },
      metas: { asIcons: 'icon', display: { followerCount: true, discussionCount: true } },
    });
  });

  it('of collections leave out what their readers may not see', async () => {
    const shown = await guestProps({
      $hydrate: 'react.featuredcollections',
      apiParams: { collectionID: test.collectionID },
    });
    const { records, name } = shown.collection as { name: string; records: { recordID: number }[] };
    expect(name).toBe('Worth keeping');
    expect(records.map(({ recordID }) => recordID)).toEqual([test.discussionID, test.gardenID]);
  });
});

describe('further widgets', () => {
  it.each([
    ['all', undefined, {}],
    ['discussions', ['question'], { domain: 'discussions', types: 'question' }],
    ['members', ['question'], { domain: 'members' }],
    ['places', undefined, { domain: 'places' }],
    ['category', undefined, {}],
  ])('search in %s', async (domain, postType, formSchema) => {
    const widget = { $hydrate: 'react.community-search', domain, ...(postType && { postType }) };
    expect(await guestProps(widget)).toMatchObject({ domain, formSchema });
    expect((await guestProps(widget)).formSchema).toEqual(formSchema);
  });

  it('name the buttons of new posts as the layout does', async () => {
    const shown = await propsOf(
      test,
      {
        $hydrate: 'react.newpost',
        customLabels: { discussion: 'Start' },
        excludedButtons: ['question', 'poll', 'idea'],
      },
      test.member.client,
    );
    expect(shown.items).toMatchObject([{ id: 'new-discussion', label: 'Start' }]);
  });

  it('stand on backgrounds of their own, as sections do', async () => {
    const containerOptions = { outerBackground: { color: '#123a2b' } };
    const { body } = await test.admin.client.post('/layouts/hydrate', {
      layoutViewType: 'home',
      params: {},
      layout: [
        {
          $hydrate: 'react.section.2-columns',
          containerOptions,
          mainTop: ['quick-links', 'community-search', 'sitetotals'].map((id) => ({
            $hydrate: `react.${id}`,
            ...(id !== 'sitetotals' && { containerOptions, borderRadius: 8 }),
          })),
        },
      ],
    });
    const look = expect.objectContaining({ className: 'look-123a2b-none-none-none', scheme: 'dark' });
    const section = body.layout[0].$reactProps;
    const [links, search, totals] = section.mainTop.map(({ $reactProps }: LayoutNode) => $reactProps);
    for (const withStyles of [section, links, search])
      expect(withStyles.containerOptions.outerBackground.look).toEqual(look);
    expect(search.look.href).toBe('/looks/none-none-none-none-8.css');
    expect(totals.totals.map(({ recordType }: { recordType: string }) => recordType).slice(0, 4)).toEqual([
      'user',
      'post',
      'discussion',
      'comment',
    ]);
  });

  it('count on a background of their own', async () => {
    const shown = await guestProps({
      $hydrate: 'react.sitetotals',
      labelType: 'icon',
      containerOptions: { alignment: 'space-around', background: { color: '#222' }, textColor: '#eee' },
    });
    expect(shown).toMatchObject({
      labelType: 'icon',
      containerOptions: { alignment: 'space-around', background: { look: { scheme: 'dark' } } },
    });
  });

  it('show people only to those who may open profiles', async () => {
    const widgets = [
      { $hydrate: 'react.leaderboard', containerOptions: { borderType: 'border' } },
      {
        $hydrate: 'react.userspotlight',
        apiParams: { userID: test.member.userID },
        userTextAlignment: 'right',
      },
    ];
    const [leaders, light] = await nodesOf(test, widgets, test.member.client);
    expect(leaders?.$reactProps).toMatchObject({ title: 'Most Active Members', leaderboardType: 'posts' });
    expect(light?.$reactProps).toMatchObject({ userInfo: { name: 'Melba' }, userTextAlignment: 'right' });
    expect(await nodesOf(test, widgets, test.guest)).toEqual([undefined, undefined]);
  });
});

describe('markup of administrators', () => {
  it('holds widgets where its elements are marked for them', async () => {
    const html = `<p class="lead" data-props="x">Tags: <span data-react="react.cta" data-props='{"title":"Join","url":"/a"}'>…</span></p>
      <div data-react="react.newpost"></div><div data-react="react.nothing"></div>`;
    const shown = await propsOf(test, { $hydrate: 'react.html', html }, test.guest);
    expect(shown.html).toBeUndefined();
    expect(shown.mount0).toMatchObject({
      $reactComponent: 'CallToActionWidget',
      $reactProps: { title: 'Join' },
    });
    // Guests write no posts, so that the button is left out; what there is not gets a fallback.
    expect(shown.mount1).toBeNull();
    expect(shown.mount2).toMatchObject({ $reactComponent: 'UnknownWidget' });
    expect(shown.tree).toMatchObject([
      { tag: 'p', attributes: { class: 'lead' }, children: ['Tags: ', { tag: 'span', mount: 'mount0' }] },
      expect.any(String),
      { tag: 'div', mount: 'mount1' },
      { tag: 'div', mount: 'mount2' },
    ]);
    expect((await test.guest.page('/')).text).toContain('Join');
  });

  it.each([
    ['a widget there is not', '<p data-react="react.nothing"></p>', 'unknownWidget'],
    ['a widget of other pages', '<p data-react="react.asset.originalPost"></p>', 'wrongPage'],
    ['one as wide as the window', '<p data-react="react.app-banner"></p>', 'wrongArea'],
    ['itself', '<p data-react="react.html"></p>', 'wrongArea'],
    ['a section', '<p data-react="react.section.1-column"></p>', 'unknownWidget'],
    ['settings that do not fit', `<p data-react="react.tag" data-props='{"limit":"many"}'></p>`, 'invalid'],
    ['settings that cannot be read', '<p data-react="react.tag" data-props="limit"></p>', 'invalid'],
  ])('cannot hold %s', async (_, html, code) => {
    const layout = [{ $hydrate: 'react.section.1-column', children: [{ $hydrate: 'react.html', html }] }];
    const answer = await test.admin.client.post('/layouts', { name: 'x', layoutViewType: 'home', layout });
    expect([answer.status, answer.body.errors]).toMatchObject([422, [{ code }]]);
    expect(answer.body.errors[0].path).toMatch(/^layout\[0\]\.children\[0\]/);
  });

  it('alone holds widgets: no post does, whoever writes it in whatever format', async () => {
    const mark = `<div data-react="react.cta" data-props='{"title":"Join"}'>x</div>`;
    for (const format of ['html', 'wysiwyg', 'markdown', 'bbcode', 'text']) {
      const { discussionID, body } = await discussionBy(test.admin.client, { body: mark, format });
      expect(body).not.toMatch(/<[^>]*data-(?:react|props|mount)/);
      const comment = await test.admin.client.post('/comments', { discussionID, body: mark, format });
      expect(comment.body.body).not.toMatch(/<[^>]*data-(?:react|props|mount)/);
      const page = await test.guest.get(
        `/layouts/lookup-hydrate?layoutViewType=post&recordType=discussion&recordID=${discussionID}`,
      );
      expect(page.text).not.toMatch(/"title":"Join"|"mount/);
    }
  });
});

/** The last of all: it takes away what the others read. */
describe('a community without a post', () => {
  it('says so where all posts were to stand, and nowhere else', async () => {
    await test.site.database.execute(sql`delete from discussions`);
    test.site.invalidate(['discussions']);
    const list = { $hydrate: 'react.discussion.discussions', apiParams: { sort: '-score', slotType: 'a' } };
    const lately = { ...list, title: 'Lately', apiParams: { slotType: 'w' } };
    const widgets = [{ ...list, title: 'What’s new' }, list, lately];
    const [output, ...others] = await nodesOf(test, widgets, test.guest);
    expect(output?.$reactProps).toMatchObject({ title: 'What’s new', discussions: [] });
    expect(others).toEqual([undefined, undefined]);
  });
});

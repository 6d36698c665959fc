// Widgets that list records, and those that count, search and show people.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layOut, nodesOf, propsOf, readHome } from './testing/home-of.ts';
import { type WidgetCommunity, widgetCommunity } from './testing/widget-community.ts';

let test: WidgetCommunity;
beforeAll(async () => {
  test = await widgetCommunity();
}, 60_000);
afterAll(() => test.close());

const guestProps = (widget: Record<string, unknown>) => propsOf(test, widget, test.guest);

describe('lists', () => {
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
      { $hydrate: 'react.newpost', customLabels: { discussion: 'Start' }, excludedButtons: ['question'] },
      test.member.client,
    );
    expect(shown.items).toMatchObject([{ id: 'new-discussion', label: 'Start' }]);
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

import { describe, expect, it } from 'vitest';
import type { HydratedLayout, LayoutNode, PageDocument } from '../../../../platform/contract/page.ts';
import type { TestClient } from '../../../../platform/server/testing/test-client.ts';
import { discussionBy } from '../testing/community.ts';
import { communityOfFile } from '../testing/community-of-file.ts';

const test = communityOfFile();

async function pageAt(
  client: TestClient,
  path: string,
): Promise<{ status: number; document: PageDocument; statements: number }> {
  const { status, text, statements } = await client.page(path);
  return { status, document: JSON.parse(text.replace(/<script.*$/s, '')) as PageDocument, statements };
}

function nodesOf(layout: readonly LayoutNode[]): LayoutNode[] {
  return layout.flatMap((node) => [
    node,
    ...Object.values(node.$reactProps)
      .filter((value) => Array.isArray(value))
      .flatMap((value) => nodesOf((value as LayoutNode[]).filter((each) => each?.$reactComponent))),
  ]);
}

function find(page: HydratedLayout | null, component: string): Record<string, unknown> | undefined {
  return nodesOf(page?.layout ?? []).find((node) => node.$reactComponent === component)?.$reactProps;
}

describe('pages', () => {
  it('show a discussion with everything a search engine wants', async () => {
    const { discussionID } = await discussionBy(test.member.client, {
      name: 'Über Bienen & Blüten',
      body: 'Sie tanzen.',
    });
    const path = `/discussion/${discussionID}/uber-bienen-bluten`;
    const { status, document } = await pageAt(test.guest, path);
    expect(status).toBe(200);
    const { page } = document;
    expect(page?.layoutViewType).toBe('discussion');
    expect(find(page, 'OriginalPostAsset')).toMatchObject({
      discussion: { discussionID, name: 'Über Bienen & Blüten' },
    });
    expect(find(page, 'CommentThreadAsset')).toBeDefined();
    // Sharing it by mail needs its title.
    expect(find(page, 'DiscussionActions')).toMatchObject({ discussion: { name: 'Über Bienen & Blüten' } });
    expect(page?.records.discussionIDs).toEqual([discussionID]);
    expect(page?.about).toEqual({ discussionID, categoryID: 1 });
    expect((await pageAt(test.guest, '/categories/general')).document.page?.about).toEqual({ categoryID: 1 });
    expect((await pageAt(test.guest, '/discussions')).document.page).not.toHaveProperty('about');
    expect(page?.seo).toMatchObject({
      title: 'Über Bienen & Blüten',
      description: 'Sie tanzen.',
      url: test.url + path,
    });
    const [posting, crumbs] = (page?.seo['json-ld'] ?? []) as Record<string, unknown>[];
    expect(posting).toMatchObject({ '@type': 'DiscussionForumPosting', author: { name: 'Melba' } });
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(page?.seo.links).toContainEqual(
      expect.objectContaining({ href: `${test.url}/discussion/${discussionID}/feed.rss` }),
    );
  });

  it('show a list whatever its address asks for, and say what they left out of it', async () => {
    const listAt = async (client: TestClient, query: string) =>
      find((await pageAt(client, `/discussions?${query}`)).document.page, 'DiscussionsWidget');
    for (const query of [
      'statusID=999',
      'status=lost',
      'tagID=abc',
      'tagID=[1,5]',
      'categoryID=x',
      'type=zzz',
    ])
      expect([query, await listAt(test.guest, query)]).toEqual([
        query,
        expect.objectContaining({ isAsset: true }),
      ]);
    for (const query of ['hasComments=false', 'internalStatusID=7']) {
      const seen = await listAt(test.guest, query);
      expect(seen).toMatchObject({ isCurtailed: true });
      expect(seen?.apiParams).not.toHaveProperty(query.split('=')[0] ?? '');
      const managed = await listAt(test.admin.client, query);
      expect(managed).not.toHaveProperty('isCurtailed');
      expect(managed?.apiParams).toHaveProperty(query.split('=')[0] ?? '');
    }
    const category = await pageAt(test.guest, '/categories/general?hasComments=true');
    expect(find(category.document.page, 'DiscussionsWidget')).toMatchObject({ isCurtailed: true });
  });

  it('have one address each', async () => {
    const { discussionID } = await discussionBy(test.member.client, { name: 'Right slug' });
    const own = `/discussion/${discussionID}/right-slug`;
    for (const other of [`/discussion/${discussionID}`, `/discussion/${discussionID}/wrong`, `${own}/p1`]) {
      const { status, headers } = await test.guest.page(other);
      expect([other, status, headers.get('location')]).toEqual([other, 301, own]);
    }
    const sorted = await test.guest.page(`/discussion/${discussionID}/wrong?sort=-score`);
    expect(sorted.headers.get('location')).toBe(`${own}?sort=-score`);
    expect((await test.guest.page(`${own}/latest`)).headers.get('location')).toBe(own);
    expect((await test.guest.page('/discussions/p1')).headers.get('location')).toBe('/discussions');
    expect((await test.guest.page('/categories/GENERAL')).headers.get('location')).toBe(
      '/categories/general',
    );
    expect((await test.guest.page('/categories/1')).headers.get('location')).toBe('/categories/general');
  });

  it('lead from beyond the end to the last one there is, for a while', async () => {
    const { discussionID } = await discussionBy(test.member.client, { name: 'Short thread' });
    const own = `/discussion/${discussionID}/short-thread`;
    const person = `${test.member.userID}/Melba`;
    for (const [beyond, last] of [
      [`${own}/p9?sort=-score`, `${own}?sort=-score`],
      ['/discussions/tagged/nothing-yet/p7', undefined],
      ['/categories/general/p99', /^\/categories\/general(?:\/p\d+)?$/],
      ['/discussions/p9999?sort=-hot', /^\/discussions(?:\/p\d+)?\?sort=-hot$/],
      [`/profile/comments/${person}/p3`, `/profile/comments/${person}`],
      [`/profile/discussions/${person}/p999`, new RegExp(`^/profile/discussions/${person}(?:/p\\d+)?$`)],
    ] as const) {
      const { status, headers } = await test.member.client.page(beyond);
      if (last === undefined) expect([beyond, status]).toEqual([beyond, 404]);
      else {
        expect([beyond, status]).toEqual([beyond, 302]);
        const location = headers.get('location') ?? '';
        expect(location).toEqual(typeof last === 'string' ? last : expect.stringMatching(last));
        expect((await test.member.client.page(location)).status).toBe(200);
      }
    }
    const call = '/layouts/lookup-hydrate?layoutViewType=discussionList&recordType=siteSection&recordID=0';
    expect((await test.guest.get(`${call}&params[page]=9999`)).status).toBe(404);
  });

  it('tell 403, 404 and 410 apart', async () => {
    const hidden = await discussionBy(test.admin.client, { categoryID: test.privateCategoryID });
    expect((await test.guest.page(`/discussion/${hidden.discussionID}/x`)).status).toBe(403);
    const hiddenCategory = await test.guest.page('/categories/back-room');
    const nowhere = await test.guest.page('/categories/nowhere');
    expect([hiddenCategory.status, nowhere.status]).toEqual([404, 404]);
    const withoutTraces = (text: string) =>
      text.replaceAll('back-room', 'nowhere').replace(/"requestID":"[^"]+"/, '');
    expect(withoutTraces(hiddenCategory.text)).toBe(withoutTraces(nowhere.text));
    for (const category of ['back-room', 'nowhere', '%25E0%25A4'])
      expect((await test.member.client.page(`/post/discussion?category=${category}`)).status).toBe(200);
    expect((await test.guest.page('/discussion/999999/x')).status).toBe(404);
    expect((await test.guest.page('/discussions/tagged/nothing')).status).toBe(404);
    for (const path of [
      '/discussions/tagged/%E0%A4%A',
      '/categories/%E0%A4%A',
      '/discussion/99999999999/x',
    ]) {
      expect([400, 404]).toContain((await test.guest.page(path)).status);
    }
    const gone = await discussionBy(test.member.client);
    await test.moderator.client.delete(`/discussions/${gone.discussionID}`);
    expect((await test.guest.page(`/discussion/${gone.discussionID}/x`)).status).toBe(410);
    expect((await test.guest.page('/discussions/bookmarked')).status).toBe(403);
    expect((await test.guest.page('/post/discussion')).status).toBe(403);
  });

  it('list discussions, categories and what is mine', async () => {
    const tagged = await discussionBy(test.admin.client, { newTagNames: ['Page Tag'] });
    const list = await pageAt(test.guest, '/discussions');
    expect(find(list.document.page, 'DiscussionsWidget')).toMatchObject({
      isAsset: true,
      initialPaging: { currentPage: 1 },
    });
    const home = await pageAt(test.guest, '/');
    expect(home.document.page?.layoutViewType).toBe('home');
    expect(find(home.document.page, 'DiscussionsWidget')).toBeDefined();
    expect(find(home.document.page, 'CategoriesWidget')).toMatchObject({ itemData: [{ name: 'General' }] });
    const byTag = await pageAt(test.guest, '/discussions/tagged/page-tag');
    expect(find(byTag.document.page, 'DiscussionsWidget')).toMatchObject({
      discussions: [{ discussionID: tagged.discussionID }],
      tag: { name: 'Page Tag' },
    });
    const categories = await pageAt(test.guest, '/categories');
    expect(find(categories.document.page, 'CategoriesWidget')).toMatchObject({
      itemData: [{ name: 'General' }],
    });
    const category = await pageAt(test.member.client, '/categories/general');
    expect(category.document.page?.layoutViewType).toBe('discussionCategoryPage');
    expect(find(category.document.page, 'DiscussionsWidget')).toMatchObject({
      actions: [
        { $reactComponent: 'CategoryFollowWidget', $reactProps: { categoryID: 1 } },
        { $reactComponent: 'FollowMenu', $reactProps: { isOnlyToMute: true } },
      ],
    });
    const mine = await pageAt(test.member.client, '/discussions/mine');
    const rows = (
      find(mine.document.page, 'DiscussionsWidget') as { discussions: { insertUserID: number }[] }
    ).discussions;
    expect(new Set(rows.map((row) => row.insertUserID))).toEqual(new Set([test.member.userID]));
    const form = await pageAt(test.member.client, '/post/discussion/general');
    expect(find(form.document.page, 'CreatePostFormAsset')).toMatchObject({
      category: { categoryID: 1 },
      categories: [{ categoryID: 1 }],
    });
    const place = { recordType: 'discussion', parentRecordType: 'category', parentRecordID: 1 };
    expect(form.document.page?.contexts).toEqual([
      { $reactComponent: 'DraftContextProvider', $reactProps: { ...place, postType: 'discussion' } },
      { $reactComponent: 'ParentRecordContextProvider', $reactProps: place },
    ]);
    const edit = await pageAt(test.admin.client, `/post/editdiscussion/${tagged.discussionID}`);
    expect(find(edit.document.page, 'CreatePostFormAsset')).toMatchObject({
      isEdit: true,
      recordID: tagged.discussionID,
    });
  });

  it('hold nothing that is one reader’s own', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    await test.other.client.put(`/discussions/${discussionID}/bookmark`, { bookmarked: true });
    const { text } = await test.other.client.page('/discussions');
    const state = JSON.parse(/id="viewer-state">(.*?)<\/script>/s.exec(`${text}`)?.[1] ?? '{}') as Record<
      string,
      unknown
    >;
    const shared = text.split('<script')[0] ?? '';
    expect(shared).not.toContain('"bookmarked":true');
    expect(shared).not.toContain('"unread":true');
    const answer = await test.other.client.get(
      '/layouts/lookup-hydrate?layoutViewType=discussionList&recordType=siteSection&recordID=0',
    );
    expect(JSON.stringify(answer.body.layout)).not.toContain('"bookmarked":true');
    expect(answer.body.viewerState.bookmarks).toContain(discussionID);
    expect(state).toBeTypeOf('object');
  });

  it('cost a number of statements that does not grow with their rows', async () => {
    const cost = async (client: TestClient, path: string) => {
      test.site.invalidate(['*']);
      await client.page(path);
      test.site.pages.invalidate(['*']);
      return (await client.page(path)).statements;
    };
    const paths = ['/', '/discussions', '/categories', '/categories/general', '/discussions/mine'];
    const before = [];
    for (const path of paths) before.push(await cost(test.member.client, path));
    for (let at = 0; at < 12; at++)
      await discussionBy(test.admin.client, { newTagNames: [`extra${at % 3}`] });
    const after = [];
    for (const path of paths) after.push(await cost(test.member.client, path));
    expect(after).toEqual(before);
    expect(Math.max(...after)).toBeLessThanOrEqual(14);
  });
});

describe('feeds and the site map', () => {
  it('are valid, and changed only when their content is', async () => {
    await discussionBy(test.member.client, { name: 'Feed <me> & "you"', newTagNames: undefined });
    const feed = await test.guest.page('/discussions/feed.rss');
    expect(feed.status).toBe(200);
    expect(feed.headers.get('content-type')).toContain('application/rss+xml');
    expect(feed.text).toContain('<title>Feed &lt;me&gt; &amp; &quot;you&quot;</title>');
    const again = await test.guest.page('/discussions/feed.rss', {
      'if-none-match': feed.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
    const atom = await test.guest.page('/categories/general/feed.rss?format=atom');
    expect(atom.text).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
    const { discussionID } = await discussionBy(test.member.client);
    await test.other.client.post('/comments', {
      body: 'A comment in the feed',
      format: 'text',
      discussionID,
    });
    expect((await test.guest.page(`/discussion/${discussionID}/feed.rss`)).text).toContain(
      'A comment in the feed',
    );
    expect((await test.guest.page('/categories/back-room/feed.rss')).status).toBe(404);
  });

  it('of a tag have its discussions, and no others', async () => {
    await discussionBy(test.admin.client, { name: 'In the feed of it', newTagNames: ['Fed Tag'] });
    await discussionBy(test.admin.client, { name: 'Of another feed', newTagNames: ['Other Tag'] });
    const { status, text } = await test.guest.page('/discussions/tagged/fed-tag/feed.rss');
    expect(status).toBe(200);
    expect(text).toContain('<title>In the feed of it</title>');
    expect(text).not.toContain('Of another feed');
    expect((await test.guest.page('/discussions/tagged/no-such-tag/feed.rss')).status).toBe(404);
  });

  it('list what guests may see, whoever asks', async () => {
    const shown = await discussionBy(test.member.client, { name: 'On the map' });
    const hidden = await discussionBy(test.admin.client, {
      name: 'Off the map',
      categoryID: test.privateCategoryID,
    });
    const index = await test.admin.client.page('/sitemap.xml');
    expect(index.text).toContain(`${test.url}/sitemap/discussions/0`);
    expect((await test.guest.page('/sitemapindex.xml')).text).toBe(index.text);
    const part = (await test.admin.client.page('/sitemap/discussions/0')).text;
    expect(part).toContain(shown.url);
    expect(part).not.toContain(`/discussion/${hidden.discussionID}/`);
    expect((await test.admin.client.page('/sitemap/pages')).text).not.toContain('back-room');
    expect((await test.guest.page('/robots.txt')).text).toContain(`Sitemap: ${test.url}/sitemap.xml`);
  });
});

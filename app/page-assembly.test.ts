// Pages assembled from cached fragments equal pages that are rendered in full.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commentOn } from '../features/comments/server/testing/comments.ts';
import { type Community, community, discussionBy } from '../features/discussions/server/testing/community.ts';
import type { PageDocument } from '../platform/contract/page.ts';
import { HtmlFragmentCache } from './html-fragment-cache.ts';
import { PageFragments } from './page-fragments.ts';
import { bytesOf } from './page-parts.ts';
import { renderApp } from './render-page.tsx';
import { loadAllWidgets } from './web-widgets.ts';

const cache = new HtmlFragmentCache();
let test: Community;
let thread = '';

beforeAll(async () => {
  await loadAllWidgets();
  test = await community();
  const { discussionID, url } = await discussionBy(test.member.client, { name: 'Which knot holds?' });
  thread = new URL(url).pathname;
  const { commentID } = await commentOn(test.other.client, discussionID);
  await commentOn(test.member.client, discussionID, { parentCommentID: commentID });
}, 60_000);
afterAll(() => test.close());

const parts = (html: string) => html.match(/<fragment-/g)?.length ?? 0;

function drawn(document: PageDocument, isFresh: boolean): string {
  const { pathname, search } = new URL(document.path, document.site.siteUrl);
  const fragments = new PageFragments({ pathname, search, hash: '' }, document.site, cache);
  if (isFresh) return renderApp(document, {}, new Map());
  return bytesOf(fragments.assemble(renderApp(document, {}, new Map(), fragments))).toString();
}

it.each(['guest', 'member', 'moderator'] as const)('for a %s', async (viewer) => {
  const client = viewer === 'guest' ? test.guest : test[viewer].client;
  for (const address of ['/', '/discussions', '/categories', thread, `${thread}?sort=-score`]) {
    const document = JSON.parse((await client.page(address)).text) as PageDocument;
    const fresh = drawn(document, true);
    drawn({ ...document, path: '/elsewhere?of=another' }, false);
    for (let time = 0; time < 2; time++) {
      const together = drawn(document, false);
      expect(parts(together)).toBe(0);
      expect(together).toBe(fresh);
    }
  }
});

it('without drawing a comment again because another one came', async () => {
  const marked = async () => {
    const document = JSON.parse((await test.guest.page(thread)).text) as PageDocument;
    const { pathname, search } = new URL(document.path, document.site.siteUrl);
    const fragments = new PageFragments({ pathname, search, hash: '' }, document.site, cache);
    const html = renderApp(document, {}, new Map(), fragments);
    fragments.assemble(html);
    return html;
  };
  const { discussionID } = (await test.guest.get('/discussions?limit=1')).body[0];
  await commentOn(test.other.client, discussionID, { body: 'A bowline.' });
  expect(await marked()).toContain('A bowline.');
  await commentOn(test.member.client, discussionID, { body: 'A clove hitch.' });
  const again = await marked();
  expect(again).toContain('A clove hitch.');
  expect(again).not.toContain('A bowline.');
});

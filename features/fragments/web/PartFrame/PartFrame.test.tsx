import { act, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { find, hydrate, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import { CommentThread } from '../../../comments/web/CommentThread/CommentThread.tsx';
import { branch, sampleComment, threadOf } from '../../../comments/web/testing/comment-samples.ts';
import { TitleBarWidget } from '../../../navigation/web/TitleBarWidget/TitleBarWidget.tsx';
import { CustomFragment } from '../CustomFragment/CustomFragment.tsx';

afterEach(() => {
  unmountAll();
  vi.restoreAllMocks();
});

/** The address of a module that a test can import. */
const module = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

async function drawn(fragmentType: string, code: string, own: ReactNode) {
  const $fragmentImpls = { [fragmentType]: { fragmentUUID: 'x', jsUrl: module(code) } };
  const node = { $reactComponent: 'x', $reactProps: {}, $fragmentImpls };
  const page = hydrate(onPage(<CustomFragment node={node}>{own}</CustomFragment>));
  const { container } = page;
  const before = container.innerHTML;
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(container.innerHTML).not.toBe(before);
  });
  return page;
}

const texts = (container: ParentNode, selector: string) =>
  [...container.querySelectorAll(selector)].map((each) => each.textContent);

const thread = <CommentThread {...threadOf([branch(1), branch(3)], [sampleComment(1), sampleComment(3)])} />;
const bar = (
  <TitleBarWidget
    siteName="Bees"
    positioning="StaticSolid"
    borderType="none"
    logo={{ url: '/', alignment: 'left', alignmentMobile: 'center' }}
    navigation={{ alignment: 'left', items: [{ id: 'p', name: 'Posts', url: '/discussions' }] }}
    canPost={false}
  />
);

describe('a fragment that draws comments', () => {
  it('is given each with all that it is made of, and stays what anchors and keys look for', async () => {
    const code = 'export default ({ comment, children }) => ["No. " + comment.number + ": ", children]';
    const { container, complaints } = await drawn('CommentItemFragment', code, thread);
    expect(texts(container, 'article')).toEqual(['No. 1: Words 1', 'No. 3: Words 3']);
    const first = find(container, '#Comment_1');
    expect([first.tagName, first.getAttribute('aria-label')]).toEqual(['ARTICLE', 'Comment 1']);
    expect(complaints).toEqual([]);
  });

  it.each([
    ['cannot be loaded', 'throw new Error("no")', ['Error Loading Fragment']],
    [
      'fails at a comment',
      'export default ({ comment, children }) => { if (comment.number === 3) throw new Error("no"); return children }',
      ['Error Loading Fragment'],
    ],
  ])('and %s says so, and leaves the comments to the product', async (_, code, notices) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { container } = await drawn('CommentItemFragment', code, thread);
    await vi.waitFor(() => expect(texts(container, '[role=alert]')).toEqual(notices));
    expect(find(container, '#Comment_3').textContent).toContain('Person 23');
    expect(find(container, '#Comment_1').textContent).toContain('Words 1');
  });
});

describe('a fragment that draws the title bar', () => {
  it('is given the parts of the bar, its look and its items', async () => {
    const code = `export default ({ nav, navigation, logo, height, heightMobile, positioning }) => {
      document.title = [navigation.items.length, logo.url, height, heightMobile, positioning].join(" ");
      return nav;
    }`;
    const { container } = await drawn('TitleBarFragment', code, bar);
    const header = find(container, 'header');
    expect(container.querySelectorAll('header')).toHaveLength(1);
    expect(document.title).toBe('1 / 48 44 StaticSolid');
    expect(find(header, 'a[href="/discussions"]').textContent?.trim()).toBe('Posts');
  });

  it('and fails leaves the way through the site', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { container } = await drawn('TitleBarFragment', 'export default 5', bar);
    expect(texts(container, '[role=alert]')).toEqual(['Error Loading Fragment']);
    expect(find(container, 'header a[href="/discussions"]').textContent?.trim()).toBe('Posts');
  });
});

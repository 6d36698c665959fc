import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { additionsOf } from '../../../../app/web-additions.ts';
import { find, fire, hydrate, mount, press, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { provideAdditions } from '../../../../platform/web/nodes/additions.ts';
import { onPage, type Stage } from '../../../../platform/web/testing/on-page.tsx';
import { setViewerState } from '../../../../platform/web/viewer/viewer-state.ts';
import type { CommentThreadAssetProps } from '../../comment-widgets.contract.ts';
import {
  branch,
  DISCUSSION,
  sampleCollapsedReplies,
  sampleComment,
  threadOf,
} from '../testing/comment-samples.ts';
import { CommentThread } from './CommentThread.tsx';

const member: Stage = {
  site: { isSignedIn: true, allowSelfDelete: false },
  permissions: ['session.valid', 'discussions.view', 'comments.add', 'reactions.positive.add'],
};
const moderator: Stage = {
  ...member,
  permissions: [...(member.permissions ?? []), 'community.moderate'],
};

const draw = (props: CommentThreadAssetProps, stage: Stage = {}) =>
  mount(onPage(<CommentThread {...props} />, stage)).container;
const read = (props: CommentThreadAssetProps, stage: Stage = {}) =>
  renderToString(onPage(<CommentThread {...props} />, stage));
const ids = (container: ParentNode) => [...container.querySelectorAll('article')].map((post) => post.id);
const names = (container: ParentNode, selector: string) =>
  [...container.querySelectorAll(selector)].map(
    (each) => each.getAttribute('aria-label') ?? each.textContent,
  );

const nested = threadOf(
  [branch(1, branch(2)), branch(3)],
  [sampleComment(1), sampleComment(2, { insertUserID: 12 }), sampleComment(3)],
);

provideAdditions(() => additionsOf([]));
// So that no test waits for the chunk to be built.
beforeAll(async () => void (await import('../../../../platform/web/menus/MenuOptions/MenuOptions.tsx')));
beforeEach(() => setViewerState({ me: undefined, reads: undefined, reactions: undefined }));
afterEach(() => {
  unmountAll();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a thread', () => {
  it('is the same whatever the address asks for, so that its comments are rendered once for all', () => {
    const reads: string[] = [];
    const location = {
      pathname: '/discussion/1/bees',
      hash: '',
      get search() {
        reads.push('search');
        return '?source=mail';
      },
    };
    expect(read(nested, { ...member, location })).toContain('Words 2');
    expect(reads).toEqual([]);
  });

  it('is read whole without scripts: comments in their order, permalinks, orders as links', () => {
    const html = read(nested);
    const page = document.createElement('div');
    page.innerHTML = html;
    expect(ids(page)).toEqual(['Comment_1', 'Comment_2', 'Comment_3']);
    expect(find(page, 'h2').textContent).toBe('4 comments');
    expect(page.textContent).toContain('Words 2');
    expect(find(page, '#Comment_2 a[title]').getAttribute('href')).toBe('/discussion/comment/2#Comment_2');
    expect(find(page, '#Comment_2').textContent).toContain('Author');
    expect(find(page, '#Comment_1').textContent).not.toContain('Author');
    const orders = [...page.querySelectorAll('details a')].map((link) => [
      link.textContent,
      link.getAttribute('href')?.replace('/discussion/7/why-bees-swarm', ''),
    ]);
    expect(orders).toEqual([
      ['Oldest', '#comments'],
      ['Newest', '?sort=-dateInserted#comments'],
      ['Top', '?sort=-score#comments'],
      ['Trending', '?sort=-experimentalTrending#comments'],
    ]);
  });

  it('is hydrated as it was rendered', () => {
    expect(hydrate(onPage(<CommentThread {...nested} />, member)).complaints).toEqual([]);
  });

  it('says what to do where nobody wrote yet', () => {
    expect(read(threadOf([], []))).toContain('Be the first to reply.');
  });

  it('shows pagers above and below only where one page does not hold it', () => {
    expect(names(draw(nested), 'nav:not([data-hidden])')).toEqual([]);
    const many = threadOf([branch(1)], [sampleComment(1)]);
    if (many.threadStyle === 'flat') throw new Error('This thread is nested.');
    const paging = { page: 1, limit: 1, total: 2, pageCount: 2 };
    const container = draw({ ...many, commentsThread: { ...many.commentsThread, paging } });
    expect(names(container, 'nav:not([data-hidden])')).toEqual(['Pages', 'Pages, below']);
    expect(find(container, 'a[rel=next]').getAttribute('href')).toBe(
      '/discussion/7/why-bees-swarm/p2#comments',
    );
    const jumps = [...container.querySelectorAll('form')].map((form) => form.getAttribute('action'));
    expect(jumps).toEqual(['/discussion/7/why-bees-swarm', '/discussion/7/why-bees-swarm']);
  });

  it('lead to other pages and orders with what else the address says', () => {
    window.history.replaceState(null, '', '/discussion/7/x?utm_source=letter&sort=-score');
    const many = threadOf([branch(1)], [sampleComment(1)]);
    if (many.threadStyle === 'flat') throw new Error('This thread is nested.');
    const paging = { page: 1, limit: 1, total: 2, pageCount: 2 };
    const container = draw({ ...many, commentsThread: { ...many.commentsThread, paging } });
    window.history.replaceState(null, '', '/');
    expect(find(container, 'a[rel=next]').getAttribute('href')).toBe(
      '/discussion/7/why-bees-swarm/p2?utm_source=letter#comments',
    );
    expect(find<HTMLInputElement>(container, 'form input[name="utm_source"]').value).toBe('letter');
    const newest = [...container.querySelectorAll('a')].find(({ textContent }) => textContent === 'Newest');
    expect(newest?.getAttribute('href')).toContain('?utm_source=letter&sort=-dateInserted#comments');
  });

  it('keeps what is left of a removed comment and offers nothing on it', () => {
    const gone = sampleComment(1, { isTombstone: true, body: '<p>This comment was removed.</p>' });
    const container = draw(threadOf([branch(1, branch(2))], [gone, sampleComment(2)]), member);
    expect(find(container, '#Comment_1').textContent).toContain('This comment was removed.');
    expect(container.querySelector('#Comment_1 [data-reply]')).toBeNull();
    expect(container.querySelector('#Comment_2 [data-reply]')).not.toBeNull();
  });
});

describe('what is offered', () => {
  it('is nothing to write with for guests', () => {
    const container = draw(nested);
    expect(container.querySelector('[data-reply]')).toBeNull();
    expect(names(container, 'summary').some((name) => name?.startsWith('Comment Options'))).toBe(false);
  });

  it('is Reply for members, also before it is known who they are', () => {
    expect(read(nested, member)).toContain('data-reply');
  });

  it('is nothing to reply with in a closed thread', () => {
    const closed = { ...nested, discussion: { ...DISCUSSION, closed: true } } as CommentThreadAssetProps;
    expect(draw(closed, member).querySelector('[data-reply]')).toBeNull();
  });

  it('is a quote button on every comment where one may comment, in a closed thread for who may close it', () => {
    const closed = { ...nested, discussion: { ...DISCUSSION, closed: true } } as CommentThreadAssetProps;
    const closer = { ...member, permissions: [...(member.permissions ?? []), 'discussions.close'] } as Stage;
    const quotes = (props: CommentThreadAssetProps, stage: Stage) =>
      draw(props, stage).querySelectorAll('[data-quote]').length;
    expect(quotes(nested, {})).toBe(0);
    expect(quotes(nested, member)).toBe(3);
    expect(quotes(closed, member)).toBe(0);
    expect(quotes(closed, closer)).toBe(3);
    expect(names(draw(nested, member), '[data-quote]')).toEqual(['Quote', 'Quote', 'Quote']);
  });

  async function options(stage: Stage, userID: number) {
    setViewerState({ me: { userID, name: 'Me', photoUrl: '', url: '' } });
    const container = draw(nested, stage);
    const menu = find<HTMLDetailsElement>(container, '#Comment_1 summary[aria-label^="Comment Options"]');
    await act(async () => {
      menu.click();
      menu.parentElement?.dispatchEvent(new Event('toggle'));
    });
    // The items are a chunk of their own, which the first to open a menu waits for.
    await vi.waitFor(async () => {
      await act(async () => {});
      find(menu.parentElement as HTMLElement, 'button');
    });
    return [...(menu.parentElement?.querySelectorAll('button, a[href^="mailto:"]') ?? [])].map(
      ({ textContent }) => textContent,
    );
  }

  it('is little on the comments of others', async () => {
    expect(await options(member, 50)).toEqual(['Quote', 'Copy Link', 'Email Link']);
  });

  it('is editing on one’s own', async () => {
    expect(await options(member, 21)).toEqual(['Edit', 'Quote', 'Copy Link', 'Email Link']);
  });

  it('is everything for moderators', async () => {
    expect(await options(moderator, 50)).toEqual([
      'Edit',
      'Delete',
      'Reaction Log',
      'Quote',
      'Copy Link',
      'Email Link',
    ]);
  });
});

describe('collapsed replies', () => {
  const folded = threadOf([branch(1, sampleCollapsedReplies(1, 5))], [sampleComment(1)]);

  it('leads to what it hides without scripts', () => {
    const page = document.createElement('div');
    page.innerHTML = read(folded);
    const link = [...page.querySelectorAll('a')].find((each) => each.textContent === '5 more comments');
    expect(link?.getAttribute('href')).toBe('/discussion/comment/90');
  });

  it('names no number where not all were counted, on both sides of one in focus', () => {
    const before = {
      ...sampleCollapsedReplies(1, 9),
      hasMore: true as const,
      apiUrl: 'http://elsewhere/?before',
    };
    const behind = { ...before, apiUrl: 'http://elsewhere/?behind' };
    const around = threadOf([branch(1, before, branch(2), behind)], [sampleComment(1), sampleComment(2)]);
    const page = document.createElement('div');
    page.innerHTML = read(around);
    const links = [...page.querySelectorAll('a')].filter((each) => each.textContent === 'Show more replies');
    expect(links).toHaveLength(2);
    expect(page.textContent).not.toContain('more comments');
  });

  it('is filled in place with what the server answers', async () => {
    const body = { threadStructure: [branch(90)], commentsByID: { 90: sampleComment(90) } };
    const json = { headers: { 'content-type': 'application/json' } };
    const fetched = vi.fn(async (_url: string) => new Response(JSON.stringify(body), json));
    vi.stubGlobal('fetch', fetched);
    const container = draw(folded, member);
    const link = [...container.querySelectorAll('a')].find((each) => each.textContent === '5 more comments');
    await act(async () => link?.click());
    expect(ids(container)).toEqual(['Comment_1', 'Comment_90']);
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/v2/comments/thread?parentCommentID=1&offset=1&page=1');
  });
});

describe('reading on', () => {
  it('marks what came since the last visit, for the viewer alone', () => {
    setViewerState({ reads: { 7: { countCommentsRead: 2, lastNumberRead: 2 } } });
    const { html, container } = hydrate(onPage(<CommentThread {...nested} />, member));
    expect(html).not.toContain('New since your last visit');
    const line = find(container, '#new');
    expect(line.textContent).toBe('New since your last visit1 comment');
    expect(line.nextElementSibling?.id).toBe('Comment_3');
  });

  it('says where one is once one scrolls', () => {
    const container = draw(nested);
    // Nothing has a size here: every comment stands above the line one reads at.
    fire(window, new Event('scroll'));
    expect(find(container, 'nav[aria-label="In this thread"]').textContent).toBe('3 / 4Reply');
  });

  it('goes from comment to comment with j and k, but not for whoever types', () => {
    const below = { top: 100, bottom: 300 } as DOMRect;
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(below);
    const container = draw(nested, member);
    press(document.body, 'j');
    press(document.body, 'j');
    const second = document.activeElement?.id;
    press(document.body, 'k');
    expect([second, document.activeElement?.id]).toEqual(['Comment_2', 'Comment_1']);
    const field = container.appendChild(document.createElement('input'));
    press(field, 'j');
    expect(document.activeElement?.id).toBe('Comment_1');
  });
});

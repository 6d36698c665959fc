import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { find, hydrate, mount, press, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { WidgetRegistry } from '../../../../platform/web/nodes/widget-registry.tsx';
import { onPage, type Stage } from '../../../../platform/web/testing/on-page.tsx';
import { setViewerState } from '../../../../platform/web/viewer/viewer-state.ts';
import { RIDDLES } from '../../testing/riddles.ts';
import { DiscussionGroup } from '../DiscussionGroup/DiscussionGroup.tsx';
import { sampleDiscussion } from '../testing/discussion-sample.ts';
import { DiscussionsWidget } from './DiscussionsWidget.tsx';
import type { DiscussionsWidgetProps } from './discussions-widget-props.ts';

afterEach(() => {
  unmountAll();
  setViewerState({ reads: undefined, bookmarks: undefined });
});

const paging = { currentPage: 2, limit: 30, total: 95 };

function draw(props: Partial<DiscussionsWidgetProps>, stage: Stage = {}) {
  return hydrate(onPage(<DiscussionsWidget discussions={[sampleDiscussion()]} {...props} />, stage));
}

function links(container: ParentNode): string[] {
  return [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
}

describe('the list of a page of its own', () => {
  it('is complete without scripts: heading, rows, orders and pages are links', () => {
    const { container, complaints } = draw(
      { isAsset: true, title: 'Hives', initialPaging: paging },
      { path: '/discussions/p2?tagID=31' },
    );
    expect(complaints).toEqual([]);
    expect(find(container, 'h1').textContent).toBe('Hives');
    expect(find(container, 'h2').textContent).toBe('Why bees swarm');
    const hrefs = links(container);
    expect(hrefs).toContain('/discussions?tagID=31&sort=-score');
    // The order that is the list's own is left out, and another order begins on the first page.
    expect(hrefs).toContain('/discussions?tagID=31');
    expect(hrefs).toContain('/discussions/p3?tagID=31');
    expect(container.textContent).toContain('31 - 60 of 95');
  });

  it('has five orders, the latest comment first, whose links are no steps in history', () => {
    const { container } = draw({ isAsset: true }, { path: '/discussions' });
    const orders = [...container.querySelectorAll('details a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.hasAttribute('data-replace'),
    ]);
    expect(orders).toEqual([
      ['Recently Commented', '/discussions', true],
      ['Recently Created', '/discussions?sort=-dateInserted', true],
      ['Top', '/discussions?sort=-score', true],
      ['Trending', '/discussions?sort=-hot', true],
      ['Oldest', '/discussions?sort=dateInserted', true],
    ]);
    expect(find(container, 'details a[aria-current]').textContent).toBe('Recently Commented');
  });

  it('leads back from one tag to all of them, which is no step in history', () => {
    const tag = { tagID: 31, name: 'swarm' };
    const { container } = draw({ isAsset: true, tag }, { path: '/discussions?tagID=31&sort=-hot' });
    const chip = find(container, 'a[href="/discussions?sort=-hot"][data-replace]');
    expect(chip.textContent).toBe('Remove filter: swarm');
  });

  it('is walked through by single keys', () => {
    const two = [sampleDiscussion(), sampleDiscussion({ discussionID: 8, name: 'Wax moths' })];
    const { container } = draw({ isAsset: true, discussions: two }, { path: '/discussions' });
    press(document.body, 'j');
    expect(document.activeElement?.textContent).toBe('Why bees swarm');
    press(document.activeElement ?? document.body, 'j');
    expect(document.activeElement?.textContent).toBe('Wax moths');
    press(document.activeElement ?? document.body, 'k');
    expect(document.activeElement?.textContent).toBe('Why bees swarm');
    const input = container.appendChild(document.createElement('input'));
    press(input, 'j');
    expect(document.activeElement?.textContent).toBe('Why bees swarm');
  });

  it.each([
    ['/discussions/bookmarked', false, '/discussions'],
    ['/discussions/mine', true, '/post/discussion'],
  ])('says what an empty %s is for', (path, isFilledByPosting, href) => {
    const { container } = draw(
      {
        isAsset: true,
        discussions: [],
        emptyList: { text: 'Here stands what is yours.', isFilledByPosting },
      },
      { path, permissions: ['discussions.add'] },
    );
    expect(container.textContent).toContain('Here stands what is yours.');
    expect(links(container).at(-1)).toBe(href);
  });

  it('says what to do where nothing fits', () => {
    const narrowed = draw({ isAsset: true, discussions: [] }, { path: '/discussions?followed=true' });
    expect(narrowed.container.textContent).toContain('No discussions were found.');
    expect(links(narrowed.container)).toContain('/discussions');
    const fresh = draw(
      { isAsset: true, discussions: [], categoryUrlCode: 'hives' },
      { path: '/categories/hives', permissions: ['discussions.add'] },
    );
    expect(links(fresh.container)).toContain('/post/discussion/hives');
    const guest = draw({ isAsset: true, discussions: [] }, { path: '/categories/hives' });
    expect(guest.container.textContent).toContain('As soon as somebody writes, it stands here.');
    expect(links(guest.container).at(-1)).toBe('/categories');
  });

  it('shows pictures and icons where its layout wants them, under the same head', () => {
    const container = mount(
      onPage(
        <WidgetRegistry value={{ DiscussionGroup }}>
          <DiscussionsWidget
            isAsset
            title="Hives"
            discussions={[sampleDiscussion()]}
            discussionOptions={{ featuredImage: { display: true, fallbackImage: '/bee.jpg' } }}
          />
        </WidgetRegistry>,
        { path: '/discussions' },
      ),
    ).container;
    expect(find(container, 'h1').textContent).toBe('Hives');
    expect(find(container, 'li h2').textContent).toBe('Why bees swarm');
    expect(find(container, 'img[src="/bee.jpg"]')).toBeDefined();
  });

  it('has rows without buttons and states where its layout wants none', () => {
    const stage: Stage = {
      path: '/discussions',
      permissions: ['session.valid'],
      site: { postTypeKinds: RIDDLES },
    };
    const list = { isAsset: true, discussions: [sampleDiscussion({ type: 'riddle', statusID: 3 })] };
    const full = draw(list, stage).container;
    expect([full.querySelector('li button'), full.textContent?.includes('Guessed')]).toEqual([
      expect.anything(),
      true,
    ]);
    unmountAll();
    const bare = draw(
      {
        ...list,
        disableButtonsInItems: true,
        discussionOptions: { metas: { display: { riddleState: false } } },
      },
      stage,
    ).container;
    expect([bare.querySelector('li button'), bare.textContent?.includes('Guessed')]).toEqual([null, false]);
  });

  it('counts its filters on the way to them and offers to clear them', () => {
    const button = (container: ParentNode) => find(container, '[aria-haspopup="dialog"]');
    const plain = draw({ isAsset: true }, { path: '/discussions?sort=-hot' });
    expect(button(plain.container).textContent).toBe('Filter');
    const { container } = draw(
      { isAsset: true, isCurtailed: true },
      { path: '/discussions?sort=-hot&type=riddle&tagID=31' },
    );
    expect(button(container).textContent).toBe('Filter2');
    expect(button(container).innerHTML).not.toBe(button(plain.container).innerHTML);
    expect(links(container)).toContain('/discussions?sort=-hot');
    expect(container.textContent).toContain('This link has filters that only moderators may use.');
  });

  it('offers what only members have to members alone', () => {
    const guest = draw({ isAsset: true }, { path: '/discussions' });
    expect(guest.container.textContent).not.toContain('Following');
    const member = draw({ isAsset: true }, { path: '/discussions', site: { isSignedIn: true } });
    expect(links(member.container)).toContain('/discussions?followed=true');
  });
});

describe('a selection on another page', () => {
  it('has a heading of its own with the way to all', () => {
    const { container } = draw({
      title: 'What’s new',
      containerOptions: { viewAll: { to: '/discussions' } },
    });
    expect(find(container, 'h2').textContent).toBe('What’s new');
    expect(find(container, 'h3').textContent).toBe('Why bees swarm');
    expect(links(container)).toContain('/discussions');
  });

  it('is nothing where there is nothing', () => {
    expect(draw({ discussions: [] }).html).toBe('');
  });

  it('says so where nothing was ever posted, and who may begins', () => {
    const empty = { title: 'What’s new', discussions: [] };
    expect(draw(empty).container.textContent).toContain('As soon as somebody writes, it stands here.');
    const { container } = draw(empty, { permissions: ['discussions.add'] });
    expect(find(container, 'h2').textContent).toBe('What’s new');
    expect(links(container)).toEqual(['/post/discussion']);
  });
});

describe('a row', () => {
  it('shows what is the viewer’s own once it is known', () => {
    const stage = { site: { isSignedIn: true }, permissions: ['session.valid'] };
    const { container } = mount(onPage(<DiscussionsWidget discussions={[sampleDiscussion()]} />, stage));
    const row = find(container, 'li');
    expect(row.hasAttribute('data-unread')).toBe(false);
    act(() =>
      setViewerState({ reads: { 7: { countCommentsRead: 10, lastNumberRead: 10 } }, bookmarks: [7] }),
    );
    expect(row.hasAttribute('data-unread')).toBe(true);
    expect(row.textContent).toContain('4 new');
    expect(find(row, 'button').getAttribute('aria-pressed')).toBe('true');
    act(() => setViewerState({ reads: { 7: { countCommentsRead: 14, lastNumberRead: 14 } } }));
    expect(row.hasAttribute('data-read')).toBe(true);
  });

  it('tells its states by name', () => {
    const riddle = sampleDiscussion({ type: 'riddle', closed: true, pinned: true });
    const guessed = sampleDiscussion({ discussionID: 8, type: 'riddle', statusID: 3 });
    const site = { postTypeKinds: RIDDLES };
    const { container } = draw({ discussions: [riddle, guessed] }, { site });
    for (const state of ['Announced', 'Closed', 'Riddle', 'Guessed'])
      expect(container.textContent).toContain(state);
  });

  it('shows three tags of members at most, and its excerpt', () => {
    const tags = ['Swarms', 'Hives', 'Wax', 'Queens'].map((name, index) => ({
      tagID: index + 1,
      name,
      urlcode: name.toLowerCase(),
    }));
    const tagged = sampleDiscussion({
      tags: [{ tagID: 9, name: 'Odd', urlcode: 'odd', type: 'Status' }, ...tags],
    });
    const row = find(draw({ discussions: [{ ...tagged, excerpt: 'They leave in May.' }] }).container, 'li');
    expect(links(row).filter((link) => link.includes('/tagged/'))).toEqual(
      ['swarms', 'hives', 'wax'].map((tag) => `/discussions/tagged/${tag}`),
    );
    expect(row.textContent).toContain('They leave in May.');
  });
});

import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { find, hydrate, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import { setViewerState } from '../../../../platform/web/viewer/viewer-state.ts';
import { asksForDiscussionGroup } from '../DiscussionsWidget/discussion-group.ts';
import type { DiscussionsWidgetProps } from '../DiscussionsWidget/discussions-widget-props.ts';
import { sampleDiscussion } from '../testing/discussion-sample.ts';
import { DiscussionGroup } from './DiscussionGroup.tsx';

afterEach(() => {
  unmountAll();
  setViewerState({ reads: undefined });
});

function draw(props: Partial<DiscussionsWidgetProps> = {}) {
  const { container, complaints } = hydrate(
    onPage(<DiscussionGroup discussions={[sampleDiscussion()]} title="New" {...props} />),
  );
  expect(complaints).toEqual([]);
  return container;
}

describe('a group of discussions', () => {
  it('is of cards with what there is room for', () => {
    const container = draw({ containerOptions: { displayType: 'grid' } });
    expect(find(container, 'h3').textContent).toBe('Why bees swarm');
    expect(find(container, 'article').textContent).toContain('They left on the first warm day.');
    expect(container.textContent).toContain('14 comments');
    expect(container.textContent).toContain('Hives');
    expect(container.textContent).not.toMatch(/Mira|swarm$|3.1k views/);
  });

  it('is a list with pictures and all metas, as icons or in words', () => {
    const featuredImage = { display: true, fallbackImage: '/none.jpg' };
    const words = draw({ discussionOptions: { featuredImage } });
    expect(find(words, '.figure img').getAttribute('src')).toBe('/none.jpg');
    expect(words.textContent).toContain('3.1k views');
    expect(words.textContent).toContain('Started by Mira');
    expect(words.textContent).toContain('Most recent by Jon');
    expect(find(words, 'a[href$="swarm"]')).not.toBeNull();
    const icons = draw({
      discussionOptions: { featuredImage, metas: { asIcons: true, display: { score: false } } },
    });
    expect(icons.querySelectorAll('.visuallyHidden')).toHaveLength(2);
  });

  it('says nothing of none, and what is new only to whom it is new', () => {
    const silent = draw({
      discussions: [sampleDiscussion({ countComments: 0, countViews: 0, score: 0 })],
      discussionOptions: { metas: { asIcons: true } },
    });
    expect(silent.querySelector('.visuallyHidden')).toBeNull();
    expect(silent.textContent).not.toContain('New1');
    act(() => setViewerState({ reads: { 7: { countCommentsRead: 10, lastNumberRead: 10 } } }));
    const member = draw({ containerOptions: { displayType: 'grid' } });
    act(() => setViewerState({ reads: { 7: { countCommentsRead: 12, lastNumberRead: 12 } } }));
    expect(member.textContent).toContain('2 new');
  });

  it('keeps rows inside a frame', () => {
    const container = draw({ containerOptions: { displayType: 'list', borderType: 'border' } });
    expect(container.querySelector('.inner.border li h3')?.textContent).toBe('Why bees swarm');
    expect(container.querySelector('article')).toBeNull();
  });

  it('is asked for by what rows cannot show, and of a page’s list by what is no part of its head', () => {
    const discussions = [sampleDiscussion()];
    expect(asksForDiscussionGroup({ discussions })).toBe(false);
    expect(asksForDiscussionGroup({ discussions, containerOptions: { displayType: 'link' } })).toBe(false);
    expect(asksForDiscussionGroup({ discussions, containerOptions: { displayType: 'grid' } })).toBe(true);
    expect(
      asksForDiscussionGroup({ discussions, discussionOptions: { featuredImage: { display: true } } }),
    ).toBe(true);
    expect(asksForDiscussionGroup({ discussions, itemOptions: { alignment: 'center' } })).toBe(true);
    expect(asksForDiscussionGroup({ discussions, isAsset: true, subtitle: 'x' })).toBe(false);
    const icons = { metas: { asIcons: true } };
    expect(asksForDiscussionGroup({ discussions, isAsset: true, discussionOptions: icons })).toBe(true);
  });
});

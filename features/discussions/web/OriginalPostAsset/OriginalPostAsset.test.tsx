import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LayoutNode } from '../../../../platform/contract/page.ts';
import { find, hydrate, mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { LayoutNodes } from '../../../../platform/web/nodes/LayoutNodes.tsx';
import { type WebWidgets, WidgetRegistry } from '../../../../platform/web/nodes/widget-registry.tsx';
import { onPage, type Stage } from '../../../../platform/web/testing/on-page.tsx';
import { setViewerState } from '../../../../platform/web/viewer/viewer-state.ts';
import type { Discussion } from '../../discussions.contract.ts';
import { sampleDiscussion } from '../testing/discussion-sample.ts';
import { OriginalPostAsset } from './OriginalPostAsset.tsx';

const fetched = vi.fn(async (_url: string, _init?: RequestInit) => new Response('{"success":true}'));

beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  unmountAll();
  vi.unstubAllGlobals();
  setViewerState({ me: undefined, reads: undefined });
});

const bodied = (own: Partial<Discussion> = {}) => sampleDiscussion({ body: '<p>They left.</p>', ...own });
const asset = (discussion: Discussion, stage: Stage = {}) =>
  onPage(<OriginalPostAsset discussion={discussion} />, stage);

describe('the post of a discussion', () => {
  it('reads completely without scripts', () => {
    const { container, complaints } = hydrate(asset(bodied({ pinned: true, pinLocation: 'category' })));
    expect(complaints).toEqual([]);
    expect(find(container, 'h1').textContent).toBe('Why bees swarm');
    expect(find(container, '.userContent').innerHTML).toBe('<p>They left.</p>');
    for (const text of ['Announced in this category', 'Started by Mira', '14 replies', 'Last by Jon'])
      expect(container.textContent).toContain(text);
    expect(find(container, 'article').getAttribute('aria-label')).toBe('Original post');
  });

  it('links to profiles whoever may see them, and nobody else', () => {
    const profiles = (stage: Stage) => [
      ...new Set(
        [...mount(asset(bodied(), stage)).container.querySelectorAll('a[href*="/profile/"]')].map((link) =>
          link.textContent?.trim(),
        ),
      ),
    ];
    expect(profiles({})).toEqual([]);
    expect(profiles({ permissions: ['profiles.view'] })).toEqual(expect.arrayContaining(['Mira', 'Jon']));
  });

  it('has what others add below its body, within the post', () => {
    const Harvest = ({ kilos }: { kilos: number }) => <section>{kilos} kg</section>;
    const node: LayoutNode = {
      $reactComponent: 'OriginalPostAsset',
      $reactProps: {
        discussion: bodied(),
        parts: [{ $reactComponent: 'Harvest', $reactProps: { kilos: 9 } }],
      },
    };
    const { container } = mount(
      onPage(
        <WidgetRegistry value={{ OriginalPostAsset, Harvest } as WebWidgets}>
          <LayoutNodes nodes={[node]} />
        </WidgetRegistry>,
      ),
    );
    expect(find(container, 'article section').textContent).toBe('9 kg');
    expect(find(container, '.userContent').nextElementSibling?.tagName).toBe('SECTION');
  });

  it('offers what the viewer may do and no more', () => {
    const guest = mount(asset(bodied()));
    expect(guest.container.querySelector('summary[aria-label="Discussion Options"]')).toBeNull();
    expect(guest.container.querySelector('a[href="#create-comment"]')).toBeNull();
    const member = { site: { isSignedIn: true }, permissions: ['session.valid', 'comments.add'] };
    const reader = mount(asset(bodied(), member));
    expect(reader.container.querySelector('a[href="#create-comment"]')).not.toBeNull();
    expect(reader.container.querySelector('summary[aria-label="Discussion Options"]')).toBeNull();
    const closed = mount(asset(bodied({ closed: true }), member));
    expect(closed.container.querySelector('a[href="#create-comment"]')).toBeNull();
  });

  it('lets its author edit for as long as the site says', () => {
    const minuteAgo = new Date(Date.now() - 60_000).toISOString();
    const site = { isSignedIn: true, editContentTimeout: 600 };
    const { container } = mount(
      asset(bodied({ dateInserted: minuteAgo }), { site, permissions: ['session.valid'] }),
    );
    expect(container.textContent).not.toContain('Edit for');
    act(() => setViewerState({ me: { userID: 12, name: 'Mira', photoUrl: '', url: '' } }));
    expect(container.textContent).toContain('Edit for 9 more minutes');
    expect(container.querySelector('summary[aria-label="Discussion Options"]')).not.toBeNull();
  });

  it('tells once that it is read, for members only after their marks are known', async () => {
    const stage = { site: { isSignedIn: true }, permissions: ['session.valid'] };
    mount(asset(bodied(), stage));
    expect(fetched).not.toHaveBeenCalled();
    await act(async () => setViewerState({ reads: {} }));
    await act(async () => setViewerState({ reads: { 7: { countCommentsRead: 1, lastNumberRead: 1 } } }));
    expect(fetched).toHaveBeenCalledTimes(1);
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('/api/v2/tick');
    expect(JSON.parse(String(init?.body))).toMatchObject({
      type: 'discussion_view',
      discussionID: 7,
      lastNumberRead: 0,
    });
  });
});

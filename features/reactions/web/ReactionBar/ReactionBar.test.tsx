import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToasts } from '../../../../platform/ui/Toast/toast-store.ts';
import { find, hydrate, mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage, type Stage } from '../../../../platform/web/testing/on-page.tsx';
import { setViewerState } from '../../../../platform/web/viewer/viewer-state.ts';
import type { ReactionSummary } from '../../reactions.contract.ts';
import { scoreOf } from '../post-score.ts';
import { ReactionBar, type ReactionBarProps } from './ReactionBar.tsx';

const type = (
  urlcode: string,
  count: number,
  kind: ReactionSummary['class'] = 'Positive',
): ReactionSummary => ({
  tagID: 1,
  urlcode,
  name: urlcode,
  class: kind,
  count,
});
const REACTIONS = [
  type('Promote', 0),
  type('Disagree', 1, 'Negative'),
  type('Like', 3),
  type('Agree', 0),
  type('Spam', 2, 'Flag'),
];
/** As shared pages have them. */
const GIVEN = REACTIONS.filter(({ count }) => count > 0);
const TYPES = REACTIONS.map(({ count: _, ...facts }) => ({
  ...facts,
  reactionValue: facts.class === 'Positive' ? 2 : -1,
}));
const RIGHTS = ['session.valid', 'discussions.view', 'comments.add', 'reactions.positive.add'];
const member: Stage = { site: { isSignedIn: true, reactionTypes: TYPES }, permissions: RIGHTS };

const POST = {
  recordType: 'comment',
  recordID: 9,
  insertUserID: 12,
  categoryID: 3,
  isClosed: false,
} as const;

function bar(stage: Stage = member, own: Partial<ReactionBarProps> = {}) {
  return onPage(<ReactionBar {...POST} reactions={GIVEN} {...own} />, stage);
}

const chips = (container: ParentNode) =>
  [...container.querySelectorAll('[role=group] > button, [role=group] > span > button')]
    .filter((button) => !button.classList.contains('hidden'))
    .map((button) => {
      const state = button.hasAttribute('aria-disabled')
        ? ' (closed)'
        : button.getAttribute('aria-pressed') === 'true'
          ? ' (mine)'
          : '';
      return `${button.getAttribute('aria-label')}${state}`;
    });
const chip = (container: ParentNode, name: string) =>
  find<HTMLButtonElement>(container, `button[aria-label^="${name}"]`);

function answer(status: number, body?: unknown) {
  const headers = { 'content-type': 'application/json' };
  const fetched = vi.fn(
    async (_url: string, _init?: RequestInit) =>
      new Response(body === undefined ? null : JSON.stringify(body), { status, headers }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

function sent(fetched: ReturnType<typeof answer>): string[] {
  return fetched.mock.calls.map(([url, init]) => `${init?.method} ${url} ${init?.body ?? ''}`.trim());
}

beforeEach(() =>
  setViewerState({ me: { userID: 40, name: 'Me', photoUrl: '', url: '' }, reactions: { comment: {} } }),
);
afterEach(() => {
  unmountAll();
  vi.unstubAllGlobals();
});

describe('ReactionBar', () => {
  it('shows guests the counts and nothing to press', () => {
    const { container } = mount(bar({ site: { isSignedIn: false } }));
    expect(chips(container)).toEqual(['Like, 3 (closed)', 'Disagree, 1 (closed)']);
  });

  it('has a button for all that the role allows; flags and promotions are for others', () => {
    const shown = (...more: string[]) =>
      chips(mount(bar({ ...member, permissions: [...RIGHTS, ...more] })).container);
    expect(shown()).toEqual(['Like, 3', 'Disagree, 1 (closed)', 'Agree']);
    expect(shown('curation.manage')).toEqual(['Like, 3', 'Disagree, 1 (closed)', 'Promote', 'Agree']);
    for (const permission of ['reactions.negative.add', 'community.moderate', 'site.manage'])
      expect(shown(permission), permission).toEqual(['Like, 3', 'Disagree, 1', 'Agree']);
  });

  it('is closed on one’s own post, in a closed thread, and where the discussion says so', () => {
    const closed = ['Like, 3 (closed)', 'Disagree, 1 (closed)'];
    expect(chips(mount(bar(member, { insertUserID: 40 })).container)).toEqual(closed);
    expect(chips(mount(bar(member, { isClosed: true })).container)).toEqual(closed);
    const overridden = bar(member, { permissions: { 'comments.add': false } });
    expect(chips(mount(overridden).container)).toEqual(closed);
  });

  it('asks who reacted only where one may know', async () => {
    const asked = answer(200, []);
    const over = async (permissions: string[]) => {
      const { container } = mount(bar({ ...member, permissions }));
      await act(async () => chip(container, 'Like').focus());
      await act(async () => {});
      await act(async () => {});
      unmountAll();
      return asked.mock.calls.length;
    };
    expect(await over(RIGHTS)).toBe(0);
    await vi.waitFor(async () => expect(await over([...RIGHTS, 'reactions.view'])).toBeGreaterThan(0));
  });

  it('draws the shared page first and the viewer’s own reaction after it', () => {
    setViewerState({ reactions: { comment: { 9: 'Like' } } });
    expect(renderToString(bar())).not.toContain('aria-pressed="true"');
    const { container, complaints } = hydrate(bar());
    expect(complaints).toEqual([]);
    expect(chips(container)).toContain('Like, 3 (mine)');
  });

  it('gives at once, then counts as the server does', async () => {
    let arrive: (response: Response) => void = () => {};
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (arrive = resolve)));
    const { container } = mount(bar());
    await act(async () => chip(container, 'Like').click());
    expect(chips(container)).toContain('Like, 4 (mine)');
    const counted = JSON.stringify([type('Like', 7), type('Agree', 1)]);
    await act(async () => arrive(new Response(counted, { headers: { 'content-type': 'application/json' } })));
    expect(chips(container)).toEqual(['Like, 7 (mine)', 'Agree, 1']);
  });

  it('has all buttons also where nobody gave anything', async () => {
    const { container } = mount(onPage(<ReactionBar {...POST} reactions={[]} />, member));
    expect(chips(container)).toEqual(['Like', 'Agree']);
    answer(201, [type('Like', 1), type('Agree', 0)]);
    await act(async () => chip(container, 'Like').click());
    expect(chips(container)).toEqual(['Like, 1 (mine)', 'Agree']);
  });

  it('moves the score that the page shows of the post, and moves it back with a failure', async () => {
    setViewerState({ reactions: { comment: { 9: 'Disagree' } } });
    const page = (
      <>
        <data value={1300} {...scoreOf('comment', 9)}>
          1.3k
        </data>
        {bar(member)}
      </>
    );
    const { container } = mount(page);
    const score = find<HTMLDataElement>(container, 'data');
    answer(201, [type('Like', 4)]);
    await act(async () => chip(container, 'Like').click());
    expect([score.value, score.textContent]).toEqual(['1303', '1.3k']);
    answer(500);
    await act(async () => chip(container, 'Like').click());
    expect(score.value).toBe('1303');
  });

  it('replaces an earlier reaction, and takes the same one back', async () => {
    setViewerState({ reactions: { comment: { 9: 'Like' } } });
    const fetched = answer(204);
    const { container } = mount(bar());
    await act(async () => chip(container, 'Like').click());
    expect(chips(container)).toContain('Like, 2');
    answer(201, [type('Like', 2), type('Agree', 1)]);
    await act(async () => chip(container, 'Agree').click());
    expect(chips(container)).toEqual(['Like, 2', 'Agree, 1 (mine)']);
    expect(sent(fetched)).toEqual(['DELETE /api/v2/comments/9/reactions']);
  });

  it('is as before where the server would not have it, and says why', async () => {
    answer(400, { message: 'This reaction is switched off.', status: 400 });
    const { container } = mount(bar());
    await act(async () => chip(container, 'Like').click());
    expect(chips(container)).toEqual(['Like, 3', 'Disagree, 1 (closed)', 'Agree']);
    expect(currentToasts().map((toast) => toast.body)).toContain('This reaction is switched off.');
  });

  it('is as before where the server cannot be reached, and says so', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    const { container } = mount(bar());
    await act(async () => chip(container, 'Like').click());
    expect(chips(container)).toEqual(['Like, 3', 'Disagree, 1 (closed)', 'Agree']);
    expect(currentToasts().map(({ body, tone }) => [body, tone])).toEqual([
      ['Your reaction could not be saved.', 'error'],
    ]);
  });
});

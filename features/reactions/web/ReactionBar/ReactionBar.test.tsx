import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToasts } from '../../../../platform/ui/Toast/toast-store.ts';
import { find, hydrate, mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage, type Stage } from '../../../../platform/web/testing/on-page.tsx';
import { setViewerState } from '../../../../platform/web/viewer/viewer-state.ts';
import type { ReactionSummary } from '../../reactions.contract.ts';
import { scoreOf } from '../post-score.ts';
import { ReactionBar } from './ReactionBar.tsx';

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

function bar(stage: Stage = member, own: { insertUserID?: number; isClosed?: boolean } = {}) {
  return onPage(<ReactionBar {...POST} reactions={GIVEN} {...own} />, stage);
}

const chips = (container: ParentNode) =>
  [...container.querySelectorAll('[role=group] > button, [role=group] > span > button')].map((button) => {
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

async function choices(container: ParentNode): Promise<(string | null)[]> {
  const menu = find<HTMLDetailsElement>(container, 'details');
  await act(async () => {
    menu.open = true;
    menu.dispatchEvent(new Event('toggle'));
  });
  return [...menu.querySelectorAll('button')].map((button) => button.textContent);
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
    expect(chips(container)).toEqual(['Disagree, 1 (closed)', 'Like, 3 (closed)']);
    expect(container.querySelector('details')).toBeNull();
  });

  it('lets members give what their role allows; flags and promotions are for others', async () => {
    const { container } = mount(bar());
    expect(chips(container)).toEqual(['Disagree, 1 (closed)', 'Like, 3']);
    expect(await choices(container)).toEqual(['Like', 'Agree']);
    const curator = { ...member, permissions: [...RIGHTS, 'curation.manage'] };
    expect(await choices(mount(bar(curator)).container)).toEqual(['Promote', 'Like', 'Agree']);
  });

  it('is closed on one’s own post, and in a closed thread', () => {
    expect(mount(bar(member, { insertUserID: 40 })).container.querySelector('details')).toBeNull();
    expect(mount(bar(member, { isClosed: true })).container.querySelector('details')).toBeNull();
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

  it('has what most people give one click away, also where nobody gave it', async () => {
    const { container } = mount(onPage(<ReactionBar {...POST} reactions={[]} />, member));
    expect(chips(container)).toEqual(['Like']);
    answer(201, [type('Like', 1)]);
    await act(async () => chip(container, 'Like').click());
    expect(chips(container)).toEqual(['Like, 1 (mine)']);
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
    await choices(container);
    await act(async () => find<HTMLButtonElement>(container, 'details button:last-of-type').click());
    expect(chips(container)).toEqual(['Like, 2', 'Agree, 1 (mine)']);
    expect(sent(fetched)).toEqual(['DELETE /api/v2/comments/9/reactions']);
  });

  it('is as before where the server would not have it, and says why', async () => {
    answer(400, { message: 'This reaction is switched off.', status: 400 });
    const { container } = mount(bar());
    await act(async () => chip(container, 'Like').click());
    expect(chips(container)).toEqual(['Disagree, 1 (closed)', 'Like, 3']);
    expect(currentToasts().map((toast) => toast.body)).toContain('This reaction is switched off.');
  });
});

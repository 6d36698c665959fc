import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToasts } from '../../../../platform/ui/Toast/toast-store.ts';
import { find, mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { WidgetRegistry } from '../../../../platform/web/nodes/widget-registry.tsx';
import { onPage, type Stage } from '../../../../platform/web/testing/on-page.tsx';
import { setViewerState } from '../../../../platform/web/viewer/viewer-state.ts';
import { localDraftKey, readLocalDraft, saveLocalDraft } from '../../../editor/web/local-draft.ts';
import { CommentForm } from '../CommentForm/CommentForm.tsx';
import { DISCUSSION, sampleComment } from '../testing/comment-samples.ts';
import { CreateCommentAsset } from './CreateCommentAsset.tsx';

const path = '/discussion/7/why-bees-swarm?sort=-score';
const member: Stage = {
  path,
  site: { isSignedIn: true, inputFormatter: 'markdown' },
  permissions: ['session.valid', 'comments.add'],
};
const DRAFT = localDraftKey(40, 'comment:7');

function asset(canComment: boolean, stage: Stage, closed = false, isArchived = false) {
  const props = { discussion: { ...DISCUSSION, closed }, canComment, isArchived, maxDepth: 5 };
  const element = (
    <WidgetRegistry value={{ CommentForm }}>
      <CreateCommentAsset {...props} />
    </WidgetRegistry>
  );
  return onPage(element, stage);
}

// So that no test waits for the chunk to be built.
beforeAll(async () => void (await import('../../../editor/web/MarkdownEditor/MarkdownEditor.tsx')));
beforeEach(() => setViewerState({ me: { userID: 40, name: 'Me', photoUrl: '', url: '' } }));
afterEach(() => {
  unmountAll();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('at the end of a thread', () => {
  it('guests are asked in, and come back here', () => {
    const html = renderToString(asset(false, { path }));
    const back = encodeURIComponent(path);
    expect(html).toContain(`href="/entry/signin?Target=${back}"`);
    expect(html).toContain(`href="/entry/register?Target=${back}"`);
  });

  it('it is explained why there is nothing to write in', () => {
    expect(renderToString(asset(false, { path }, true))).toContain('This discussion is closed.');
    expect(renderToString(asset(false, member))).toContain('You do not have the permission to comment here.');
    for (const stage of [member, { path }]) {
      const archived = renderToString(asset(false, stage, true, true));
      expect(archived).toContain('This category is archived: it is read, and takes nothing new.');
      expect(archived).not.toContain('textarea');
    }
  });

  it('members find the box also before scripts run', () => {
    expect(renderToString(asset(true, member))).toContain('aria-label="Comment"');
  });
});

async function open(stage: Stage = member) {
  const { container } = mount(asset(true, stage));
  // The composer is a chunk of its own, fetched when somebody begins to write.
  act(() => find(container, 'textarea').focus());
  await vi.waitFor(async () => {
    await act(async () => {});
    find(container, '[role=toolbar]');
  });
  return container;
}

async function write(container: HTMLElement, text: string) {
  const area = find<HTMLTextAreaElement>(container, 'textarea');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function post(container: HTMLElement) {
  const buttons = [...container.querySelectorAll('button')];
  await act(async () => buttons.find((button) => button.textContent === 'Post comment')?.click());
}

function answer(status: number, body: unknown) {
  const headers = { 'content-type': 'application/json' };
  const fetched = vi.fn(
    async (_url: string, _init?: RequestInit) => new Response(JSON.stringify(body), { status, headers }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const text = (container: HTMLElement) => find<HTMLTextAreaElement>(container, 'textarea').value;

describe('posting', () => {
  it('sends what was written, clears the draft and reloads the page', async () => {
    const revalidate = vi.fn(async () => {});
    const fetched = answer(201, sampleComment(90));
    const container = await open({ ...member, revalidate });
    saveLocalDraft(DRAFT, 'Half a thou', 1);
    await write(container, 'They *swarm*.');
    await post(container);
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect([init?.method, url, JSON.parse(String(init?.body))]).toEqual([
      'POST',
      '/api/v2/comments',
      {
        body: 'They *swarm*.',
        format: 'markdown',
        parentRecordType: 'discussion',
        parentRecordID: 7,
        writingTime: expect.any(Number),
      },
    ]);
    expect(revalidate).toHaveBeenCalledOnce();
    expect([text(container), readLocalDraft(DRAFT)]).toEqual(['', undefined]);
  });

  it('previews as a comment in this category', async () => {
    const fetched = answer(200, { html: '<p>x</p>' });
    const container = await open();
    await write(container, '$x$');
    const preview = [
      ...container.querySelectorAll<HTMLElement>('[role=radio], [role=tab], label, button, input'),
    ];
    await act(async () => preview.find((each) => each.textContent === 'Preview')?.click());
    const sent = fetched.mock.calls.find(([url]) => url.endsWith('/bodies/preview'))?.[1]?.body;
    expect(JSON.parse(String(sent))).toEqual({ body: '$x$', format: 'markdown', categoryID: 3 });
  });

  it('keeps the words and says at the box why they were not taken', async () => {
    answer(400, { message: 'This discussion is closed.', status: 400 });
    const container = await open();
    await write(container, 'Too late?');
    await post(container);
    expect(find(container, '[role=alert]').textContent).toContain('This discussion is closed.');
    expect(text(container)).toBe('Too late?');
  });

  it('says that a comment waits, until the reader has read it', async () => {
    answer(202, { message: 'Your comment will be shown once it is approved.', status: 202 });
    const container = await open();
    await write(container, 'My first one');
    await post(container);
    const toast = currentToasts().find(({ id }) => id === 'comment-held');
    expect(toast?.body).toBe('Your comment will be shown once it is approved.');
    expect(toast?.isAutoDismissed).toBeUndefined();
  });
});

import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { find, mount, press, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import { setViewerState } from '../../../../platform/web/viewer/viewer-state.ts';
import { localDraftKey, saveLocalDraft } from '../local-draft.ts';
import { Composer } from './Composer.tsx';
import { loaded } from './load-editor.ts';

afterEach(() => {
  unmountAll();
  localStorage.clear();
  setViewerState({ me: undefined });
});

function Writing({ onSubmit, start = '' }: { onSubmit?: () => void; start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <Composer
      label="Comment"
      value={value}
      format="markdown"
      onChange={setValue}
      onSubmit={onSubmit}
      submitLabel="Post comment"
      draftKey="comment:9"
    />
  );
}

/** Somebody begins to write. */
async function arrived(container: HTMLElement): Promise<HTMLTextAreaElement> {
  act(() => find(container, 'textarea').focus());
  for (let tries = 0; tries < 80 && !container.querySelector('[role="toolbar"]'); tries++)
    await act(() => new Promise((resolve) => setTimeout(resolve, 25)));
  find(container, '[role="toolbar"]');
  return find<HTMLTextAreaElement>(container, 'textarea');
}

describe('Composer', () => {
  it('is a plain text area until it has come, and what was typed there stays, caret and all', async () => {
    // Once the editor was fetched, it is there at once.
    loaded.text = undefined;
    const page = onPage(<Writing />);
    const container = document.body.appendChild(document.createElement('div'));
    const html = renderToString(page);
    expect(html).toMatch(/<textarea[^>]*aria-label="Comment"/);
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Post comment/);
    expect(html).toContain('Writing needs JavaScript');
    container.innerHTML = html;
    const early = find<HTMLTextAreaElement>(container, 'textarea');
    early.value = 'typed early';
    early.focus();
    early.setSelectionRange(5, 5);
    const onRecoverableError = vi.fn();
    const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }));
    const area = await arrived(container);
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(area).not.toBe(early);
    expect(area.value).toBe('typed early');
    expect(document.activeElement).toBe(area);
    expect(area.selectionStart).toBe(5);
    act(() => root.unmount());
    container.remove();
  });

  it('fetches nothing before somebody begins', async () => {
    const { container } = mount(onPage(<Writing />));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(container.querySelector('[role="toolbar"]')).toBeNull();
    await arrived(container);
  });

  it('sends by Ctrl and Enter', async () => {
    const onSubmit = vi.fn();
    const { container } = mount(onPage(<Writing onSubmit={onSubmit} start="done" />));
    const area = await arrived(container);
    act(() => {
      area.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }));
    });
    press(area, 'Enter');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('brings back the member’s own draft and says so', async () => {
    saveLocalDraft(localDraftKey(4, 'comment:9'), 'half a thought', 1);
    const { container } = mount(onPage(<Writing />));
    expect(find<HTMLTextAreaElement>(container, 'textarea').value).toBe('');
    await act(async () => setViewerState({ me: { userID: 4, name: 'Mira', photoUrl: '', url: '' } }));
    for (let tries = 0; tries < 80 && !container.querySelector('[role="toolbar"]'); tries++)
      await act(() => new Promise((resolve) => setTimeout(resolve, 25)));
    expect(find<HTMLTextAreaElement>(container, 'textarea').value).toBe('half a thought');
    expect(container.textContent).toContain('Your draft is back');
  });
});

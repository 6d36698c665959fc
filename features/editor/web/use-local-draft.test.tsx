import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, mount, unmountAll } from '../../../platform/ui/testing/mount.tsx';
import { setViewerState } from '../../../platform/web/viewer/viewer-state.ts';
import { localDraftKey, readLocalDraft, saveLocalDraft } from './local-draft.ts';
import { useLocalDraft } from './use-local-draft.ts';

const key = localDraftKey(4, 'comment:9');
let write: (text: string) => void = () => {};

function Writing() {
  const [value, setValue] = useState('');
  write = setValue;
  const state = useLocalDraft('comment:9', value, setValue);
  return <p data-state={state}>{value}</p>;
}

function place() {
  const paragraph = find(mount(<Writing />).container, 'p');
  return { output: () => paragraph.textContent, state: () => paragraph.dataset.state };
}

beforeEach(() => {
  vi.useFakeTimers();
  setViewerState({ me: { userID: 4, name: 'Mira', photoUrl: '', url: '' } });
});
afterEach(() => {
  unmountAll();
  localStorage.clear();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('a local draft', () => {
  it('is saved at once, then once a second', async () => {
    const { state } = place();
    act(() => write('a'));
    await pass(1);
    expect(readLocalDraft(key)?.text).toBe('a');
    act(() => write('ab'));
    await pass(500);
    expect(readLocalDraft(key)?.text).toBe('a');
    await pass(500);
    expect(readLocalDraft(key)?.text).toBe('ab');
    expect(state()).toBe('saved');
  });

  it('comes back and stays, however long nothing is typed', async () => {
    saveLocalDraft(key, 'half a thought', 1);
    const { output, state } = place();
    await pass(5000);
    expect(output()).toBe('half a thought');
    expect(state()).toBe('restored');
    expect(readLocalDraft(key)).toEqual({ text: 'half a thought', savedAt: 1 });
  });

  it('comes back before what was typed until it was known whose it is', async () => {
    saveLocalDraft(key, 'half a thought', 1);
    setViewerState({ me: undefined });
    const { output } = place();
    act(() => write('and more'));
    await act(async () => setViewerState({ me: { userID: 4, name: 'Mira', photoUrl: '', url: '' } }));
    await pass(5000);
    expect(output()).toBe('half a thought\n\nand more');
    expect(readLocalDraft(key)?.text).toBe('half a thought\n\nand more');
  });

  it('saves the last text when the page is left, and nothing of what was posted', async () => {
    place();
    act(() => write('a'));
    await pass(1);
    act(() => write('ab'));
    unmountAll();
    expect(readLocalDraft(key)?.text).toBe('ab');
    place();
    await pass(1);
    act(() => write(''));
    unmountAll();
    expect(readLocalDraft(key)).toBeUndefined();
  });

  it('comes back in the format it was written in, and is not overwritten by who leaves in another', async () => {
    saveLocalDraft(key, '[{"type":"p"}]', 1, 'rich2');
    const heard: unknown[] = [];
    function Formatted({ format }: { format: string }) {
      const [value, setValue] = useState('');
      write = setValue;
      useLocalDraft(
        'comment:9',
        value,
        (text, written) => {
          heard.push([text, written]);
          setValue(text);
        },
        { format },
      );
      return null;
    }
    mount(<Formatted format="rich2" />);
    expect(heard).toEqual([['[{"type":"p"}]', 'rich2']]);
    await pass(1);
    act(() => write('[{"type":"p"},{"type":"p"}]'));
    saveLocalDraft(key, 'as Markdown', 2, 'markdown');
    unmountAll();
    expect(readLocalDraft(key)).toEqual({ text: 'as Markdown', savedAt: 2, format: 'markdown' });
  });
});

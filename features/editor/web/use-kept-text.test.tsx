import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, mount, unmountAll } from '../../../platform/ui/testing/mount.tsx';
import { setViewerState } from '../../../platform/web/viewer/viewer-state.ts';
import { keepText, keptTextKey, readKeptText } from './kept-text.ts';
import { useKeptText } from './use-kept-text.ts';

const key = keptTextKey(4, 'comment:9');
let write: (text: string) => void = () => {};

function Writing() {
  const [value, setValue] = useState('');
  write = setValue;
  const state = useKeptText('comment:9', value, setValue);
  return <p data-state={state}>{value}</p>;
}

function place() {
  const paragraph = find(mount(<Writing />).container, 'p');
  return { said: () => paragraph.textContent, state: () => paragraph.dataset.state };
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

describe('a text that is kept', () => {
  it('is kept at once, then once a second', async () => {
    const { state } = place();
    act(() => write('a'));
    await pass(1);
    expect(readKeptText(key)?.text).toBe('a');
    act(() => write('ab'));
    await pass(500);
    expect(readKeptText(key)?.text).toBe('a');
    await pass(500);
    expect(readKeptText(key)?.text).toBe('ab');
    expect(state()).toBe('saved');
  });

  it('comes back and stays, however long nothing is typed', async () => {
    keepText(key, 'half a thought', 1);
    const { said, state } = place();
    await pass(5000);
    expect(said()).toBe('half a thought');
    expect(state()).toBe('restored');
    expect(readKeptText(key)).toEqual({ text: 'half a thought', savedAt: 1 });
  });

  it('comes back before what was typed until it was known whose it is', async () => {
    keepText(key, 'half a thought', 1);
    setViewerState({ me: undefined });
    const { said } = place();
    act(() => write('and more'));
    await act(async () => setViewerState({ me: { userID: 4, name: 'Mira', photoUrl: '', url: '' } }));
    await pass(5000);
    expect(said()).toBe('half a thought\n\nand more');
    expect(readKeptText(key)?.text).toBe('half a thought\n\nand more');
  });

  it('keeps the last words when the page is left, and nothing of what was posted', async () => {
    place();
    act(() => write('a'));
    await pass(1);
    act(() => write('ab'));
    unmountAll();
    expect(readKeptText(key)?.text).toBe('ab');
    place();
    await pass(1);
    act(() => write(''));
    unmountAll();
    expect(readKeptText(key)).toBeUndefined();
  });
});

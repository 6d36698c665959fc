import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { find, mount, unmountAll } from '../../../ui/testing/mount.tsx';
import { onPage } from '../../testing/on-page.tsx';
import { Shortcuts } from './Shortcuts.tsx';

afterEach(() => {
  unmountAll();
  localStorage.clear();
});

function start(...keys: string[]) {
  const navigate = vi.fn();
  const onListen = vi.fn();
  const pressed = keys.map((key) => new KeyboardEvent('keydown', { key }));
  mount(onPage(<Shortcuts pressed={pressed} onListen={onListen} />, { navigate }));
  expect(onListen).toHaveBeenCalled();
  return { navigate };
}

function press(key: string, target: EventTarget = document.body, init: KeyboardEventInit = {}) {
  act(() => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
  });
}

describe('keys that work on every page', () => {
  it('go to places by two keys, one soon after the other', () => {
    const { navigate } = start();
    press('p');
    expect(navigate).not.toHaveBeenCalled();
    press('g');
    press('p');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/discussions');
  });

  it('do what was pressed before anybody listened', () => {
    expect(start('c').navigate).toHaveBeenCalledWith('/post/discussion');
    unmountAll();
    expect(start('g', 'p').navigate).toHaveBeenCalledExactlyOnceWith('/discussions');
  });

  it('leave a key to a page that means something else by it', () => {
    const page = document.body.appendChild(document.createElement('div'));
    page.dataset.keys = 'x c';
    const { navigate } = start('c');
    press('c');
    page.remove();
    expect(navigate).not.toHaveBeenCalled();
    press('c');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/post/discussion');
  });

  it('are letters to whoever types, and the browser’s with a modifier', () => {
    const { navigate } = start();
    const field = document.body.appendChild(document.createElement('input'));
    press('c', field);
    press('c', document.body, { ctrlKey: true });
    field.remove();
    expect(navigate).not.toHaveBeenCalled();
  });

  it('are listed by ?, where they can be switched off; the list itself still opens', () => {
    const { navigate } = start('?');
    const toggle = find<HTMLInputElement>(document, 'dialog input[role="switch"]');
    expect(toggle.checked).toBe(true);
    act(() => toggle.click());
    act(() =>
      find<HTMLDialogElement>(document, 'dialog').dispatchEvent(new Event('cancel', { cancelable: true })),
    );
    expect(document.querySelector('dialog')).toBeNull();
    press('c');
    expect(navigate).not.toHaveBeenCalled();
    press('?');
    expect(find<HTMLInputElement>(document, 'dialog input[role="switch"]').checked).toBe(false);
  });
});

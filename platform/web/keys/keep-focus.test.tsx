import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<main><ul>
    <li id="one"><a href="/1">One</a></li><li id="two"><button id="go">Go</button><input /></li>
    <li id="three"><a href="/3">Three</a></li></ul></main>`;
  stop = keepFocus();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const at = (id: string) => document.getElementById(id) as HTMLElement;
const later = () => vi.advanceTimersByTimeAsync(60);
const focused = () => document.activeElement?.id || document.activeElement?.localName;
const press = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));

describe('focus that is lost', () => {
  it('goes to the row that came into the place of the one that went, and to the one before the last', async () => {
    at('go').focus();
    at('two').remove();
    await later();
    expect([focused(), at('three').tabIndex]).toEqual(['three', -1]);
    at('three').remove();
    await later();
    expect(focused()).toBe('one');
    at('one').querySelector('a')?.focus();
    expect(at('one').hasAttribute('tabindex')).toBe(false);
  });

  it('stays among the controls of a row, and goes to the page where no list is left', async () => {
    at('go').focus();
    at('go').remove();
    await later();
    expect(focused()).toBe('input');
    document.querySelector('ul')?.remove();
    await later();
    expect(focused()).toBe('main');
  });

  it('stays on the same control where the page is rerendered', async () => {
    at('go').focus();
    const main = document.querySelector('main') as HTMLElement;
    main.replaceChildren((main.firstElementChild as Element).cloneNode(true));
    await later();
    expect([focused(), document.activeElement?.isConnected]).toEqual(['go', true]);
  });

  it('goes back to what a dialog was opened from, which is gone with it', async () => {
    at('go').focus();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.innerHTML = '<button>Delete</button>';
    dialog.showModal();
    dialog.querySelector('button')?.focus();
    at('two').remove();
    dialog.close();
    dialog.remove();
    await later();
    expect(focused()).toBe('three');
  });

  it('is left with a page that is being left by the first key', async () => {
    stop();
    at('go').focus();
    vi.stubGlobal('navigation', { transition: {}, addEventListener: () => {} });
    stop = keepFocus();
    vi.stubGlobal('navigation', { transition: null });
    at('go').remove();
    await later();
    expect(focused()).toBe('body');
  });

  it('is left to whoever gave it something better, gave it away, or uses a pointer', async () => {
    at('go').focus();
    at('two').remove();
    at('one').querySelector('a')?.focus();
    await later();
    expect(focused()).toBe('a');
    (document.activeElement as HTMLElement).blur();
    at('three').remove();
    await later();
    expect(focused()).toBe('body');
    at('one').querySelector('a')?.focus();
    press('pointerdown');
    at('one').firstElementChild?.remove();
    await later();
    expect(focused()).toBe('body');
  });
});

import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { find, hydrate, unmountAll } from '../testing/mount.tsx';
import { Collapsible } from './Collapsible.tsx';

afterEach(() => {
  unmountAll();
  vi.restoreAllMocks();
});

function contentIs(height: number) {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(height);
}

describe('Collapsible', () => {
  it('stands in full up to 50 px over its height', () => {
    contentIs(150);
    expect(hydrate(<Collapsible>text</Collapsible>).container.querySelector('button')).toBeNull();
  });

  it('folds what is longer, and unfolds it', () => {
    contentIs(151);
    const { container, html } = hydrate(<Collapsible>text</Collapsible>);
    expect(html).not.toContain('folded');
    const button = find(container, 'button');
    expect(button.textContent).toBe('Expand');
    expect(container.querySelector('.folded.height100')).not.toBeNull();
    act(() => button.click());
    expect(button.textContent).toBe('Collapse');
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(container.querySelector('.folded')).toBeNull();
  });
});

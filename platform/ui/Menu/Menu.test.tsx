import { act, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { find, fire, mount, press, unmountAll } from '../testing/mount.tsx';
import { Menu } from './Menu.tsx';
import { MenuButton, MenuLink } from './MenuItem.tsx';
import { nextIndex } from './use-arrow-keys.ts';

afterEach(unmountAll);

function open(details: HTMLDetailsElement) {
  details.open = true;
  fire(details, new Event('toggle'));
}

describe('Menu', () => {
  it('opens without scripts: a disclosure of links', () => {
    const html = renderToString(
      <Menu label="Options">
        <MenuLink href="/edit" note="42 min left">
          Edit
        </MenuLink>
      </Menu>,
    );
    expect(html).toMatch(/<details[^>]*><summary[^>]*aria-label="Options"/);
    expect(html).toContain('href="/edit"');
  });

  it('focuses what comes first in it when it opens', () => {
    const { container } = mount(
      <Menu label="Options">
        <MenuButton disabled>Merge</MenuButton>
        <MenuLink href="/edit">Edit</MenuLink>
        <MenuButton>Quote</MenuButton>
      </Menu>,
    );
    find(container, 'summary').focus();
    open(find<HTMLDetailsElement>(container, 'details'));
    expect(document.activeElement?.textContent).toBe('Edit');
  });

  it('closes on Escape with focus back on its opener', () => {
    const { container } = mount(
      <Menu label="Options">
        <MenuButton>Quote</MenuButton>
      </Menu>,
    );
    const details = find<HTMLDetailsElement>(container, 'details');
    open(details);
    press(find(container, 'button'), 'Escape');
    expect(details.open).toBe(false);
    expect(document.activeElement).toBe(find(container, 'summary'));
  });

  it('closes on a press outside, after a choice and when another one opens', () => {
    const onQuote = vi.fn();
    const { container } = mount(
      <>
        <Menu label="One">
          <MenuButton onClick={onQuote}>Quote</MenuButton>
        </Menu>
        <Menu label="Two">two</Menu>
      </>,
    );
    const [one, two] = [...container.querySelectorAll('details')];
    if (!one || !two) throw new Error('Both menus are there.');
    open(one);
    fire(document.body, new Event('pointerdown', { bubbles: true }));
    expect(one.open).toBe(false);
    open(one);
    fire(
      find(one, 'button'),
      new FocusEvent('focusout', { bubbles: true, relatedTarget: find(two, 'summary') }),
    );
    expect(one.open).toBe(false);
    open(one);
    find(one, 'button').click();
    expect(onQuote).toHaveBeenCalledOnce();
    expect(one.open).toBe(false);
    open(one);
    open(two);
    expect([one.open, two.open]).toEqual([false, true]);
  });

  it('lets arrows open it and move', () => {
    const { container } = mount(
      <Menu label="Options">
        <MenuLink href="/a">A</MenuLink>
        <MenuButton disabled>B</MenuButton>
        <MenuButton>C</MenuButton>
      </Menu>,
    );
    press(find(container, 'summary'), 'ArrowDown');
    expect(find<HTMLDetailsElement>(container, 'details').open).toBe(true);
    expect(document.activeElement?.textContent).toBe('A');
    press(find(container, 'a'), 'ArrowDown');
    expect(document.activeElement?.textContent).toBe('C');
  });

  it('finds what begins with a letter, in turn, whatever its case and accents', async () => {
    const { container } = mount(
      <Menu label="Options">
        <MenuLink href="/edit">Edit</MenuLink>
        <MenuButton disabled>Merge</MenuButton>
        <MenuButton>Move</MenuButton>
        <MenuButton>Émigrer</MenuButton>
      </Menu>,
    );
    const summary = find(container, 'summary');
    const focusedBy = async (key: string) => {
      press(document.activeElement ?? summary, key);
      await vi.dynamicImportSettled();
      return document.activeElement?.textContent;
    };
    summary.focus();
    press(summary, 'm');
    expect(find<HTMLDetailsElement>(container, 'details').open).toBe(false);
    open(find<HTMLDetailsElement>(container, 'details'));
    const found: unknown[] = [];
    for (const key of ['m', 'e', 'E', 'x', ' ']) found.push(await focusedBy(key));
    expect(found).toEqual(['Move', 'Émigrer', 'Edit', 'Edit', 'Edit']);
  });

  it('gives the focus back to its opener once something was chosen', () => {
    const { container } = mount(
      <Menu label="Options">
        <MenuButton>Quote</MenuButton>
      </Menu>,
    );
    open(find<HTMLDetailsElement>(container, 'details'));
    expect(document.activeElement).toBe(find(container, 'button'));
    act(() => find(container, 'button').click());
    expect(document.activeElement).toBe(find(container, 'summary'));
  });

  it('focuses what comes first in it once that is there', async () => {
    const late = (items: ReactNode) => (
      <Menu label="Options" onToggle={() => {}}>
        {items}
      </Menu>
    );
    const { container, rerender } = mount(late('Loading'));
    find(container, 'summary').focus();
    open(find<HTMLDetailsElement>(container, 'details'));
    expect(document.activeElement).toBe(find(container, 'summary'));
    rerender(late('Nearly there'));
    rerender(late(<MenuButton>Quote</MenuButton>));
    await vi.waitFor(() => expect(document.activeElement).toBe(find(container, 'button')));
  });

  it('wraps around at both ends', () => {
    expect([
      nextIndex('ArrowDown', 2, 3),
      nextIndex('ArrowUp', 0, 3),
      nextIndex('End', 0, 3),
      nextIndex('x', 0, 3),
    ]).toEqual([0, 2, 2, undefined]);
    expect(nextIndex('ArrowDown', -1, 0)).toBeUndefined();
  });
});

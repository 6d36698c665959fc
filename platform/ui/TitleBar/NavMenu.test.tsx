import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, fire, mount, press, unmountAll } from '../testing/mount.tsx';
import { moveInMenu } from './move-in-menu.ts';
import { Nav } from './Nav.tsx';
import { NavMenu } from './NavMenu.tsx';
import { closeDelay, showDelay } from './run-nav-menu.ts';

afterEach(unmountAll);

describe('NavMenu', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const items = [
    { id: 'g', name: 'Groups', href: '/groups' },
    { id: 'm', name: 'More', items: [{ id: 'e', name: 'Events', href: '/events' }] },
  ];
  const menu = async (href?: string) => {
    const { container } = mount(
      <Nav label="Main">
        <NavMenu name="Places" href={href} items={items} />
        <NavMenu name="Other" items={items} />
      </Nav>,
    );
    await act(() => vi.dynamicImportSettled());
    const [first, second] = [...container.querySelectorAll('.group')] as [HTMLElement, HTMLElement];
    const opener = first.firstElementChild as HTMLElement;
    const pointer = (type: string, group = first, pointerType = 'mouse') =>
      fire(group, new PointerEvent(type, { bubbles: true, pointerType, relatedTarget: document.body }));
    return { container, first, second, opener, pointer };
  };
  const isOpen = (opener: Element) => opener.getAttribute('aria-expanded') === 'true';
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

  it('opens 200 ms after the pointer came and closes 250 ms after it left', async () => {
    const { opener, pointer } = await menu();
    pointer('pointerenter');
    wait(showDelay - 1);
    expect(isOpen(opener)).toBe(false);
    wait(1);
    expect(isOpen(opener)).toBe(true);
    pointer('pointerleave');
    wait(closeDelay - 1);
    expect(isOpen(opener)).toBe(true);
    wait(1);
    expect(isOpen(opener)).toBe(false);
  });

  it('stays while either pointer or focus is there', async () => {
    const { opener, pointer } = await menu();
    act(() => opener.focus());
    wait(showDelay);
    pointer('pointerenter');
    act(() => opener.blur());
    wait(closeDelay * 4);
    expect(isOpen(opener)).toBe(true);
    pointer('pointerleave');
    wait(closeDelay);
    expect(isOpen(opener)).toBe(false);
  });

  it('does not open for a pointer that only passes, nor close for one that comes back', async () => {
    const { opener, pointer } = await menu();
    pointer('pointerenter');
    wait(showDelay - 1);
    pointer('pointerleave');
    wait(1000);
    expect(isOpen(opener)).toBe(false);
    pointer('pointerenter');
    wait(showDelay);
    pointer('pointerleave');
    wait(closeDelay - 1);
    pointer('pointerenter');
    wait(1000);
    expect(isOpen(opener)).toBe(true);
  });

  it.each(['Enter', ' ', 'ArrowDown'])(
    'opens at once by %j, closes on Escape with focus on its item',
    async (key) => {
      for (const href of [undefined, '/places']) {
        const { opener, container } = await menu(href);
        act(() => opener.focus());
        press(opener, key);
        expect(isOpen(opener)).toBe(true);
        const link = find(container, 'a[href="/events"]');
        act(() => link.focus());
        press(link, 'Escape');
        expect(isOpen(opener)).toBe(false);
        expect(document.activeElement).toBe(opener);
        wait(1000);
        expect(isOpen(opener)).toBe(false);
        unmountAll();
      }
    },
  );

  it.each(['Enter', ' '])('leads into a menu that the focus has opened by %j', async (key) => {
    const { opener } = await menu();
    act(() => opener.focus());
    wait(showDelay);
    press(opener, key);
    expect(isOpen(opener)).toBe(true);
    expect(document.activeElement?.textContent).toBe('Groups');
  });

  it('lets Enter follow an open item that leads somewhere itself', async () => {
    const { opener } = await menu('/places');
    press(opener, 'Enter');
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    fire(opener, enter);
    expect(enter.defaultPrevented).toBe(false);
  });

  it('moves by arrows, out of the panel to its item', async () => {
    const { first, opener, container } = await menu();
    press(opener, 'ArrowDown');
    const [groups, events] = [...container.querySelectorAll<HTMLElement>('.panel a')] as HTMLElement[];
    const order = (from: Element, key: string) => {
      moveInMenu(first, from as HTMLElement, key);
      return document.activeElement;
    };
    expect(order(opener, 'ArrowDown')).toBe(groups);
    expect(order(groups as Element, 'ArrowDown')).toBe(events);
    expect(order(events as Element, 'ArrowDown')).toBe(groups);
    expect(order(groups as Element, 'End')).toBe(events);
    expect(order(events as Element, 'Home')).toBe(groups);
    expect(order(groups as Element, 'ArrowUp')).toBe(opener);
    expect(order(opener, 'ArrowRight')?.textContent).toContain('Other');
  });

  it('is one at a time, and goes with a press elsewhere or on a link', async () => {
    const { opener, second, pointer, container } = await menu();
    const other = second.firstElementChild as HTMLElement;
    press(opener, ' ');
    press(other, ' ');
    expect([isOpen(opener), isOpen(other)]).toEqual([false, true]);
    pointer('pointerdown', document.body);
    expect(isOpen(other)).toBe(false);
    press(opener, ' ');
    const link = find(container, 'a[href="/groups"]');
    link.addEventListener('click', (event) => event.preventDefault());
    act(() => link.click());
    expect(isOpen(opener)).toBe(false);
  });

  it('opens by a finger before it follows', async () => {
    const { opener, pointer } = await menu('/places');
    pointer('pointerenter', undefined, 'touch');
    wait(1000);
    expect(isOpen(opener)).toBe(false);
    const tap = () => {
      const click = new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' });
      let wasPrevented = false;
      const look = (event: Event) => {
        wasPrevented = event.defaultPrevented;
        event.preventDefault();
      };
      document.addEventListener('click', look, { once: true });
      fire(opener, click);
      return wasPrevented;
    };
    expect(tap()).toBe(true);
    expect(isOpen(opener)).toBe(true);
    expect(tap()).toBe(false);
  });
});

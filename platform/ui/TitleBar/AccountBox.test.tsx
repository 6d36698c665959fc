import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { find, mount, press, unmountAll } from '../testing/mount.tsx';
import { AccountBox } from './AccountBox.tsx';

afterEach(unmountAll);

describe('AccountBox', () => {
  const box = (ids: string[]) =>
    mount(
      <AccountBox
        label="Account: Ana"
        face="A"
        tabs={ids.map((id) => ({
          id,
          name: id,
          count: id === 'notifications' ? 120 : 0,
          content: `${id} here`,
        }))}
      />,
    ).container;
  const openIt = async (container: HTMLElement) => {
    const details = find<HTMLDetailsElement>(container, 'details');
    act(() => {
      details.open = true;
      details.dispatchEvent(new Event('toggle'));
    });
    await act(() => vi.dynamicImportSettled());
    return details;
  };

  it('has tabs for keys, and draws the one that is looked at', async () => {
    const container = box(['me', 'notifications']);
    expect(container.textContent).toContain('me here');
    expect(container.querySelector('[role=tablist]')).toBeNull();
    await openIt(container);
    const [me, notifications] = [...container.querySelectorAll<HTMLElement>('[role=tab]')] as HTMLElement[];
    expect(me?.getAttribute('aria-selected')).toBe('true');
    expect(notifications?.textContent).toBe('notifications99+');
    press(me as Element, 'ArrowRight');
    expect(document.activeElement).toBe(notifications);
    expect(find(container, '[role=tabpanel]').textContent).toBe('notifications here');
    press(notifications as Element, 'ArrowRight');
    expect(find(container, '[role=tabpanel]').textContent).toBe('me here');
    press(me as Element, 'End');
    expect(document.activeElement).toBe(notifications);
    press(notifications as Element, 'Home');
    expect(document.activeElement).toBe(me);
  });

  it('lets arrows move in it, past the tabs that are not open, and letters find', async () => {
    const tabs = ['me', 'notifications'].map((id) => ({
      id,
      name: id,
      content: ['/profile', '/bookmarks'].map((href) => (
        <a key={href} href={href}>
          {href.slice(1)}
        </a>
      )),
    }));
    const { container } = mount(
      <AccountBox label="Account: Ana" face="A" head={<a href="/me">Ana</a>} tabs={tabs} />,
    );
    await openIt(container);
    const [tab] = [...container.querySelectorAll<HTMLElement>('[role=tab]')];
    act(() => tab?.focus());
    const visited: unknown[] = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'p']) {
      press(document.activeElement as Element, key);
      await vi.dynamicImportSettled();
      visited.push(document.activeElement?.textContent);
    }
    expect(visited).toEqual(['profile', 'bookmarks', 'Ana', 'bookmarks', 'profile']);
  });

  it('is no list of tabs where there is one', async () => {
    const container = box(['me']);
    await openIt(container);
    expect(container.querySelector('[role=tab]')).toBeNull();
    expect(container.textContent).toContain('me here');
  });

  it('closes by its cross and beside it', async () => {
    const container = box(['me']);
    for (const way of ['button[aria-label="Close"]', '.scrim']) {
      const details = await openIt(container);
      act(() => find(container, way).click());
      expect(details.open).toBe(false);
    }
  });
});

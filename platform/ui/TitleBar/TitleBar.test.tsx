import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, fire, mount, press, unmountAll } from '../testing/mount.tsx';
import { AccountBox } from './AccountBox.tsx';
import { Brand } from './Brand.tsx';
import { moveInMenu } from './move-in-menu.ts';
import { Nav, NavItem } from './Nav.tsx';
import { NavMenu } from './NavMenu.tsx';
import { TitleBar } from './TitleBar.tsx';
import { closeDelay, showDelay } from './use-nav-menu.ts';

afterEach(unmountAll);

describe('TitleBar', () => {
  it('shows its slots without scripts, the site navigation as a disclosure', () => {
    const html = renderToString(
      <TitleBar
        brand={<Brand name="Parley" />}
        nav={
          <Nav label="Main">
            <NavItem href="/discussions" isCurrent badge="120">
              Posts
            </NavItem>
            <NavItem href="/new" badge="Beta">
              New
            </NavItem>
          </Nav>
        }
        siteNavigation="links"
        borderType="shadowAsBorder"
        brandAlignmentCompact="center"
      />,
    );
    expect(html).toContain('class="titleBar StickySolid shadowAsBorder centredCompact"');
    expect(html).toMatch(/<summary[^>]*aria-label="Site Navigation"/);
    expect(html).toContain('aria-label="Parley, home"');
    expect(html).toMatch(/href="\/discussions" aria-current="page">Posts/);
    expect(html).toContain('99+');
    expect(html).toContain('Beta');
  });

  it.each(['StickySolid', 'StickyTransparent', 'StaticSolid', 'StaticTransparent'] as const)(
    'is %s with each of the borders',
    (positioning) => {
      for (const borderType of ['border', 'shadow', 'shadowAsBorder', 'none'] as const) {
        const { className } = find(
          mount(<TitleBar brand="B" {...{ positioning, borderType }} />).container,
          'header',
        );
        expect(className).toBe(`titleBar ${positioning} ${borderType}`);
      }
    },
  );

  it('takes its own colours and heights from a stylesheet', () => {
    const html = renderToString(<TitleBar brand="B" styleUrl="/title-bar.css?h=56" />);
    expect(html).toContain('<link rel="stylesheet" href="/title-bar.css?h=56"/>');
  });

  it('shows the mobile logo in compact mode, and fetches no second one before', () => {
    const both = renderToString(<Brand name="P" logoUrl="/wide.svg" mobileLogoUrl="/small.svg" />);
    expect(both).toContain('<img class="logo wide" src="/wide.svg" alt=""/>');
    expect(both).toContain('<img class="logo compact" src="/small.svg" alt="" loading="lazy"/>');
    expect(renderToString(<Brand name="P" logoUrl="/wide.svg" />).match(/<img/g)).toHaveLength(1);
    expect(renderToString(<Brand name="P" mobileLogoUrl="/small.svg" />)).toContain('class="logo"');
  });

  it('leaves more than 10 px past the first 400, and comes back after 10 up', () => {
    const header = find(mount(<TitleBar brand="B" />).container, 'header');
    const scrollTo = (top: number) => {
      Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
      fire(window, new Event('scroll'));
      return header.hasAttribute('data-scrolled-away');
    };
    expect([300, 405, 410, 411, 900, 895, 891, 890, 899, 901].map(scrollTo)).toEqual([
      ...[false, false, false, true, true, true, true, false, false, true],
    ]);
    expect(header.hasAttribute('data-scrolled')).toBe(true);
    expect(scrollTo(0)).toBe(false);
    expect(header.hasAttribute('data-scrolled')).toBe(false);
  });
});

describe('compact mode', () => {
  let observed: () => void = () => {};
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(notice: () => void) {
          observed = notice;
        }
        observe() {}
        disconnect() {}
      },
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('comes when the content overflows by more than 4 px, 100 ms after the last resize', () => {
    const width = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(4);
    const header = find(mount(<TitleBar brand="B" />).container, 'header');
    expect(header.hasAttribute('data-compact')).toBe(false);
    width.mockReturnValue(5);
    observed();
    vi.advanceTimersByTime(99);
    observed();
    vi.advanceTimersByTime(99);
    expect(header.hasAttribute('data-compact')).toBe(false);
    vi.advanceTimersByTime(1);
    expect(header.hasAttribute('data-compact')).toBe(true);
    width.mockReturnValue(4);
    observed();
    vi.advanceTimersByTime(100);
    expect(header.hasAttribute('data-compact')).toBe(false);
  });
});

describe('the search in a narrow bar', () => {
  it('is given up by Cancel', () => {
    const onSearchCancel = vi.fn();
    const { container } = mount(
      <TitleBar brand="B" search={<input aria-label="Search" />} onSearchCancel={onSearchCancel} />,
    );
    const input = find(container, 'input');
    act(() => input.focus());
    act(() => find(container, 'button[aria-label="Cancel"]').click());
    expect(onSearchCancel).toHaveBeenCalledOnce();
    expect(document.activeElement).not.toBe(input);
  });
});

describe('NavMenu', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const items = [
    { id: 'g', name: 'Groups', href: '/groups' },
    { id: 'm', name: 'More', items: [{ id: 'e', name: 'Events', href: '/events' }] },
  ];
  const menu = (href?: string) => {
    const { container } = mount(
      <Nav label="Main">
        <NavMenu name="Places" href={href} items={items} />
        <NavMenu name="Other" items={items} />
      </Nav>,
    );
    const [first, second] = [...container.querySelectorAll('.group')] as [HTMLElement, HTMLElement];
    const opener = first.firstElementChild as HTMLElement;
    const pointer = (type: string, group = first, pointerType = 'mouse') =>
      fire(group, new PointerEvent(type, { bubbles: true, pointerType, relatedTarget: document.body }));
    return { container, first, second, opener, pointer };
  };
  const isOpen = (opener: Element) => opener.getAttribute('aria-expanded') === 'true';
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

  it('opens 200 ms after the pointer came and closes 250 ms after it left', () => {
    const { opener, pointer } = menu();
    pointer('pointerover');
    wait(showDelay - 1);
    expect(isOpen(opener)).toBe(false);
    wait(1);
    expect(isOpen(opener)).toBe(true);
    pointer('pointerout');
    wait(closeDelay - 1);
    expect(isOpen(opener)).toBe(true);
    wait(1);
    expect(isOpen(opener)).toBe(false);
  });

  it('stays while either pointer or focus is there', () => {
    const { opener, pointer } = menu();
    act(() => opener.focus());
    wait(showDelay);
    pointer('pointerover');
    act(() => opener.blur());
    wait(closeDelay * 4);
    expect(isOpen(opener)).toBe(true);
    pointer('pointerout');
    wait(closeDelay);
    expect(isOpen(opener)).toBe(false);
  });

  it('does not open for a pointer that only passes, nor close for one that comes back', () => {
    const { opener, pointer } = menu();
    pointer('pointerover');
    wait(showDelay - 1);
    pointer('pointerout');
    wait(1000);
    expect(isOpen(opener)).toBe(false);
    pointer('pointerover');
    wait(showDelay);
    pointer('pointerout');
    wait(closeDelay - 1);
    pointer('pointerover');
    wait(1000);
    expect(isOpen(opener)).toBe(true);
  });

  it.each(['Enter', ' ', 'ArrowDown'])(
    'opens at once by %j, closes on Escape with focus on its item',
    (key) => {
      for (const href of [undefined, '/places']) {
        const { opener, container } = menu(href);
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

  it('lets Enter follow an open item that leads somewhere itself', () => {
    const { opener } = menu('/places');
    press(opener, 'Enter');
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    fire(opener, enter);
    expect(enter.defaultPrevented).toBe(false);
  });

  it('moves by arrows, out of the panel to its item', () => {
    const { first, opener, container } = menu();
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

  it('is one at a time, and goes with a press elsewhere or on a link', () => {
    const { opener, second, pointer, container } = menu();
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

  it('opens by a finger before it follows', () => {
    const { opener, pointer } = menu('/places');
    pointer('pointerover', undefined, 'touch');
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
  const openIt = (container: HTMLElement) => {
    const details = find<HTMLDetailsElement>(container, 'details');
    act(() => {
      details.open = true;
      details.dispatchEvent(new Event('toggle'));
    });
    return details;
  };

  it('has tabs for keys, and draws the one that is looked at', () => {
    const container = box(['me', 'notifications']);
    expect(container.textContent).toContain('me here');
    expect(container.querySelector('[role=tablist]')).toBeNull();
    openIt(container);
    const [me, notifications] = [...container.querySelectorAll<HTMLElement>('[role=tab]')] as HTMLElement[];
    expect(me?.getAttribute('aria-selected')).toBe('true');
    expect(notifications?.textContent).toBe('notifications99+');
    press(me as Element, 'ArrowRight');
    expect(document.activeElement).toBe(notifications);
    expect(find(container, '[role=tabpanel]').textContent).toBe('notifications here');
    press(notifications as Element, 'ArrowRight');
    expect(find(container, '[role=tabpanel]').textContent).toBe('me here');
  });

  it('is no list of tabs where there is one', () => {
    const container = box(['me']);
    openIt(container);
    expect(container.querySelector('[role=tab]')).toBeNull();
    expect(container.textContent).toContain('me here');
  });

  it('closes by its cross and beside it', () => {
    const container = box(['me']);
    for (const way of ['button[aria-label="Close"]', '.scrim']) {
      const details = openIt(container);
      act(() => find(container, way).click());
      expect(details.open).toBe(false);
    }
  });
});

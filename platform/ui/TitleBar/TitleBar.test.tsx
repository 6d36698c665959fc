import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, fire, mount, press, unmountAll } from '../testing/mount.tsx';
import { Brand } from './Brand.tsx';
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
            <NavItem href="/discussions" isCurrent count={120}>
              Posts
            </NavItem>
          </Nav>
        }
        siteNavigation="links"
        borderType="shadowAsBorder"
      />,
    );
    expect(html).toContain('class="titleBar StickySolid shadowAsBorder"');
    expect(html).toMatch(/<summary[^>]*aria-label="Site Navigation"/);
    expect(html).toContain('aria-label="Parley, home"');
    expect(html).toMatch(/href="\/discussions" aria-current="page">Posts/);
    expect(html).toContain('99+');
  });

  it('goes compact when its content overflows by more than 4 px', () => {
    const width = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(5);
    expect(find(mount(<TitleBar brand="B" />).container, 'header').hasAttribute('data-compact')).toBe(true);
    width.mockReturnValue(4);
    expect(find(mount(<TitleBar brand="B" />).container, 'header').hasAttribute('data-compact')).toBe(false);
    width.mockRestore();
  });

  it('leaves after scrolling down and comes back after scrolling up', () => {
    const header = find(mount(<TitleBar brand="B" />).container, 'header');
    const scrollTo = (top: number) => {
      Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
      fire(window, new Event('scroll'));
      return header.hasAttribute('data-scrolled-away');
    };
    expect([300, 405, 900, 895, 889, 950].map(scrollTo)).toEqual([false, true, true, true, false, true]);
    expect(scrollTo(0)).toBe(false);
  });
});

describe('NavMenu', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('opens after a rest, closes after both pointer and focus have left', () => {
    const { container } = mount(<NavMenu name="More" items={[{ name: 'Groups', href: '/groups' }]} />);
    const group = find(container, '.group');
    const opener = find(container, 'button');
    act(() => opener.focus());
    act(() => vi.advanceTimersByTime(showDelay - 1));
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    act(() => vi.advanceTimersByTime(1));
    expect(group.hasAttribute('data-open')).toBe(true);
    act(() => opener.blur());
    act(() => vi.advanceTimersByTime(closeDelay));
    expect(opener.getAttribute('aria-expanded')).toBe('false');
  });

  it('opens at once by key and closes on Escape', () => {
    const { container } = mount(<NavMenu name="More" items={[{ name: 'Groups', href: '/groups' }]} />);
    const opener = find(container, 'button');
    press(opener, 'ArrowDown');
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    press(opener, 'Escape');
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    press(opener, 'Enter');
    expect(opener.getAttribute('aria-expanded')).toBe('true');
  });
});

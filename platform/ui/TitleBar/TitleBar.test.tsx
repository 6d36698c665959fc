import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, fire, mount, unmountAll } from '../testing/mount.tsx';
import { Brand } from './Brand.tsx';
import { Nav, NavItem } from './Nav.tsx';
import { pauseScrollWatch } from './scroll-watch.ts';
import { TitleBar } from './TitleBar.tsx';

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
    expect(renderToString(<Brand name="P" logoUrl="/wide.svg" />)).not.toContain('>P<');
    expect(renderToString(<Brand name="P" logoUrl="/wide.svg" hasNameBesideLogo />)).toContain('>P<');
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

  it('stays through a jump to an anchor, for half a second', () => {
    vi.useFakeTimers();
    const header = find(mount(<TitleBar brand="B" />).container, 'header');
    const scrollTo = (top: number) => {
      Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
      fire(window, new Event('scroll'));
      return header.hasAttribute('data-scrolled-away');
    };
    scrollTo(0);
    pauseScrollWatch();
    expect(scrollTo(3000)).toBe(false);
    vi.advanceTimersByTime(499);
    expect(scrollTo(4000)).toBe(false);
    vi.advanceTimersByTime(1);
    expect([4010, 4011].map(scrollTo)).toEqual([false, true]);
    scrollTo(0);
    vi.useRealTimers();
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

import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SideNav, SideNavItem } from './SideNav.tsx';

describe('SideNav', () => {
  it('prefers what is unread to how many there are', () => {
    const html = renderToString(
      <SideNav label="Categories">
        <SideNavItem href="/c/1" keyNumber={1} count={1234} isCurrent>
          Inverters
        </SideNavItem>
        <SideNavItem href="/c/2" count={9} unreadCount={23}>
          Batteries
        </SideNavItem>
      </SideNav>,
    );
    expect(html).toContain('1.2k');
    expect(html).toContain('aria-current="page"');
    expect(html).toContain('23 new');
    expect(html).not.toContain('>9<');
  });
});

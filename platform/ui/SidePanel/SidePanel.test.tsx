import { afterEach, describe, expect, it } from 'vitest';
import { find, mount, unmountAll } from '../testing/mount.tsx';
import { SidePanel } from './SidePanel.tsx';

afterEach(unmountAll);

describe('SidePanel', () => {
  it('closes by its cross, by the page beside it and after a link', () => {
    const { container } = mount(
      <SidePanel label="Site Navigation">
        <a href="#posts">Posts</a>
      </SidePanel>,
    );
    const details = find<HTMLDetailsElement>(container, 'details');
    for (const way of ['button[aria-label="Close"]', '.scrim', 'a']) {
      details.open = true;
      find(container, way).click();
      expect(details.open).toBe(false);
    }
  });
});

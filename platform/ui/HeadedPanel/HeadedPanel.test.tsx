import { afterEach, expect, it } from 'vitest';
import { find, mount, unmountAll } from '../testing/mount.tsx';
import { HeadedPanel } from './HeadedPanel.tsx';

afterEach(unmountAll);

it('is a region that is called what its heading says, with its control beside it', () => {
  const { container } = mount(
    <HeadedPanel icon="bell" title="This device" control={<button type="button">On</button>}>
      <p>It rings.</p>
    </HeadedPanel>,
  );
  const heading = find(container, 'h2');
  expect(find(container, 'section').getAttribute('aria-labelledby')).toBe(heading.id);
  expect(heading.textContent).toBe('This device');
  expect(heading.nextElementSibling).toBe(find(container, 'button'));
});

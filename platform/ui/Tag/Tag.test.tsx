import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { find, mount, unmountAll } from '../testing/mount.tsx';
import { Tag } from './Tag.tsx';

afterEach(unmountAll);

describe('Tag', () => {
  it('is a link only with an address', () => {
    expect(renderToString(<Tag href="/t/yaml">yaml</Tag>)).toMatch(
      /^<a class="tag standard" href="\/t\/yaml"/,
    );
    expect(renderToString(<Tag preset="success">yaml</Tag>)).toMatch(/^<span class="tag success"/);
  });

  it('can be removed by a button that says what it removes', () => {
    const onRemove = vi.fn();
    const { container } = mount(<Tag onRemove={onRemove}>lfp</Tag>);
    find<HTMLButtonElement>(container, 'button[aria-label="Remove lfp"]').click();
    expect(onRemove).toHaveBeenCalledOnce();
  });
});

import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { find, fire, hydrate, mount, unmountAll } from '../testing/mount.tsx';
import { Avatar } from './Avatar.tsx';

afterEach(() => {
  unmountAll();
  vi.restoreAllMocks();
});

function photosAre(state: 'loading' | 'failed') {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(state === 'failed');
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
}

describe('Avatar', () => {
  it('shows the photo until it fails, then the generic icon', () => {
    photosAre('loading');
    const { container, rerender } = mount(<Avatar photoUrl="/a.jpg" />);
    fire(find(container, 'img'), new Event('error'));
    expect(container.querySelector('img')).toBeNull();
    expect(container.innerHTML).toContain('#user');
    rerender(<Avatar photoUrl="/b.jpg" />);
    expect(find(container, 'img').getAttribute('src')).toBe('/b.jpg');
  });

  it('notices a photo that failed before it listened', () => {
    photosAre('failed');
    const { container, complaints } = hydrate(<Avatar photoUrl="/gone.jpg" />);
    expect(complaints).toEqual([]);
    expect(container.querySelector('img')).toBeNull();
  });

  it('is decoration beside a name and named where it stands alone', () => {
    expect(renderToString(<Avatar photoUrl="/a.jpg" />)).toContain('alt=""');
    expect(renderToString(<Avatar photoUrl="/a.jpg" name="Ana" />)).toContain('alt="Ana"');
    expect(renderToString(<Avatar name="Ana" />)).toContain('aria-label="Ana"');
  });

  it('shows the first letter of a person without a photo, on a colour that stays theirs', () => {
    const letterOf = (of: string) =>
      find(mount(<Avatar of={of} />).container, '[data-letter]').getAttribute('data-letter');
    expect(['ana', '🐝 Bea', 'ليلى', ' sammy2'].map(letterOf)).toEqual(['A', '🐝', 'ل', 'S']);
    const colourOf = (of: string) => /key\d/.exec(renderToString(<Avatar of={of} />))?.[0];
    expect(colourOf('sammy1')).toBe(colourOf('sammy1'));
    expect(colourOf('sammy1')).not.toBe(colourOf('sammy2'));
    photosAre('failed');
    const { container } = hydrate(<Avatar photoUrl="/gone.jpg" of="Ana" />);
    expect(find(container, '[data-letter]').textContent).toBe('');
  });

  it('keeps its place by size and marks who is here', () => {
    const html = renderToString(<Avatar photoUrl="/a.jpg" size={100} isOnline />);
    expect(html).toContain('class="avatar size100 online"');
    expect(html).toContain('width="100" height="100"');
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { find, hydrate, unmountAll } from '../testing/mount.tsx';
import { Backdrop, schemeOn } from './Backdrop.tsx';

afterEach(() => {
  unmountAll();
  document.head.innerHTML = '';
});

const look = { className: 'look-1', href: '/looks/1.css', scheme: 'dark' as const };

describe('Backdrop', () => {
  it('brings the stylesheet of its colours, and no inline style', () => {
    const { html, complaints } = hydrate(
      <section className={look.className}>
        <Backdrop look={look} />
      </section>,
    );
    expect(complaints).toEqual([]);
    expect(html).toContain('<link rel="stylesheet" href="/looks/1.css"');
    expect(html).not.toContain('style=');
  });

  it('darkens its picture unless told otherwise', () => {
    const { container } = hydrate(<Backdrop imageUrl="/a.jpg" position="top" size="contain" />);
    expect(find(container, 'img').className).toBe('image top contain');
    expect(find(container, '.overlay').dataset.theme).toBe('dark');
    const bare = hydrate(<Backdrop imageUrl="/a.jpg" useOverlay={false} />);
    expect(bare.container.querySelector('.overlay')).toBeNull();
  });

  it('knows which text reads well on it', () => {
    expect(schemeOn({ look })).toBe('dark');
    expect(schemeOn({ look: { ...look, scheme: 'light' }, imageUrl: '/a.jpg' })).toBe('dark');
    expect(schemeOn({ look: { ...look, scheme: 'light' }, imageUrl: '/a.jpg', useOverlay: false })).toBe(
      'light',
    );
    expect(schemeOn({})).toBeUndefined();
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { hydrate, unmountAll } from '../testing/mount.tsx';
import { Gallery } from './Gallery.tsx';

afterEach(unmountAll);

describe('Gallery', () => {
  it('draws every component without inline styles, and hydrates it unchanged', () => {
    const { container, html, complaints } = hydrate(<Gallery photos={['/a.svg', '/b.svg']} />);
    expect(complaints).toEqual([]);
    expect(html).not.toMatch(/\sstyle="/);
    const ids = [...container.querySelectorAll('[id]')].map((element) => element.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('gives every control a name', () => {
    const { container } = hydrate(<Gallery />);
    const nameless = [...container.querySelectorAll('a[href], button, summary')].filter(
      (control) => !control.getAttribute('aria-label') && !control.textContent?.trim(),
    );
    expect(nameless.map((control) => control.outerHTML)).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hydrate, unmountAll } from '../testing/mount.tsx';
import { Gallery } from './Gallery.tsx';

let drawn: ReturnType<typeof hydrate>;
beforeAll(() => {
  drawn = hydrate(<Gallery photos={['/a.svg', '/b.svg']} />);
  // Everything at once takes its time on a busy machine.
}, 30_000);
afterAll(unmountAll);

function all(selector: string): Element[] {
  return [...drawn.container.querySelectorAll(selector)];
}

describe('Gallery', () => {
  it('draws every component without inline styles, and hydrates it unchanged', () => {
    expect(drawn.complaints).toEqual([]);
    expect(drawn.html).not.toMatch(/\sstyle="/);
  });

  it('gives every element an id of its own', () => {
    const ids = all('[id]').map((element) => element.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('gives every control a name', () => {
    const nameless = all('a[href], button, summary').filter(
      (control) => !control.getAttribute('aria-label') && !control.textContent?.trim(),
    );
    expect(nameless.map((control) => control.outerHTML)).toEqual([]);
  });

  it('leads to each of its sections', () => {
    const targets = all('nav[aria-label="Components"] a').map((link) => link.getAttribute('href'));
    expect(targets).toEqual(all('section[aria-labelledby$="-title"]').map((section) => `#${section.id}`));
    expect(targets.length).toBeGreaterThan(20);
  });
});

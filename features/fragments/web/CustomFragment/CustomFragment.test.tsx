import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LayoutNode, SiteMeta } from '../../../../platform/contract/page.ts';
import { hydrate, mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import { loadFragment } from '../load-fragment.ts';
import { CustomFragment } from './CustomFragment.tsx';

afterEach(() => {
  unmountAll();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const nodeOf = (js: string): LayoutNode => ({
  $reactComponent: 'CallToActionWidget',
  $reactProps: { title: 'Bees' },
  $fragmentImpls: { CallToActionFragment: { fragmentUUID: 'x', jsUrl: js } },
});
/** The address of a module that a test can import. */
const module = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
const shown = (js: string, site: Partial<SiteMeta> = {}) =>
  onPage(
    <CustomFragment node={nodeOf(js)}>
      <p>Ours</p>
    </CustomFragment>,
    { site },
  );
const settled = (container: HTMLElement) =>
  vi.waitFor(async () => {
    await act(async () => {});
    expect(container.textContent).not.toContain('Ours');
  });

describe('a fragment', () => {
  it('draws the widget with its props once it has come; before that the product does', async () => {
    const { container, html } = hydrate(shown(module('export default ({ title }) => "Theirs: " + title')));
    expect(html).toContain('Ours');
    await settled(container);
    expect(container.textContent).toBe('Theirs: Bees');
  });

  it('does not run in safe mode', async () => {
    const { container } = mount(
      shown(module('globalThis.ran = true; export default () => "Theirs"'), { isSafeMode: true }),
    );
    await act(async () => {});
    expect([container.textContent, 'ran' in globalThis]).toEqual(['Ours', false]);
  });

  it.each([
    ['cannot be loaded', module('throw new Error("no")')],
    ['exports nothing to draw', module('export default 5')],
    ['fails when it is drawn', module('export default () => { throw new Error("no") }')],
  ])('that %s says so', async (_, js) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { container } = mount(shown(js));
    await settled(container);
    expect(container.textContent).toBe('Error Loading Fragment');
  });
});

describe('the style of a fragment', () => {
  const script = async () => ({ default: () => null });
  /** Kept out of the document, where it would be fetched. */
  const links: HTMLLinkElement[] = [];
  beforeEach(() => {
    vi.spyOn(document.head, 'append').mockImplementation((link) => {
      links.push(link as HTMLLinkElement);
    });
  });
  it('is waited for, but not longer than a second', async () => {
    vi.useFakeTimers();
    let isDone = false;
    const loading = loadFragment({ jsUrl: 'slow.js', cssUrl: 'slow.css' }, script).then(() => {
      isDone = true;
    });
    expect(links.at(-1)).toMatchObject({ rel: 'stylesheet' });
    await vi.advanceTimersByTimeAsync(999);
    expect(isDone).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(isDone).toBe(true);
  });

  it('that fails is logged, and the fragment stands without it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const loading = loadFragment({ jsUrl: 'broken.js', cssUrl: 'broken.css' }, script);
    links.at(-1)?.dispatchEvent(new Event('error'));
    expect(await loading).toBeTypeOf('function');
    expect(log).toHaveBeenCalledWith(expect.stringContaining('broken.css'));
  });
});

import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentToasts } from '../../../../platform/ui/Toast/toast-store.ts';
import { find, hydrate, mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage, type Stage } from '../../../../platform/web/testing/on-page.tsx';
import { ThemeRevisions } from '../ThemeRevisions/ThemeRevisions.tsx';
import { sampleListed, sampleRevision, sampleTheme } from '../testing/theme-samples.ts';
import { ThemesPage } from './ThemesPage.tsx';

const shipped = sampleListed({
  themeID: 'keystone',
  type: 'themeFile',
  name: 'Keystone',
  current: true,
  revisionID: null,
});
const themes = [shipped, sampleListed(), sampleListed({ themeID: 8, name: 'Dusk', revisionName: 'Bluer' })];

const DELETED = { themeID: 11, name: 'Autumn', dateDeleted: '2026-02-01T12:00:00+00:00' };

const draw = (previewedID: number | null = null, stage: Stage = {}) =>
  mount(onPage(<ThemesPage themes={themes} previewedID={previewedID} deleted={[DELETED]} />, stage))
    .container;
const button = (container: ParentNode, name: string) =>
  [...container.querySelectorAll('button')].find(
    (each) => each.textContent === name || each.getAttribute('aria-label') === name,
  ) as HTMLButtonElement;
const answer = (status: number, body: object) =>
  vi.fn(async () => {
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify(body), { status, headers });
  });

afterEach(() => {
  unmountAll();
  vi.unstubAllGlobals();
});

describe('the themes', () => {
  it('say which one everybody sees, which one is tried, and what each offers', () => {
    const [keystone, spring, dusk] = [...draw(8).querySelectorAll('main li, ul > li')];
    expect(keystone?.textContent).toContain('Current');
    expect(keystone?.textContent).toContain('A precise instrument');
    expect(button(keystone as Element, 'Apply')).toBeUndefined();
    expect(button(keystone as Element, 'Make a copy')).toBeDefined();
    expect(button(spring as Element, 'Apply')).toBeDefined();
    expect(find(spring as Element, 'a[href$="/7/edit"]')).toBeDefined();
    expect(dusk?.textContent).toContain('On Keystone. Revision “Bluer”');
    expect([...document.querySelectorAll('li h2')].map((each) => each.textContent)).toEqual([
      'Keystone',
      'Spring',
      'Dusk',
    ]);
  });

  it('are hydrated as they were rendered', () => {
    expect(
      hydrate(onPage(<ThemesPage themes={themes} previewedID={null} deleted={[DELETED]} />)).complaints,
    ).toEqual([]);
  });

  it('stay as they are where applying fails, with the words of the refusal', async () => {
    vi.stubGlobal('fetch', answer(404, { message: 'Theme not found.', status: 404 }));
    const container = draw();
    await act(async () => button(container, 'Apply').click());
    expect(currentToasts().map(({ body }) => body)).toContain('Theme not found.');
    expect(button(container, 'Apply').disabled).toBe(false);
  });

  it('are copied with all they have', async () => {
    const navigate = vi.fn();
    const copied = vi.fn(async (_url: string, init: RequestInit) => {
      const assets = { styles: { type: 'css' as const, url: '', 'content-type': 'text/css', data: 'p {}' } };
      const body = init.method === 'GET' ? sampleTheme({ assets }) : sampleTheme({ themeID: 9 });
      const headers = { 'content-type': 'application/json' };
      return new Response(JSON.stringify(body), { status: 200, headers });
    });
    vi.stubGlobal('fetch', copied);
    const container = draw(null, { navigate });
    const menu = find(container, 'li:nth-child(2) details');
    await act(async () => button(menu, 'Make a copy').click());
    expect(JSON.parse(String(copied.mock.calls[1]?.[1].body))).toEqual({
      name: 'Spring, a copy',
      parentTheme: 'keystone',
      parentVersion: '23',
      assets: { styles: { type: 'css', data: 'p {}' } },
    });
    expect(navigate).toHaveBeenCalledWith('/appearance/themes/9/edit');
  });

  it('come back after they were deleted', async () => {
    const fetched = answer(200, sampleTheme({ themeID: 11, name: 'Autumn' }));
    vi.stubGlobal('fetch', fetched);
    const container = draw();
    await act(async () => button(container, 'Undelete Autumn').click());
    expect(fetched).toHaveBeenCalledWith(
      '/api/v2/themes/11',
      expect.objectContaining({ method: 'PATCH', body: '{"status":"undeleted"}' }),
    );
    expect(currentToasts().map(({ body }) => body)).toContain('Autumn is back.');
  });

  it('that are gone meanwhile are copied as empty ones', async () => {
    const sent = vi.fn(async (_url: string, init: RequestInit) => {
      const isMissing = init.method === 'GET';
      const body = isMissing ? { message: 'Theme not found.', status: 404 } : sampleTheme({ themeID: 12 });
      const headers = { 'content-type': 'application/json' };
      return new Response(JSON.stringify(body), { status: isMissing ? 404 : 201, headers });
    });
    vi.stubGlobal('fetch', sent);
    const container = draw(null, { navigate: vi.fn() });
    await act(async () => button(find(container, 'li:nth-child(2) details'), 'Make a copy').click());
    expect(JSON.parse(String(sent.mock.calls[1]?.[1].body)).assets).toEqual({});
  });

  it('go only after a question', async () => {
    const fetched = answer(204, {});
    vi.stubGlobal('fetch', fetched);
    const container = draw();
    await act(async () => button(find(container, 'li:nth-child(2) details'), 'Delete').click());
    expect(fetched).not.toHaveBeenCalled();
    const dialog = find(container, 'dialog');
    expect(dialog.textContent).toContain('Spring goes with all its revisions.');
    await act(async () => button(dialog, 'Delete').click());
    expect(fetched).toHaveBeenCalledWith('/api/v2/themes/7', expect.objectContaining({ method: 'DELETE' }));
  });
});

describe('the revisions', () => {
  it('of a theme of the product are none', () => {
    const theme = sampleTheme({ themeID: 'folio', type: 'themeFile', name: 'Folio' });
    const { container } = mount(onPage(<ThemeRevisions theme={theme} revisions={[]} total={0} />));
    expect(container.textContent).toContain('This theme comes with the product');
    expect(container.textContent).toContain('No revisions');
    expect(find(container, 'a[href="/appearance/themes"]')).toBeDefined();
  });

  it('are many: the live one is marked and cannot be restored, the rest can', async () => {
    const fetched = answer(400, { message: 'Not now.', status: 400 });
    vi.stubGlobal('fetch', fetched);
    const revisions = [sampleRevision(23, { active: true, revisionName: 'Greener' }), sampleRevision(22)];
    const { container } = mount(
      onPage(<ThemeRevisions theme={sampleTheme({ current: true })} revisions={revisions} total={140} />),
    );
    const [live, past] = [...container.querySelectorAll('li:has(h2)')];
    expect(live?.textContent).toContain('Greener');
    expect(live?.textContent).toContain('Live');
    expect(button(live as Element, 'Restore')).toBeUndefined();
    expect(container.textContent).toContain('These are the 2 newest.');
    await act(async () => button(past as Element, 'Restore').click());
    const dialog = find(container, 'dialog');
    expect(dialog.textContent).toContain('Everybody sees it from the next page on.');
    await act(async () => button(dialog, 'Restore').click());
    expect(fetched).toHaveBeenCalledWith(
      '/api/v2/themes/7',
      expect.objectContaining({ method: 'PATCH', body: '{"revisionID":22}' }),
    );
    expect(currentToasts().map(({ body }) => body)).toContain('Not now.');
  });
});

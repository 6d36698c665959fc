import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentToasts } from '../../../../platform/ui/Toast/toast-store.ts';
import {
  find,
  fire,
  hydrate,
  mount,
  press,
  type,
  unmountAll,
} from '../../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import type { ThemeEditorProps } from '../../theme-pages.contract.ts';
import { sampleEditor, sampleTheme } from '../testing/theme-samples.ts';
import { ThemeEditor } from './ThemeEditor.tsx';

// Style sheets are empty in tests of components; here one is what is read.
vi.mock('../../../../platform/ui/tokens.css?raw', () => ({
  default: readFileSync(join(import.meta.dirname, '../../../../platform/ui/tokens.css'), 'utf8'),
}));

const draw = (given: Partial<ThemeEditorProps> = {}) =>
  mount(onPage(<ThemeEditor {...sampleEditor(given)} />)).container;
const field = (container: ParentNode, label: string) => {
  const found = [...container.querySelectorAll('label')].find((each) => each.textContent === label);
  return find<HTMLInputElement>(container, `[id="${found?.htmlFor}"]`);
};
const button = (container: ParentNode, name: string | RegExp) =>
  [...container.querySelectorAll('button')].find((each) =>
    typeof name === 'string' ? each.textContent === name : name.test(each.textContent ?? ''),
  ) as HTMLButtonElement;
const errorOf = (input: HTMLInputElement) =>
  input.closest('[class*="setting"]')?.querySelector('[id$="-error"]')?.textContent ?? '';

function answer(status: number, body: object) {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => {
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify(body), { status, headers });
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => {
  unmountAll();
  vi.unstubAllGlobals();
});

describe('the editor', () => {
  it('is hydrated as it was rendered', () => {
    expect(hydrate(onPage(<ThemeEditor {...sampleEditor()} />)).complaints).toEqual([]);
  });

  it('shows what a theme comes to where it says nothing, and what its parent says', () => {
    const plain = field(draw(), 'Canvas, light');
    expect([plain.value, plain.placeholder]).toEqual(['', '#f6f7f9']);
    unmountAll();
    const folio = field(draw({ parentKey: 'folio' }), 'Canvas, light');
    expect(folio.placeholder).toBe('#faf7f2');
    expect(folio.closest('[class*="setting"]')?.textContent).toContain('Default: #faf7f2.');
  });

  it('is renamed by keys, which go on where they were', () => {
    const container = draw();
    act(() => button(container, 'Rename').click());
    const name = find<HTMLInputElement>(container, 'input[aria-label="Name of the theme"]');
    expect([document.activeElement, find(container, 'h1').textContent]).toEqual([name, 'Spring']);
    type(name, 'Summer');
    press(name, 'Enter');
    expect(document.activeElement).toBe(button(container, 'Rename'));
    expect(find(container, 'h1').textContent).toBe('Summer');
  });

  it('has its name again after Escape, which belongs to letters that are being composed first', () => {
    const container = draw();
    act(() => button(container, 'Rename').click());
    const name = find<HTMLInputElement>(container, 'input[aria-label="Name of the theme"]');
    type(name, '春');
    for (const key of ['Enter', 'Escape']) {
      fire(name, new KeyboardEvent('keydown', { key, bubbles: true, isComposing: true }));
      expect([name.isConnected, name.value]).toEqual([true, '春']);
    }
    press(name, 'Escape');
    expect([find(container, 'h1').textContent, button(container, 'Save').disabled]).toEqual(['Spring', true]);
    expect(document.activeElement).toBe(button(container, 'Rename'));
  });

  it('counts changes, saves what differs, and is clean then', async () => {
    const fetched = answer(200, sampleTheme({ revisionID: 24 }));
    const container = draw();
    expect(button(container, 'Save').disabled).toBe(true);
    type(field(container, 'Accent, dark'), '#69b1ff');
    expect(container.textContent).toContain('1 change');
    await act(async () => button(container, 'Save').click());
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toEqual({
      name: 'Spring',
      assets: {
        variables: { type: 'json', data: { global: { mainColors: { primary: { dark: '#69b1ff' } } } } },
      },
    });
    expect(currentToasts().map(({ body }) => body)).toContain('The theme was saved.');
    expect(button(container, 'Save').disabled).toBe(true);
  });

  it('is saved and used in one step, and says what is done where the second part fails', async () => {
    const headers = { 'content-type': 'application/json' };
    const fetched = vi.fn(async (url: string, _init: RequestInit) => {
      const isSave = url.includes('/themes/7');
      const body = isSave ? sampleTheme({ revisionID: 24 }) : { message: 'It broke.', status: 500 };
      return new Response(JSON.stringify(body), { status: isSave ? 200 : 500, headers });
    });
    vi.stubGlobal('fetch', fetched);
    const container = draw();
    type(field(container, 'Accent, dark'), '#69b1ff');
    await act(async () => button(container, 'Save and use').click());
    expect(fetched.mock.calls.map(([url, { method }]) => `${method} ${url}`)).toEqual([
      'PATCH /api/v2/themes/7?strict=true',
      'PUT /api/v2/themes/current',
    ]);
    expect(JSON.parse(String(fetched.mock.calls[1]?.[1].body))).toEqual({ themeID: 7 });
    expect(find(container, '[role=alert]').textContent).toBe(
      'The theme was saved, but it is not in use: It broke.',
    );
    expect([button(container, 'Save').disabled, button(container, 'Save and use').disabled]).toEqual([
      true,
      false,
    ]);
    // What is saved already is not saved again.
    await act(async () => button(container, 'Save and use').click());
    expect(fetched.mock.calls.map(([, { method }]) => method)).toEqual(['PATCH', 'PUT', 'PUT']);
  });

  it('has nothing to use where it is what everybody sees', () => {
    const container = draw({ theme: sampleTheme({ current: true }) });
    expect(button(container, 'Save')).toBeTruthy();
    expect(button(container, 'Save and use')).toBeUndefined();
  });

  it('names a revision, copies a logo, and shows what is wrong with one at its field', async () => {
    const errors = [{ field: 'assets.logo', message: 'A logo is the path of a file.', code: 'invalid' }];
    const fetched = answer(422, { message: 'Validation Failed', status: 422, errors });
    const container = draw();
    const named = () => container.querySelector<HTMLInputElement>('input[placeholder^="Name this revision"]');
    expect(named()).toBeNull();
    const logo = field(container, 'Logo');
    type(logo, '/uploads/spring.svg');
    type(named() as HTMLInputElement, ' With a logo ');
    expect(find(container, '[data-theme-sample] img[src="/uploads/spring.svg"]')).toBeTruthy();
    await act(async () => button(container, 'Save').click());
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toEqual({
      name: 'Spring',
      assets: { logo: { type: 'data', data: '/uploads/spring.svg' } },
      revisionName: 'With a logo',
    });
    expect(errorOf(logo)).toBe('A logo is the path of a file.');
    answer(200, sampleTheme());
    type(logo, '/uploads/summer.svg');
    await act(async () => button(container, 'Save').click());
    expect(named()).toBeNull();
  });

  it('refuses what cannot be read, in either scheme, names the nearest that can, and takes it', async () => {
    const fetched = answer(200, sampleTheme());
    const container = draw();
    const muted = field(container, 'Muted text, dark');
    type(muted, '#333a44');
    expect(errorOf(muted)).toMatch(/^1\.\d : 1 for muted text on .*Needs 4\.5 : 1, try #[\da-f]{6}\./);
    expect(errorOf(field(container, 'Muted text, light'))).toBe('');
    await act(async () => button(container, 'Save').click());
    expect(fetched).not.toHaveBeenCalled();
    expect(find(container, 'footer [role="alert"]').textContent).toContain('Not saved yet');
    await act(async () => button(container, /^Use #/).click());
    expect(errorOf(muted)).toBe('');
    expect(container.querySelector('footer [role="alert"]')).toBeNull();
    expect(find(container, '[role="status"]').textContent).toMatch(/passes in (\d+) of \1 pairs/);
  });

  it('shows at the ground what was changed there', () => {
    const container = draw();
    type(field(container, 'Surface, light'), '#777777');
    expect(errorOf(field(container, 'Surface, light'))).toContain('on the surface');
    expect(errorOf(field(container, 'Text, light'))).toBe('');
  });

  it('knows what is no colour', async () => {
    const container = draw();
    type(field(container, 'Accent, light'), 'blueish');
    expect(errorOf(field(container, 'Accent, light'))).toContain('This is no colour.');
    await act(async () => button(container, 'Save').click());
    expect(find(container, 'footer [role="alert"]')).toBeDefined();
  });

  it('shows at the field what the server refused', async () => {
    answer(422, {
      message: 'Validation Failed',
      status: 422,
      errors: [{ field: 'assets.footer', code: 'invalid', message: 'Too long.', status: 422 }],
    });
    const container = draw({ footer: '<p>Bye</p>' });
    type(field(container, 'Accent, light'), '#0b6bcb');
    await act(async () => button(container, 'Save').click());
    expect(errorOf(field(container, 'Footer'))).toBe('Too long.');
  });

  it('asks before it discards, in the words for it', async () => {
    const container = draw();
    type(field(container, 'Accent, light'), '#0b6bcb');
    await act(async () => button(container, 'Discard').click());
    const dialog = find(container, 'dialog');
    expect(dialog.textContent).toContain(
      'You have unsaved changes and your work will be lost. Are you sure you want to continue without saving?',
    );
    await act(async () => button(dialog, 'Continue').click());
    expect(field(container, 'Accent, light').value).toBe('');
    expect(container.textContent).not.toContain('1 change');
  });
});

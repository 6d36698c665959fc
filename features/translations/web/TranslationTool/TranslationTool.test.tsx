import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToasts } from '../../../../platform/ui/Toast/toast-store.ts';
import { find, mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import type { TranslatableProperty } from '../../translations.contract.ts';
import TranslationTool from './TranslationTool.tsx';
import { fetchTranslations } from './translation-calls.ts';

type Call = { key: string; body: unknown };
let calls: Call[];
let answers: Record<string, [number, unknown]>;
const property = (propertyName: string, sourceText: string, recordID = 7): TranslatableProperty => ({
  resource: 'categories',
  recordType: 'category',
  recordID,
  propertyName,
  translationPropertyKey: `category.${recordID}.${propertyName}`,
  propertyType: propertyName === 'name' ? 'text' : 'text-multiline',
  propertyValidation: { maxLength: 255 },
  sourceText,
});
const locales = (...keys: string[]) => keys.map((localeKey) => ({ localeKey, translatable: true }));

beforeEach(() => {
  calls = [];
  answers = {
    'GET /locales': [200, locales('en', 'pl', 'ar')],
    'GET /translations/categories/properties': [
      200,
      [property('name', 'Gardens'), property('description', 'Green.')],
    ],
    'GET /translations/categories': [
      200,
      [{ translationPropertyKey: 'category.7.name', translation: 'Ogrody' }],
    ],
    'PATCH /translations/categories': [200, undefined],
    'PATCH /translations/categories/remove': [200, undefined],
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const key = `${init.method ?? 'GET'} ${url.replace('/api/v2', '').replace(/\?.*/, '')}`;
    calls.push({
      key: key + (/locale=(\w+)/.exec(url)?.[1] ?? ''),
      body: init.body && JSON.parse(String(init.body)),
    });
    const [status, body] = answers[key] ?? [404, { message: 'Not found.', status: 404 }];
    const json = { 'content-type': 'application/json' };
    return new Response(body === undefined ? null : JSON.stringify(body), { status, headers: json });
  });
});
afterEach(() => {
  unmountAll();
  vi.unstubAllGlobals();
});

async function tool() {
  const revalidate = vi.fn(async () => {});
  const onClose = vi.fn();
  const { container } = mount(
    onPage(<TranslationTool resource="categories" title="Translate" onClose={onClose} />, { revalidate }),
  );
  await act(async () => {});
  await act(async () => {});
  const areas = () => [...container.querySelectorAll('textarea')];
  const type = (at: number, text: string) =>
    act(async () => {
      const area = areas()[at] as HTMLTextAreaElement;
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
      area.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const button = (name: string) => {
    const all = [...container.querySelectorAll('button')];
    const found = all.findLast(
      (each) => each.textContent === name || each.getAttribute('aria-label') === name,
    );
    if (!found) throw new Error(`No button ${name}.`);
    return found;
  };
  const click = (name: string) => act(async () => button(name).click());
  const choose = (locale: string) =>
    act(async () => {
      const select = find<HTMLSelectElement>(container, 'select');
      select.value = locale;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  return { container, revalidate, onClose, areas, type, button, click, choose };
}

const UNSAVED = 'You have unsaved changes';
const ASKED = `${UNSAVED} and your work will be lost. Are you sure you want to continue without saving?`;

describe('TranslationTool', () => {
  it('shows what was written beside what it is in the language, in areas of three rows', async () => {
    const { container, areas, button } = await tool();
    expect(areas().map((area) => [area.value, Number(area.rows), area.maxLength, area.lang])).toEqual([
      ['Ogrody', 3, 255, 'pl'],
      ['', 3, 255, 'pl'],
    ]);
    const rows = [...container.querySelectorAll('li')].map((row) => row.textContent);
    expect(rows).toEqual(['NameGardensOgrody', 'DescriptionGreen.Not translated']);
    expect(button('Save').disabled).toBe(true);
    const [select] = container.querySelectorAll('select');
    expect([...(select?.options ?? [])].map((option) => option.value)).toEqual(['pl', 'ar']);
  });

  it('saves what was changed, removes what was emptied, and stays open', async () => {
    const { container, areas, type, click, revalidate, onClose, button } = await tool();
    await type(0, '');
    await type(1, ' Zielone. ');
    expect(container.textContent?.split(UNSAVED)).toHaveLength(3);
    await click('Save');
    const sent = calls.filter((each) => each.key.startsWith('PATCH'));
    const place = { recordType: 'category', recordID: 7, locale: 'pl' };
    expect(sent).toEqual([
      {
        key: 'PATCH /translations/categories',
        body: [
          {
            ...place,
            propertyName: 'description',
            translationPropertyKey: 'category.7.description',
            translation: 'Zielone.',
          },
        ],
      },
      {
        key: 'PATCH /translations/categories/remove',
        body: [{ ...place, propertyName: 'name', translationPropertyKey: 'category.7.name' }],
      },
    ]);
    expect(container.textContent).not.toContain(UNSAVED);
    expect([areas().map((area) => area.value), button('Save').disabled]).toEqual([['', 'Zielone.'], true]);
    expect(revalidate).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
    expect(currentToasts().some((toast) => toast.id === 'translations')).toBe(true);
    // What was typed and taken back is no change.
    await type(1, 'x');
    await type(1, 'Zielone.');
    expect(button('Save').disabled).toBe(true);
  });

  it('asks before another language or closing throws away what was typed', async () => {
    const { container, type, choose, click, areas, onClose } = await tool();
    await choose('ar');
    expect(container.textContent).not.toContain(ASKED);
    await choose('pl');
    await type(1, 'Zielone');
    await choose('ar');
    expect(container.textContent).toContain(ASKED);
    await click('Cancel');
    expect(areas()[1]?.value).toBe('Zielone');
    await choose('ar');
    await click('Continue');
    expect(calls.at(-1)?.key).toBe('GET /translations/categoriesar');
    expect(areas().map((area) => area.lang)).toEqual(['ar', 'ar']);
    expect(container.textContent).not.toContain(UNSAVED);
    await type(1, 'x');
    await click('Close');
    expect(onClose).not.toHaveBeenCalled();
    await click('Continue');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('warns where there is no second language', async () => {
    answers['GET /locales'] = [200, locales('en')];
    const { container, areas } = await tool();
    expect(find(container, '[role=alert]').textContent).toContain('The community has one language only.');
    expect(areas()).toEqual([]);
    expect(calls.some((each) => each.key.startsWith('GET /translations/categoriesp'))).toBe(false);
  });

  it('says what could not be loaded or saved, and tries again', async () => {
    answers['GET /translations/categories'] = [500, { message: 'x', status: 500 }];
    const { container, areas, click, type } = await tool();
    expect(find(container, '[role=alert]').textContent).toContain('The translations could not be loaded.');
    expect(areas().every((area) => area.disabled)).toBe(true);
    answers['GET /translations/categories'] = [200, []];
    await click('Try again');
    expect(areas().some((area) => area.disabled)).toBe(false);
    const errors = [{ field: 'translation', message: 'Too long.' }];
    answers['PATCH /translations/categories'] = [422, { message: 'Validation Failed', errors, status: 422 }];
    await type(0, 'Ogrody');
    await click('Save');
    expect(find(container, '[role=alert]').textContent).toBe('Too long.');
    expect(areas()[0]?.value).toBe('Ogrody');
  });

  it('says so where nothing is there to be translated', async () => {
    answers['GET /translations/categories/properties'] = [200, []];
    expect((await tool()).container.textContent).toContain('There is nothing to translate yet.');
  });
});

describe('what the tool asks for', () => {
  it('is of one record type, in a language, and of at least one text', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const mixed = [property('name', 'a'), { ...property('name', 'b'), recordType: 'tag' }];
    await expect(fetchTranslations('categories', 'pl', mixed)).rejects.toThrow('one record type');
    expect(await fetchTranslations('categories', 'pl', [])).toEqual({});
    expect(await fetchTranslations('categories', '', [property('name', 'a')])).toEqual({});
    expect([warn.mock.calls.length, calls]).toEqual([2, []]);
    warn.mockRestore();
  });
});

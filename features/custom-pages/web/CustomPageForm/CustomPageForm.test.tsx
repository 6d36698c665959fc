import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  find,
  fire,
  hydrate,
  mount,
  type as typeInto,
  unmountAll,
} from '../../../../platform/ui/testing/mount.tsx';
import { onPage, type Stage } from '../../../../platform/web/testing/on-page.tsx';
import { samplePage } from '../testing/managed-pages.ts';
import { CustomPageForm } from './CustomPageForm.tsx';
import { suggestedAddress } from './suggested-address.ts';

afterEach(() => {
  unmountAll();
  vi.unstubAllGlobals();
});

const SITE_URL = 'http://localhost';
const answers = (status: number, body: object) => {
  const headers = { 'content-type': 'application/json' };
  const fetched = vi.fn(
    async (_url: string, _init: RequestInit) => new Response(JSON.stringify(body), { status, headers }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

function drawn(page = undefined as ReturnType<typeof samplePage> | undefined, stage: Stage = {}) {
  const form = (shown: typeof page) =>
    onPage(<CustomPageForm siteUrl={SITE_URL} {...(shown && { page: shown })} />, {
      permissions: ['site.manage'],
      ...stage,
    });
  const { container, rerender } = mount(form(page));
  const field = (label: string) => {
    const found = [...container.querySelectorAll('label')].find((each) =>
      each.textContent?.startsWith(label),
    );
    return find<HTMLInputElement>(container, `[id="${found?.htmlFor}"]`);
  };
  const shown = (label: string) =>
    (field(label).getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => container.querySelector(`[id="${id}"]`)?.textContent);
  const save = () => act(async () => find(container, 'button[type="submit"]').click());
  const radio = (label: string) =>
    [...container.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  const ofWidgets = () => act(async () => radio('Widgets, arranged in a layout')?.click());
  return {
    container,
    field,
    shown,
    save,
    ofWidgets,
    rerender: (shown: typeof page) => rerender(form(shown)),
  };
}

describe('a new page', () => {
  it('takes its address from its title until another one is written', () => {
    const { field } = drawn();
    typeInto(field('Title'), 'Über uns & mehr');
    expect(field('Address').value).toBe('/uber-uns-mehr');
    typeInto(field('Address'), '/about');
    typeInto(field('Title'), 'About us');
    expect(field('Address').value).toBe('/about');
  });

  it('is made of what was written, and leads on to its own address', async () => {
    const fetched = answers(201, samplePage({ customPageID: 9 }));
    const navigate = vi.fn();
    const { field, save, ofWidgets } = drawn(undefined, { navigate });
    await ofWidgets();
    typeInto(field('Title'), ' About ');
    typeInto(field('Address'), 'About/');
    await save();
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toEqual({
      seoTitle: 'About',
      seoDescription: '',
      urlcode: '/about',
      status: 'unpublished',
      roleIDs: [],
      isInNavigation: false,
    });
    expect(navigate).toHaveBeenCalledWith('/appearance/pages/9/edit', {
      replace: true,
      keepsPlace: true,
    });
  });

  it('holds the text that is written there, and is not sent without any', async () => {
    const fetched = answers(422, {
      message: 'body is 3 characters too long.',
      status: 422,
      errors: [{ field: 'body', code: 'maxLength', message: 'body is 3 characters too long.', status: 422 }],
    });
    const { container, field, save } = drawn(undefined, { site: { inputFormatter: 'markdown' } });
    const write = (words: string) => {
      const area = find<HTMLTextAreaElement>(container, 'textarea[aria-label="Text"]');
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, words);
      fire(area, new Event('input', { bubbles: true }));
    };
    typeInto(field('Title'), 'About');
    await save();
    expect(fetched).not.toHaveBeenCalled();
    expect(container.textContent).toContain('Write the text of the page.');
    write('We keep *bees*.');
    await save();
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toMatchObject({
      seoTitle: 'About',
      text: { source: 'We keep *bees*.', format: 'markdown' },
    });
    expect(container.textContent).toContain('body is 3 characters too long.');
    write('We keep bees.');
    expect(container.textContent).not.toContain('body is 3 characters too long.');
  });

  it('keeps what is typed while it is made, and sends that to the same page', async () => {
    const page = samplePage({ customPageID: 9 });
    const headers = { 'content-type': 'application/json' };
    let answer = () => {};
    const fetched = vi.fn(
      (_url: string, _init: RequestInit) =>
        new Promise<Response>((resolve) => {
          answer = () => resolve(new Response(JSON.stringify(page), { headers }));
        }),
    );
    vi.stubGlobal('fetch', fetched);
    const { field, save, ofWidgets, rerender } = drawn();
    await ofWidgets();
    typeInto(field('Title'), 'About');
    await save();
    typeInto(field('Title'), 'About us');
    await act(async () => answer());
    rerender(page);
    expect([field('Title').value, field('Address').value]).toEqual(['About us', '/about-us']);
    await save();
    expect(fetched.mock.calls[1]).toMatchObject(['/api/v2/custom-pages/9', { method: 'PATCH' }]);
  });

  it.each([
    ['', '', 'Give the page a title.', 'Give the page an address.'],
    ['About', '/ab out', undefined, 'Use only lowercase letters, digits, -, _ and / in an address.'],
    ['About', '/', undefined, 'Use only lowercase letters, digits, -, _ and / in an address.'],
  ])('called “%s” at “%s” is not sent', async (title, address, ofTitle, ofAddress) => {
    const fetched = answers(201, {});
    const { field, shown, save } = drawn();
    if (title) typeInto(field('Title'), title);
    if (address) typeInto(field('Address'), address);
    await save();
    expect(fetched).not.toHaveBeenCalled();
    expect(shown('Title')).toHaveLength(ofTitle ? 2 : 1);
    if (ofTitle) expect(shown('Title')[0]).toBe(ofTitle);
    expect(shown('Address')[0]).toBe(ofAddress);
  });

  it.each([
    ['customPage.urlcodeTaken', 'Another page has this address already. Choose another one.'],
    ['customPage.urlcodeReserved', 'This address belongs to a page of the product. Choose another one.'],
  ])('refused by %s says so at the address, until it is changed', async (code, words) => {
    answers(422, { code, message: 'x', status: 422 });
    const { container, field, shown, save, ofWidgets } = drawn();
    await ofWidgets();
    typeInto(field('Title'), 'Posts');
    await save();
    expect(shown('Address')[0]).toBe(words);
    expect(field('Address').getAttribute('aria-invalid')).toBe('true');
    expect(container.querySelector('[role=alert]')).toBeNull();
    typeInto(field('Address'), '/posts-of-ours');
    expect(field('Address').getAttribute('aria-invalid')).toBeNull();
  });

  it('that the server cannot take says what happened above the form', async () => {
    answers(500, { message: 'It broke.', status: 500 });
    const { container, field, save, ofWidgets } = drawn();
    await ofWidgets();
    typeInto(field('Title'), 'Posts');
    await save();
    expect(find(container, '[role=alert]').textContent).toBe('It broke.');
    expect(field('Title').value).toBe('Posts');
  });
});

describe('a page that is there', () => {
  const page = samplePage({ roleIDs: [32], roles: [{ roleID: 32, name: 'Moderator' }] });

  it('is hydrated as it was rendered, with its roles and the way to its layout', () => {
    const { container, complaints } = hydrate(
      onPage(<CustomPageForm siteUrl={SITE_URL} page={page} />, { permissions: ['site.manage'] }),
    );
    expect(complaints).toEqual([]);
    expect(container.querySelectorAll('h1')).toHaveLength(1);
    expect(container.textContent).toContain('Moderator');
    expect(find(container, 'a[href^="/appearance/layouts/customPage/12-"]').textContent).toBe('Edit layout');
    expect(find<HTMLButtonElement>(container, 'button[type="submit"]').disabled).toBe(true);
  });

  it('is saved where it is, and rerendered', async () => {
    const fetched = answers(200, page);
    const revalidate = vi.fn(async () => {});
    const { field, save } = drawn(page, { revalidate });
    typeInto(field('Title'), 'Rules');
    expect(field('Address').value).toBe('/house-rules');
    await save();
    expect(fetched).toHaveBeenCalledWith(
      '/api/v2/custom-pages/3',
      expect.objectContaining({ method: 'PATCH' }),
    );
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toMatchObject({
      seoTitle: 'Rules',
      roleIDs: [32],
    });
    expect(revalidate).toHaveBeenCalledOnce();
  });

  it('keeps what is written while it is being saved', async () => {
    let answer = (_: Response) => {};
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
    const { container, field, save } = drawn(page, { revalidate: async () => {} });
    typeInto(field('Title'), 'Rules');
    await save();
    typeInto(field('Title'), 'Rules of the house');
    const headers = { 'content-type': 'application/json' };
    await act(async () => answer(new Response(JSON.stringify(page), { headers })));
    expect(field('Title').value).toBe('Rules of the house');
    expect(find<HTMLButtonElement>(container, 'button[type="submit"]').disabled).toBe(false);
  });
});

it.each([
  ['About us', '/about-us'],
  ['1, 2, 3', '/1-2-3'],
  ['عنا', ''],
  ['', ''],
])('the title “%s” suggests “%s”', (title, address) => {
  expect(suggestedAddress(title)).toBe(address);
});

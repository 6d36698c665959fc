import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import type { Message } from '../../../locales/locales.contract.ts';
import MessagesEditor from './MessagesEditor.tsx';

let requests: string[];
let sent: unknown[];
let found: Message[];
let refusal: [number, object] | undefined;

const close: Message = { wording: 'Close', english: 'Close', asItComes: 'Zamknij', own: null };
const posts: Message = {
  wording: '{count} posts',
  english: { one: '{count} post', other: '{count} posts' },
  asItComes: null,
  own: { one: '{count} wpis', few: '{count} wpisy', many: '{count} wpisów', other: '{count} wpisu' },
};

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  sent = [];
  found = [close, posts];
  refusal = undefined;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const json = { 'content-type': 'application/json', 'x-app-page-result-count': '31' };
    const answer = (body: unknown, status = 200) =>
      new Response(JSON.stringify(body), { status, headers: json });
    if (init.method !== 'PATCH') {
      requests.push(decodeURIComponent(url.replace('/api/v2/locales/', '')));
      return answer(found);
    }
    const body = JSON.parse(String(init.body));
    sent.push(body);
    return refusal
      ? answer(refusal[1], refusal[0])
      : answer({ ...(found.find(({ wording }) => wording === body.wording) ?? close), ...body });
  });
});
afterEach(() => {
  unmountAll();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const languages = [
  { locale: 'en', name: 'English' },
  { locale: 'pl', name: 'Polski' },
];

async function editor() {
  const revalidate = vi.fn(async () => {});
  const { container } = mount(
    onPage(<MessagesEditor languages={languages} />, { revalidate, site: { locale: 'pl' } }),
  );
  const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
  await wait(0);
  const buttons = () => [...container.querySelectorAll('button')];
  const click = (name: string) =>
    act(async () => {
      const button = buttons().find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name);
      if (!button) throw new Error(`No button ${name}.`);
      button.click();
    });
  const submit = () => act(async () => find<HTMLFormElement>(container, 'form').requestSubmit());
  const search = (text: string) =>
    act(async () => {
      const input = find<HTMLInputElement>(container, 'input[type=search]');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  return { container, revalidate, wait, click, submit, search };
}

describe('MessagesEditor', () => {
  it('begins with the reader’s language and finds texts once somebody stops typing', async () => {
    const { container, search, wait } = await editor();
    expect(requests).toEqual(['pl/wordings?isChanged=false&isMissing=false&page=1']);
    expect(container.textContent).toContain('31 texts');
    const rows = [...container.querySelectorAll('li')].map((row) => row.textContent);
    expect(rows).toEqual(['CloseZamknijChange', '{count} posts{count} wpisuIn your wordsChange']);
    await search('clo');
    await wait(249);
    expect(requests).toHaveLength(1);
    found = [close];
    await wait(1);
    expect(requests[1]).toContain('query=clo&');
    expect(container.querySelectorAll('li')).toHaveLength(1);
  });

  it('changes a text, and shows it at once', async () => {
    const { container, click, submit, revalidate } = await editor();
    await click('Change: Close');
    const area = find<HTMLTextAreaElement>(container, 'form textarea');
    expect([area.value, area.lang]).toEqual(['Zamknij', 'pl']);
    expect(document.activeElement).toBe(area);
    area.value = ' Ukryj ';
    await submit();
    expect(sent).toEqual([{ wording: 'Close', own: 'Ukryj' }]);
    expect(find(container, 'li').textContent).toContain('Ukryj');
    expect(container.querySelector('form')).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Change: Close');
    expect(revalidate).toHaveBeenCalledOnce();
  });

  it('has a field for each plural form, with the numbers it is for, and puts back', async () => {
    const { container, click, submit } = await editor();
    await click('Change: {count} posts');
    const labels = [...container.querySelectorAll('form textarea')].map(
      ({ id }) => container.querySelector(`label[for="${id}"]`)?.textContent,
    );
    expect(labels).toEqual(['For 1', 'For 2, 3, 4, 22 …', 'For 0, 5, 6, 7 …', 'For 1.5, 2.5']);
    const areas = [...container.querySelectorAll<HTMLTextAreaElement>('form textarea')];
    const first = areas[0] as HTMLTextAreaElement;
    first.value = '';
    await submit();
    expect(find(container, '[role=alert]').textContent).toContain('Say something in each field');
    first.value = '{count} post';
    await submit();
    expect(sent).toMatchObject([{ own: { one: '{count} post', few: '{count} wpisy' } }]);
    await click('Change: {count} posts');
    await click('Put back');
    expect(sent[1]).toEqual({ wording: '{count} posts', own: null });
  });

  it('keeps what was typed where it is refused', async () => {
    const { container, click, submit } = await editor();
    refusal = [422, { message: 'Only the gaps.', status: 422 }];
    await click('Change: Close');
    const area = find<HTMLTextAreaElement>(container, 'form textarea');
    area.value = 'Close {what}';
    await submit();
    expect(find(container, '[role=alert]').textContent).toBe('Only the gaps.');
    expect(area.value).toBe('Close {what}');
  });

  it('lets a text of one’s own be translated', async () => {
    const { container, search, wait, click, submit } = await editor();
    found = [];
    await search('Our garden');
    await wait(250);
    await click('Change: Our garden');
    find<HTMLTextAreaElement>(container, 'form textarea').value = 'Nasz ogród';
    await submit();
    expect(sent).toEqual([{ wording: 'Our garden', own: 'Nasz ogród' }]);
  });
});

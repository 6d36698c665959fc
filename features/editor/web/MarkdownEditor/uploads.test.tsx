import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, fire, mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import { fileProblem } from '../../../media/upload-rules.ts';
import { mediaMarkup } from '../../../media/web/media-markup.ts';
import { withFile } from './insert-file.ts';
import MarkdownEditor from './MarkdownEditor.tsx';

const rules = { maxSize: 1024 * 1024, maxUploads: 2, allowedExtensions: ['png', 'txt'] };
const bee = {
  mediaID: 1,
  name: 'bee_1.png',
  url: 'http://localhost/uploads/media/aa/b.png',
  type: 'image/png',
  width: 4,
};

class FakeRequest {
  static sent: FakeRequest[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => unknown;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  headers: Record<string, string> = {};
  body: FormData | undefined;
  address = '';
  open(method: string, url: string) {
    this.address = `${method} ${url}`;
  }
  getResponseHeader() {
    return this.responseText.startsWith('<') ? 'text/html' : 'application/json';
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: FormData) {
    this.body = body;
    FakeRequest.sent.push(this);
  }
  abort() {
    this.onabort?.();
  }
  async answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    await act(async () => this.onload?.());
  }
}

/** As a browser types: past the setter that React listens at, and then it fires the event. */
function typed(_command: string, _shows: boolean, text: string): boolean {
  const area = document.activeElement as HTMLTextAreaElement;
  const { value, selectionStart, selectionEnd } = area;
  const next = value.slice(0, selectionStart) + text + value.slice(selectionEnd);
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, next);
  area.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

beforeEach(() => {
  FakeRequest.sent = [];
  Object.assign(document, { execCommand: typed });
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  unmountAll();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'execCommand');
});

function Writing({ onSubmit }: { onSubmit: () => void }) {
  const [value, setValue] = useState('Look:');
  return (
    <MarkdownEditor
      label="Comment"
      value={value}
      format="markdown"
      onChange={setValue}
      onSubmit={onSubmit}
      submitLabel="Post"
    />
  );
}

function start(permissions = ['uploads.add']) {
  const onSubmit = vi.fn();
  const { container } = mount(
    onPage(<Writing onSubmit={onSubmit} />, { site: { upload: rules }, permissions }),
  );
  const area = find<HTMLTextAreaElement>(container, 'textarea');
  const bring = (kind: 'paste' | 'drop', files: File[], types = ['Files']) => {
    const event = new Event(kind, { bubbles: true, cancelable: true });
    const data = { files, types, getData: () => '' };
    fire(area, Object.assign(event, { clipboardData: data, dataTransfer: data }));
    return event;
  };
  const submit = () =>
    [...container.querySelectorAll('button')].find(
      (each) => each.textContent === 'Post',
    ) as HTMLButtonElement;
  return { container, area, bring, submit, onSubmit };
}

const file = (name: string, size = 3) => new File(['x'.repeat(size)], name);

describe('a file for a text', () => {
  it('is sent, shown on its way, and written into the text when it has arrived', async () => {
    const { container, area, bring, submit } = start();
    area.focus();
    area.setSelectionRange(5, 5);
    expect(bring('paste', [file('bee_1.png')]).defaultPrevented).toBe(true);
    const [request] = FakeRequest.sent as [FakeRequest];
    expect(request.address).toBe('POST /api/v2/media');
    expect(request.headers).toMatchObject({
      'x-requested-with': 'parley',
      'idempotency-key': expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(((request.body as FormData).get('file') as File).name).toBe('bee_1.png');
    act(() => request.upload.onprogress?.({ loaded: 1, total: 4 }));
    expect(find(container, '[role="progressbar"]').getAttribute('aria-valuenow')).toBe('25');
    expect(submit().disabled).toBe(true);
    await request.answer(201, bee);
    expect(area.value).toBe('Look:\n![bee\\_1](/uploads/media/aa/b.png)\n');
    expect(container.querySelector('[role="progressbar"]')).toBeNull();
    expect(submit().disabled).toBe(false);
  });

  it('is written without taking the focus from where somebody writes meanwhile', async () => {
    const { area, bring, submit } = start();
    bring('drop', [file('a.txt')]);
    const elsewhere = document.body.appendChild(document.createElement('input'));
    elsewhere.focus();
    await FakeRequest.sent[0]?.answer(201, { ...bee, name: 'a.txt', width: null });
    expect(area.value).toContain('[a.txt](/uploads/media/aa/b.png)');
    expect(document.activeElement).toBe(elsewhere);
    expect(submit().disabled).toBe(false);
    elsewhere.remove();
  });

  it('comes by dropping and by choosing as well', async () => {
    const { container, bring } = start();
    expect(bring('drop', [file('a.txt')]).defaultPrevented).toBe(true);
    const input = find<HTMLInputElement>(container, 'input[type="file"]');
    expect(input.accept).toBe('.png,.txt');
    Object.defineProperty(input, 'files', { value: [file('b.txt')] });
    fire(input, new Event('change', { bubbles: true }));
    expect(FakeRequest.sent).toHaveLength(2);
  });

  it('is refused in the words that the server would use', async () => {
    const { container, bring } = start();
    bring('drop', [file('big.png', 1024 * 1024 + 1), file('page.html'), file('third.txt')]);
    const problems = [...container.querySelectorAll('[role="alert"]')].map((each) => each.textContent);
    expect(problems).toEqual([
      'The uploaded file was too big (max 1 MB).',
      'The uploaded file did not have an allowed extension. Only the following extensions are allowed. png, txt.',
      'At most 2 files can be uploaded at once.',
    ]);
    expect(FakeRequest.sent).toEqual([]);
    fire(find(container, '[aria-label="Dismiss page.html"]'), new MouseEvent('click', { bubbles: true }));
    expect(container.querySelectorAll('[role="alert"]')).toHaveLength(2);
  });

  it.each([
    [
      422,
      { message: 'Validation Failed', errors: [{ field: 'file', message: 'Not a picture.' }] },
      'Not a picture.',
    ],
    [429, { message: 'Too many.' }, 'Too many.'],
    [502, '<h1>Bad gateway</h1>', 'Bad gateway'],
  ])('that the server answers with %i says why', async (status, body, words) => {
    const { container, bring, area } = start();
    bring('paste', [file('a.png')]);
    await FakeRequest.sent[0]?.answer(status, body);
    expect(find(container, '[role="alert"]').textContent).toBe(words);
    expect(area.value).toBe('Look:');
  });

  it('that a cut line held up is sent again at a press', async () => {
    const { container, bring, area } = start();
    bring('paste', [file('bee_1.png')]);
    await act(async () => FakeRequest.sent[0]?.onerror?.());
    expect(find(container, '[role="alert"]').textContent).toBe(
      'Something went wrong while contacting the server.',
    );
    const again = [...container.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Try again',
    );
    await act(async () => again?.click());
    expect(container.querySelector('[role="alert"]')).toBeNull();
    expect(FakeRequest.sent).toHaveLength(2);
    await FakeRequest.sent[1]?.answer(201, bee);
    expect(area.value).toContain('![bee\\_1](/uploads/media/aa/b.png)');
    bring('paste', [file('a.png')]);
    await FakeRequest.sent[2]?.answer(422, { message: 'No.' });
    expect(container.textContent).not.toContain('Try again');
  });

  it('can be stopped on its way', async () => {
    const { container, bring, area } = start();
    bring('paste', [file('a.png')]);
    const cancel = find(container, '[aria-label="Cancel the upload of a.png"]');
    await act(async () => fire(cancel, new MouseEvent('click', { bubbles: true })));
    expect(container.querySelector('[role="progressbar"], [role="alert"]')).toBeNull();
    expect(area.value).toBe('Look:');
  });

  it('is the browser’s own matter without the right to upload, and beside words', () => {
    const guest = start([]);
    expect(guest.bring('paste', [file('a.png')]).defaultPrevented).toBe(false);
    expect(guest.container.querySelector('input[type="file"]')).toBeNull();
    const member = start();
    expect(member.bring('paste', [file('a.png')], ['text/plain', 'Files']).defaultPrevented).toBe(false);
    expect(FakeRequest.sent).toEqual([]);
  });
});

describe('the markup of a file', () => {
  const words = { ...bee, name: 'a [b].txt', width: null, type: 'text/plain' };
  it.each([
    ['markdown', bee, '![bee\\_1](/uploads/media/aa/b.png)'],
    ['markdown', words, '[a \\[b\\].txt](/uploads/media/aa/b.png)'],
    ['html', bee, '<img src="/uploads/media/aa/b.png" alt="bee_1">'],
    ['wysiwyg', words, '<a href="/uploads/media/aa/b.png">a [b].txt</a>'],
    ['bbcode', bee, '[img]http://localhost/uploads/media/aa/b.png[/img]'],
    ['bbcode', words, '[url=http://localhost/uploads/media/aa/b.png]a b.txt[/url]'],
    ['text', words, 'http://localhost/uploads/media/aa/b.png'],
  ])('in %s', (format, item, markup) => expect(mediaMarkup(item, format)).toBe(markup));

  it('stands on a line of its own', () => {
    expect(withFile({ text: '', start: 0, end: 0 }, 'X').text).toBe('X\n');
    expect(withFile({ text: 'ab', start: 1, end: 1 }, 'X').text).toBe('a\nX\nb');
    expect(withFile({ text: 'a\n\nb', start: 2, end: 2 }, 'X')).toEqual({
      text: 'a\nX\nb',
      start: 3,
      end: 3,
    });
  });
});

it('endings count in any case', () => {
  expect(fileProblem({ name: 'A.PNG', size: 1 }, rules, (text) => text)).toBeUndefined();
  expect(fileProblem({ name: 'png', size: 1 }, rules, (text) => text)).toContain('allowed extension');
});

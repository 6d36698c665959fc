import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  find,
  hydrate,
  mount,
  type as typeInto,
  unmountAll,
} from '../../../../platform/ui/testing/mount.tsx';
import { onPage, type Stage } from '../../../../platform/web/testing/on-page.tsx';
import type { FragmentEditorProps } from '../../fragment-pages.contract.ts';
import { sampleFragment, sampleRevision } from '../testing/fragment-samples.ts';
import { FragmentEditor } from './FragmentEditor.tsx';

type Sent = { key: string; body: Record<string, unknown> | undefined };
let sent: Sent[];
let answers: Record<string, [number, unknown]>;
/** A site with nothing on it: no frame is opened. */
const HYDRATE = 'POST /api/v2/layouts/hydrate';
const fragment = sampleFragment();
const path = `/api/v2/fragments/${fragment.fragmentUUID}`;
beforeEach(() => {
  sent = [];
  answers = { [HYDRATE]: [200, { layout: [] }] };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const key = `${init.method} ${url}`;
    if (key !== HYDRATE) sent.push({ key, body: init.body ? JSON.parse(String(init.body)) : undefined });
    const [status, body] = answers[key] ?? [200, {}];
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  unmountAll();
  vi.unstubAllGlobals();
});

const fresh: FragmentEditorProps = {
  fragmentType: 'CallToActionFragment',
  revisions: [],
  countRevisions: 0,
  didAccept: true,
};
const stored: FragmentEditorProps = {
  ...fresh,
  fragment,
  revisions: [
    sampleRevision({ commitMessage: 'Second', commitDescription: 'Warmer words.' }),
    sampleRevision({ status: 'past-revision', fragmentRevisionUUID: 'old', commitMessage: 'First' }),
  ],
  countRevisions: 2,
};

async function drawn(props: FragmentEditorProps, stage: Stage = {}) {
  const { container, rerender } = mount(onPage(<FragmentEditor {...props} />, stage));
  await act(async () => {});
  sent = [];
  const button = (name: string, within: ParentNode = container) =>
    [...within.querySelectorAll('button')].find((each) => each.textContent === name) as HTMLButtonElement;
  const name = () => find<HTMLInputElement>(container, 'header input');
  const code = (label = 'Script') => find<HTMLTextAreaElement>(container, `textarea[aria-label="${label}"]`);
  const write = (field: HTMLTextAreaElement, text: string) => {
    const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    setter?.call(field, text);
    act(() => void field.dispatchEvent(new Event('input', { bubbles: true })));
  };
  const press = (which: string, within?: ParentNode) => act(async () => button(which, within).click());
  const state = () => find(container, 'footer [role=status]').textContent;
  const become = (next: FragmentEditorProps) =>
    act(async () => rerender(onPage(<FragmentEditor {...next} />, stage)));
  return { container, button, name, code, write, press, state, become };
}

describe('who has not accepted what code means', () => {
  it('is asked first, and goes on once it is stored', async () => {
    const revalidate = vi.fn(async () => {});
    const { container, press } = await drawn({ ...stored, didAccept: false }, { revalidate });
    expect(find(container, 'h1').textContent).toBe('Before you write code');
    expect(container.querySelector('textarea')).toBeNull();
    await press('I understand, go on');
    expect(sent).toEqual([{ key: 'PUT /api/v2/fragments/disclosure-state', body: { didAccept: true } }]);
    expect(revalidate).toHaveBeenCalledOnce();
  });
});

describe('a new fragment', () => {
  it('begins with code that works, and is saved as a draft with an address of its own', async () => {
    answers['POST /api/v2/fragments'] = [201, sampleFragment({ status: 'draft', commitMessage: null })];
    const navigate = vi.fn();
    const { container, name, code, press, state } = await drawn(fresh, { navigate });
    expect(code().value).toContain('export default function CallToAction({ title');
    expect(container.textContent).toContain('Save the draft to see what it draws.');
    expect(state()).toBe('Not saved yet.');
    typeInto(name(), ' Greeting ');
    await press('Save draft');
    expect(sent[0]?.body).toMatchObject({
      name: 'Greeting',
      fragmentType: 'CallToActionFragment',
      js: code().value,
      jsRaw: code().value,
      css: code('Style sheet').value,
      previewData: [],
    });
    expect(sent[0]?.body).not.toHaveProperty('commitMessage');
    expect(navigate).toHaveBeenCalledWith(
      `/appearance/fragments/CallToActionFragment/${fragment.fragmentUUID}/edit`,
      { replace: true, keepsPlace: true },
    );
  });

  it('keeps what is typed while it is saved for the first time', async () => {
    let answer = () => {};
    const posted = new Promise<void>((resolve) => (answer = resolve));
    const draft = sampleFragment({ status: 'draft', commitMessage: null });
    vi.stubGlobal('fetch', async (url: string) => {
      const isPost = url === '/api/v2/fragments';
      if (isPost) await posted;
      const body = isPost ? draft : { layout: [] };
      return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
    });
    const { name, code, write, press, state, become } = await drawn(fresh);
    typeInto(name(), 'Greeting');
    await press('Save draft');
    write(code(), 'export default () => "Hello";');
    await act(async () => answer());
    await become({ ...stored, fragment: draft });
    expect([name().value, code().value]).toEqual(['Greeting', 'export default () => "Hello";']);
    expect(state()).toBe('Not saved yet.');
    await become({ ...stored, fragment: sampleFragment({ fragmentUUID: 'another', name: 'Another' }) });
    expect(name().value).toBe('Another');
  });

  it('is saved by keys as by the button: once, and only what is not saved', async () => {
    answers['POST /api/v2/fragments'] = [201, fragment];
    const byKeys = (container: ParentNode) => {
      const pressed = new KeyboardEvent('keydown', {
        key: 's',
        ctrlKey: true,
        bubbles: true,
        cancelable: true,
      });
      return act(async () => {
        for (let times = 0; times < 2; times++) find(container, 'header input').dispatchEvent(pressed);
      });
    };
    const { container, name } = await drawn(fresh);
    typeInto(name(), 'Greeting');
    await byKeys(container);
    expect(sent.map(({ key }) => key)).toEqual(['POST /api/v2/fragments']);
    const untouched = await drawn(stored);
    await byKeys(untouched.container);
    expect(sent).toEqual([]);
  });

  it('without a name is not sent', async () => {
    const { container, name, press } = await drawn(fresh);
    await press('Save draft');
    expect(sent).toEqual([]);
    expect(name().getAttribute('aria-invalid')).toBe('true');
    expect(container.textContent).toContain('Give the fragment a name.');
  });
});

describe('a fragment that is there', () => {
  it('is hydrated as it was rendered, with who wrote what and why', async () => {
    const { container, complaints } = hydrate(onPage(<FragmentEditor {...stored} />));
    await act(async () => {});
    expect(complaints).toEqual([]);
    const rows = [...container.querySelectorAll('li:has(h3)')].map((row) => row.textContent);
    expect(rows[0]).toMatch(/^SecondPublishedWarmer words\.Ada · /);
    expect(rows[1]).toMatch(/^FirstAda · .*Restore$/);
    expect(find(container, 'footer [role=status]').textContent).toBe('Published as it stands here.');
  });

  it('shows what the server refuses at the code, and preserves what was written', async () => {
    const errors = [
      { field: 'js', code: 'unknownImport', message: 'A fragment cannot import fs.', status: 422 },
    ];
    answers[`PATCH ${path}`] = [422, { message: 'Validation Failed', status: 422, errors }];
    const { container, code, write, press, state } = await drawn(stored);
    write(code(), "import 'fs'");
    expect(container.textContent).toContain('Changed since: save the draft to see it.');
    await press('Save draft');
    expect(code().getAttribute('aria-invalid')).toBe('true');
    const shown = (code().getAttribute('aria-describedby') ?? '').split(' ')[0];
    expect(find(container, `[id="${shown}"]`).textContent).toBe('A fragment cannot import fs.');
    expect(find(container, 'footer [role=alert]').textContent).toBe('A fragment cannot import fs.');
    expect([code().value, state()]).toEqual(["import 'fs'", 'Not saved yet.']);
  });

  it('is published with what changed; a draft is saved before', async () => {
    const draft = sampleFragment({ status: 'draft', fragmentRevisionUUID: 'new' });
    answers[`PATCH ${path}`] = [200, draft];
    answers[`POST ${path}/commit-revision`] = [201, sampleFragment({ fragmentRevisionUUID: 'new' })];
    const { container, code, write, press, state } = await drawn(stored);
    write(code(), 'export default () => 1;');
    await press('Publish');
    const dialog = find(container, 'dialog');
    await press('Publish', dialog);
    expect(dialog.textContent).toContain('Say in a few words what changed.');
    expect(sent).toEqual([]);
    typeInto(find(dialog, 'input'), 'One');
    await press('Publish', dialog);
    expect(sent.slice(0, 2).map(({ key }) => key)).toEqual([`PATCH ${path}`, `POST ${path}/commit-revision`]);
    expect(sent[1]?.body).toEqual({ fragmentRevisionUUID: 'new', commitMessage: 'One' });
    expect([container.querySelector('dialog'), state()]).toEqual([null, 'Published as it stands here.']);
  });

  it('comes back as it was, whole, and published', async () => {
    const then = sampleFragment({ fragmentRevisionUUID: 'old', js: 'export default () => 2;', css: 'p {}' });
    answers[`GET ${path}?fragmentRevisionUUID=old`] = [200, then];
    answers[`PATCH ${path}`] = [200, { ...then, fragmentRevisionUUID: 'newest' }];
    const { container, code, press } = await drawn(stored);
    await press('Restore');
    await press('Restore', find(container, 'dialog'));
    const { name, js, jsRaw, css, previewData, files } = then;
    expect(sent[1]).toEqual({
      key: `PATCH ${path}`,
      body: { name, js, jsRaw, css, previewData, files, commitMessage: 'Restored: First' },
    });
    expect([code().value, code('Style sheet').value]).toEqual([then.js, 'p {}']);
  });

  it('keeps examples to look at it by, none of which may be broken', async () => {
    answers[`PATCH ${path}`] = [200, fragment];
    const { container, code, write, press } = await drawn(stored);
    await press('Add an example');
    write(code('Properties as JSON'), '{ "title": ');
    await press('Save draft');
    expect(sent).toEqual([]);
    expect(container.textContent).toContain('This is not a JSON object.');
    write(code('Properties as JSON'), '{ "title": "Hi" }');
    await press('Save draft');
    expect(sent[0]?.body?.previewData).toMatchObject([{ name: 'Example 1', data: { title: 'Hi' } }]);
    const options = [...container.querySelectorAll('select option')].map((each) => each.textContent);
    expect(options).toEqual(['As on the site', 'Example 1']);
  });

  it('is deleted after a question', async () => {
    answers[`DELETE ${path}`] = [200, { success: true }];
    const navigate = vi.fn();
    const { container, button, press } = await drawn(stored, { navigate });
    expect(button('Discard the draft')).toBeUndefined();
    await press('Delete fragment');
    await press('Delete', find(container, 'dialog'));
    expect(sent.map(({ key }) => key)).toEqual([`DELETE ${path}`]);
    expect(navigate).toHaveBeenCalledWith('/appearance/fragments');
  });

  it('gives its draft up for what is published', async () => {
    const draft = sampleFragment({ status: 'draft', fragmentRevisionUUID: 'd', js: 'export default 1;' });
    answers[`DELETE ${path}?fragmentRevisionUUID=d`] = [200, { success: true }];
    answers[`GET ${path}`] = [200, fragment];
    const { container, code, press } = await drawn({ ...stored, fragment: draft });
    await press('Discard the draft');
    await press('Discard', find(container, 'dialog'));
    expect(code().value).toBe(fragment.js);
  });
});

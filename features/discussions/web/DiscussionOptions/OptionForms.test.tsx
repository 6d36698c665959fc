import { act, type ComponentType, Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { additionsOf } from '../../../../app/web-additions.ts';
import { currentToasts } from '../../../../platform/ui/Toast/toast-store.ts';
import { find, mount, press, type, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import MenuOptions from '../../../../platform/web/menus/MenuOptions/MenuOptions.tsx';
import { provideAdditions } from '../../../../platform/web/nodes/additions.ts';
import { WebPlace } from '../../../../platform/web/nodes/web-place.ts';
import { onPage, type Stage } from '../../../../platform/web/testing/on-page.tsx';
import CollectForm from '../../../collections/web/CollectForm/CollectForm.tsx';
import { discussionAbilities } from '../../discussion.abilities.ts';
import type { Discussion } from '../../discussions.contract.ts';
import { DISCUSSION_GROUPS, type DiscussionFormProps, discussionOptions } from '../discussion-options.ts';
import { sampleDiscussion } from '../testing/discussion-sample.ts';
import ChangeAuthorForm from './ChangeAuthorForm.tsx';
import ChangeTypeForm from './ChangeTypeForm.tsx';
import { leftOver } from './change-type-calls.ts';

provideAdditions(() => additionsOf([]));
afterEach(() => {
  unmountAll();
  vi.unstubAllGlobals();
});

const everything = discussionAbilities({
  discussion: sampleDiscussion(),
  permissions: { isAdmin: true, permissions: [] } as never,
  userID: 1,
  editContentTimeout: -1,
  now: new Date(),
});

interface Sent {
  method: string;
  path: string;
  body: unknown;
}

/** Answers calls by `METHOD path` and records what was written. */
function serve(answers: Record<string, unknown>): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.replace('/api/v2', '').split('?')[0] ?? '';
    const method = init.method ?? 'GET';
    if (method !== 'GET') sent.push({ method, path, body: init.body && JSON.parse(String(init.body)) });
    const body = JSON.stringify(answers[`${method} ${path}`] ?? []);
    return new Response(body, { status: 200, headers: { 'content-type': 'application/json' } });
  });
  return sent;
}

async function draw(Form: ComponentType<DiscussionFormProps>) {
  const { container } = mount(
    onPage(<Form discussion={sampleDiscussion()} abilities={everything} onClose={() => {}} />, {
      revalidate: async () => {},
    }),
  );
  await act(async () => {});
  await act(async () => {});
  return container;
}

const submit = (container: ParentNode) =>
  act(async () => {
    find(container, 'form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });

describe('the form of collections', () => {
  it('keeps exactly the chosen ones, and makes a new one by its name', async () => {
    const sent = serve({
      'GET /collections': [
        { collectionID: 2, name: 'Swarms' },
        { collectionID: 1, name: 'Hives' },
      ],
      'GET /collections/by-resource': [{ collectionID: 2, name: 'Swarms' }],
    });
    await draw(CollectForm);
    const [hives, swarms] = [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
    expect([hives?.checked, swarms?.checked]).toEqual([false, true]);
    await act(async () => hives?.click());
    await act(async () => swarms?.click());
    const input = find<HTMLInputElement>(document, 'input[type="text"], input:not([type])');
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, ' Honey ');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await submit(document);
    const record = { recordType: 'discussion', recordID: 7 };
    expect(sent).toEqual([
      { method: 'PUT', path: '/collections/by-resource', body: { record, collectionIDs: [1] } },
      { method: 'POST', path: '/collections', body: { name: 'Honey', records: [record] } },
    ]);
  });
});

describe('the form of the post type', () => {
  const field = (postFieldID: string, visibility = 'public') =>
    ({
      postFieldID,
      label: postFieldID,
      visibility,
      formType: 'text',
      dataType: 'text',
      isActive: true,
    }) as never;

  it('offers what the category takes, and sends what the new type asks for', async () => {
    const type = { name: 'Hive', isActive: true, availableCategoryIDs: [sampleDiscussion().categoryID] };
    const sent = serve({
      'GET /post-types': [
        { ...type, postTypeID: 'discussion', name: 'Discussion', postFields: [field('zone')] },
        { ...type, postTypeID: 'hive', postFields: [field('frames')] },
        { ...type, postTypeID: 'elsewhere', availableCategoryIDs: [999], postFields: [] },
        { ...type, postTypeID: 'gone', isActive: false, postFields: [] },
      ],
      'GET /discussions/7/edit': { postMeta: { zone: '8a', frames: '3' } },
    });
    await draw(ChangeTypeForm);
    const select = find<HTMLSelectElement>(document, 'select');
    expect([...select.options].map((option) => option.value)).toEqual(['discussion', 'hive']);
    await act(async () => {
      select.value = 'hive';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await submit(document);
    expect(sent[0]).toEqual({
      method: 'PUT',
      path: '/discussions/7/type',
      body: { postTypeID: 'hive', postMeta: { 'public-data': 'zone: 8a', frames: '3' } },
    });
  });

  it('keeps what has no field any more apart by who sees it', () => {
    const fields = [field('a'), field('b'), field('c', 'private'), field('d')];
    const values = { a: 'one', b: ['x', 'y'], c: 'secret', d: 'stays', 'public-data': 'before' };
    expect(leftOver({ fields, values }, [field('d')])).toEqual({
      'public-data': 'before\na: one\nb: x, y',
      'private-data': 'c: secret',
    });
  });
});

describe('the form of the author', () => {
  it('names one member, who is another one', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const sent = serve({ 'GET /users/by-names': [{ userID: 40, name: 'Ada', photoUrl: '' }] });
    await draw(ChangeAuthorForm);
    const save = find<HTMLButtonElement>(document, 'button[type="submit"]');
    expect(save.disabled).toBe(true);
    const input = find<HTMLInputElement>(document, 'dialog [role="combobox"]');
    act(() => input.focus());
    type(input, 'Ad');
    await act(() => vi.advanceTimersByTimeAsync(500));
    press(input, 'Enter');
    expect(save.disabled).toBe(false);
    await submit(document);
    expect(sent).toEqual([{ method: 'PATCH', path: '/discussions/7', body: { insertUserID: 40 } }]);
    vi.useRealTimers();
  });
});

describe('the items', () => {
  const drawn = async (own: Partial<Discussion> = {}, site: Stage['site'] = {}) => {
    const items = (
      <MenuOptions
        place={discussionOptions}
        groups={DISCUSSION_GROUPS}
        subject={{ discussion: sampleDiscussion(own), abilities: everything }}
        onForm={() => {}}
      />
    );
    const stage = {
      revalidate: async () => {},
      permissions: ['community.manage'],
      site: { isTaggingEnabled: true, ...site },
    };
    // The additions are fetched.
    const { container } = await act(async () => mount(onPage(<Suspense>{items}</Suspense>, stage)));
    return container;
  };

  it('stand in groups, in the order people know', async () => {
    const groups = [...(await drawn({ pinned: true }, { isTriageOn: true })).childNodes].reduce<string[][]>(
      (all, node) => {
        if ((node as Element).tagName === 'HR') all.push([]);
        else all.at(-1)?.push(node.textContent ?? '');
        return all;
      },
      [[]],
    );
    expect(groups).toEqual([
      ['Edit', 'Dismiss', 'Delete', 'Move Post', 'Change Post Type', 'Tag', 'Resolve'],
      ['Announce', 'Change Author', 'Add to Collection', 'Select Comments'],
      ['Bump', 'Sink', 'Close'],
      ['Revision History', 'Deleted Comments', 'Reaction Log'],
      ['Follow or mute'],
    ]);
  });

  it('have no tags where tagging is off, and say so where nothing is left', async () => {
    const names = (container: ParentNode) =>
      [...container.querySelectorAll('button, a')].map(({ textContent }) => textContent);
    expect(names(await drawn())).toContain('Tag');
    expect(names(await drawn({}, { isTaggingEnabled: false }))).not.toContain('Tag');
    const empty = <MenuOptions place={new WebPlace('nothing')} groups={[]} subject={{}} onForm={() => {}} />;
    const { container } = await act(async () => mount(onPage(<Suspense>{empty}</Suspense>)));
    expect(container.textContent).toBe('There is nothing to do here.');
  });

  it('of those who look after the community are Announce, Add to Collection and Sink', async () => {
    const asked = (...permissions: string[]) =>
      discussionAbilities({
        discussion: sampleDiscussion({ insertUserID: 99 }),
        permissions: {
          isAdmin: false,
          permissions: [
            { type: 'global', permissions: Object.fromEntries(permissions.map((name) => [name, true])) },
          ],
        },
        userID: 1,
        editContentTimeout: 0,
        now: new Date(),
      });
    const names = async (...permissions: string[]) => {
      const items = (
        <MenuOptions
          place={discussionOptions}
          groups={['moderation', 'status', 'record']}
          subject={{ discussion: sampleDiscussion({ countComments: 0 }), abilities: asked(...permissions) }}
          onForm={() => {}}
        />
      );
      const { container } = await act(async () =>
        mount(onPage(<Suspense>{items}</Suspense>, { permissions, revalidate: async () => {} })),
      );
      return [...container.querySelectorAll('button, a')].map(({ textContent }) => textContent);
    };
    const forAll = ['Follow or mute'];
    expect(await names('session.valid', 'community.manage')).toEqual([
      ...['Announce', 'Add to Collection', 'Sink'],
      ...forAll,
    ]);
    expect(
      await names('session.valid', 'discussions.announce', 'discussions.close', 'discussions.sink'),
    ).toEqual(forAll);
    expect(await names('session.valid', 'discussions.moderate')).toEqual([
      ...['Announce', 'Sink', 'Close', 'Revision History', 'Deleted Comments'],
      ...forAll,
    ]);
  });

  it.each([
    ['Bump', 'PATCH /discussions/7/bump', 'Success! This post has been bumped.'],
    ['Dismiss', 'PUT /discussions/7/dismiss', 'Success. Announcement has been dismissed.'],
    ['Dismissed', 'PUT /discussions/7/dismiss', 'Success. Dismissal cancelled.'],
  ])('%s says what was done', async (name, called, output) => {
    const sent = serve({});
    const container = await drawn({ pinned: true });
    const item = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    await act(async () => item?.click());
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([called]);
    expect(currentToasts().map(({ body }) => body)).toContain(output);
  });

  it.each([
    ['Sink', { sink: true }, 'Discussion sunk.'],
    ['Close', { closed: true }, 'Discussion closed.'],
    ['Resolve', { resolved: true }, 'Discussion resolved.'],
  ])('%s waits for its patch, with the focus on it and a loader', async (name, patch, output) => {
    let answer: (response: Response) => void = () => {};
    const fetched = vi.fn((_url: string, _init: RequestInit) => {
      return new Promise<Response>((resolve) => {
        answer = resolve;
      });
    });
    vi.stubGlobal('fetch', fetched);
    const container = await drawn({}, { isTriageOn: true });
    const item = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    if (!item) throw new Error(`${name} is not there.`);
    const others = [...container.querySelectorAll('button[aria-pressed]')].filter((each) => each !== item);
    act(() => item.focus());
    await act(async () => item.click());
    await act(async () => item.click());
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toEqual(patch);
    expect([item.getAttribute('aria-busy'), item.querySelector('.spinner') !== null]).toEqual(['true', true]);
    expect(others.every((each) => each.getAttribute('aria-disabled') === 'true')).toBe(true);
    expect(document.activeElement).toBe(item);
    await act(async () => answer(new Response('{}', { headers: { 'content-type': 'application/json' } })));
    expect(item.hasAttribute('aria-busy')).toBe(false);
    expect(currentToasts().map(({ body }) => body)).toContain(output);
  });
});

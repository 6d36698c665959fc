import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToasts } from '../../../../platform/ui/Toast/toast-store.ts';
import { find, fire, mount, press, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import type { NavigationItem, StoredList } from '../../navigation.contract.ts';
import NavigationEditor from './NavigationEditor.tsx';

type Call = { method: string; url: string; body: unknown; ifMatch: string | null };
let calls: Call[];
let answers: Record<string, [number, unknown]>;
beforeEach(() => {
  calls = [];
  answers = {
    'GET /api/v2/locales': [200, [{ localeKey: 'en' }, { localeKey: 'fr' }]],
    'GET /api/v2/navigation/lists': [200, [list('default', items)]],
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const method = init.method ?? 'GET';
    calls.push({
      method,
      url,
      body: init.body && JSON.parse(String(init.body)),
      ifMatch: headers.get('if-match'),
    });
    const [status, body] = answers[`${method} ${url}`] ?? [200, {}];
    const json = { 'content-type': 'application/json' };
    return new Response(status === 204 ? null : JSON.stringify(body), { status, headers: json });
  });
});
afterEach(() => {
  unmountAll();
  vi.unstubAllGlobals();
});

const items: NavigationItem[] = [
  { id: 'a', name: 'Alpha', url: '/a' },
  { id: 'b', name: 'Beta', url: '/b', roleIDs: [32], permission: 'site.manage' },
  { id: 'm', name: 'Menu', children: [{ id: 'c', name: 'Gamma', url: '/c', isHidden: true }] },
];
const list = (locale: string, of: NavigationItem[], isStored = true): StoredList => ({
  locale,
  isStored,
  revision: `"${locale}-1"`,
  items: of as StoredList['items'],
});
const roles = [{ roleID: 32, name: 'Moderator' }];

async function editor(lists = [list('default', items)]) {
  const revalidate = vi.fn(async () => {});
  const { container } = mount(
    onPage(
      <NavigationEditor
        lists={lists}
        roles={roles}
        permissions={[{ name: 'site.manage', label: 'Manage the site' }]}
      />,
      { revalidate },
    ),
  );
  await act(async () => {});
  const names = () =>
    [...container.querySelectorAll('[data-item] .name > bdi')].map((name) => name.textContent);
  const button = (name: string, within: ParentNode = container) => {
    const found = [...within.querySelectorAll('button')].find(
      (each) => each.getAttribute('aria-label') === name || each.textContent === name,
    );
    if (!found) throw new Error(`No button ${name}.`);
    return found;
  };
  const click = (name: string, within?: ParentNode) => act(async () => button(name, within).click());
  return { container, revalidate, names, button, click };
}

describe('NavigationEditor', () => {
  it('lists items with what restricts them, and shows what the bar makes of them', async () => {
    const { container, names } = await editor();
    expect(names()).toEqual(['Alpha', 'Beta', 'Menu', 'Gamma']);
    expect(find(container, '[data-item="b"]').textContent).toContain('Manage the site, Moderator');
    expect(find(container, '[data-item="c"]').textContent).toContain('Hidden');
    const preview = find(container, 'section[aria-label="Preview"] nav');
    expect([...preview.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['Alpha', 'Beta']);
  });

  it('orders by buttons and by Alt with arrows, keeps the focus, and says where the item is', async () => {
    const { container, names, click } = await editor();
    await click('Move Beta up');
    expect(names()).toEqual(['Beta', 'Alpha', 'Menu', 'Gamma']);
    expect(find(container, '[role=status].visuallyHidden').textContent).toBe('Beta: place 1 of 3');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Beta down');
    const press_ = (key: string) =>
      fire(
        document.activeElement as Element,
        new KeyboardEvent('keydown', { key, altKey: true, bubbles: true, cancelable: true }),
      );
    press_('ArrowDown');
    press_('ArrowRight');
    expect(find(container, '[data-item="b"]').className).toContain('level1');
    expect(find(container, '[role=status].visuallyHidden').textContent).toBe('Beta: place 1 of 1 in Alpha');
    press_('ArrowLeft');
    expect(find(container, '[data-item="b"]').className).toContain('level0');
    press(document.activeElement as Element, 'ArrowUp');
    expect(names()).toEqual(['Alpha', 'Beta', 'Menu', 'Gamma']);
  });

  it('adds, edits and removes, and does not save what leads nowhere', async () => {
    const { container, names, button, click } = await editor();
    await click('Add an item');
    const form = find(container, 'dialog form') as HTMLFormElement;
    await act(async () => form.requestSubmit());
    expect(find(container, 'dialog').textContent).toContain('Give the item a name.');
    find<HTMLInputElement>(form, '[name=name]').value = ' Delta ';
    await act(async () => form.requestSubmit());
    expect(container.querySelector('dialog')).toBeNull();
    expect(names().at(-1)).toBe('Delta');
    expect(container.textContent).toContain('Leads nowhere');
    expect(button('Save').disabled).toBe(true);
    await click('Edit', container.querySelector('[data-item]:last-child') as Element);
    const edit = find(container, 'dialog form') as HTMLFormElement;
    find<HTMLInputElement>(edit, '[name=url]').value = 'delta';
    find<HTMLInputElement>(edit, '[name=roleIDs]').checked = true;
    find<HTMLInputElement>(edit, '[name=badge]').value = 'New';
    await act(async () => edit.requestSubmit());
    await click('Remove', find(container, '[data-item="a"]'));
    expect(button('Save').disabled).toBe(false);
    await click('Save');
    const put = calls.find((each) => each.method === 'PUT');
    expect(put).toMatchObject({ url: '/api/v2/navigation/default', ifMatch: '"default-1"' });
    expect((put?.body as { items: NavigationItem[] } | undefined)?.items.at(-1)).toMatchObject({
      name: 'Delta',
      url: 'delta',
      roleIDs: [32],
      badge: { type: 'text', text: 'New' },
      isCustom: true,
    });
  });

  it('rerenders the bar of the page when it is saved', async () => {
    const { revalidate, click, container } = await editor();
    await click('Hide', find(container, '[data-item="a"]'));
    await click('Save');
    expect(revalidate).toHaveBeenCalledOnce();
    expect(currentToasts().some((toast) => toast.id === 'navigation')).toBe(true);
  });

  it('tells of another’s change before it overwrites it, and of what the server refuses', async () => {
    const { click, container } = await editor();
    await click('Hide', find(container, '[data-item="a"]'));
    answers['PUT /api/v2/navigation/default'] = [
      409,
      { message: 'x', code: 'conflict', revision: '"2"', status: 409 },
    ];
    await click('Save');
    expect(find(container, '[role=alert]').textContent).toContain('Somebody else changed this list');
    const errors = [{ field: 'roleIDs', message: 'There is no role 32.' }];
    answers['PUT /api/v2/navigation/default'] = [422, { message: 'Validation Failed', errors, status: 422 }];
    await click('Save');
    expect(calls.filter((each) => each.method === 'PUT').map((each) => each.ifMatch)).toEqual([
      '"default-1"',
      '"2"',
    ]);
    expect(find(container, '[role=alert]').textContent).toBe('There is no role 32.');
  });

  it('starts a language from what it shows, and drops a list when that is confirmed', async () => {
    const { container, click, names } = await editor();
    const select = find<HTMLSelectElement>(container, 'select');
    expect([...select.options].map((option) => option.value)).toEqual(['default', 'en', 'fr']);
    act(() => {
      select.value = 'fr';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(container.textContent).toContain('This language has no list of its own');
    await click('Remove', find(container, '[data-item="a"]'));
    await click('Save');
    expect(calls.find((each) => each.method === 'PUT')).toMatchObject({ url: '/api/v2/navigation/fr' });
    act(() => {
      select.value = 'default';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(names()).toContain('Alpha');
    answers['DELETE /api/v2/navigation/default'] = [204, undefined];
    await click('Remove this list');
    await click('Remove', find(container, 'dialog'));
    expect(calls.some((each) => each.method === 'DELETE')).toBe(true);
  });

  it('says so when there is nothing', async () => {
    const { container } = await editor([list('default', [])]);
    expect(container.textContent).toContain('The navigation is empty. Add the first item.');
  });

  it('is dragged by its grip', async () => {
    const { container, names } = await editor();
    const drag = (target: Element, type: string, clientY = 0) => {
      const event = new Event(type, { bubbles: true, cancelable: true });
      fire(target, Object.assign(event, { clientY, dataTransfer: { setData: () => {}, effectAllowed: '' } }));
      return event.defaultPrevented;
    };
    const row = find(container, '[data-item="b"]');
    row.getBoundingClientRect = () => ({ top: 0, height: 40 }) as DOMRect;
    drag(find(container, '[data-item="a"] [draggable]'), 'dragstart');
    expect(drag(row, 'dragover', 39)).toBe(true);
    expect(row.getAttribute('data-over')).toBe('after');
    drag(row, 'drop', 39);
    expect(names()).toEqual(['Beta', 'Alpha', 'Menu', 'Gamma']);
    expect(row.hasAttribute('data-over')).toBe(false);
  });
});

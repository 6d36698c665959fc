import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentToasts, dropToasts } from '../../../../platform/ui/Toast/toast-store.ts';
import { find, mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import type { ProfileEditProps } from '../../profile-edit.contract.ts';
import { ProfileEdit } from './ProfileEdit.tsx';
import ProfileEditForms from './ProfileEditForms.tsx';

const props: ProfileEditProps = {
  person: { userID: 4, name: 'Nour', photoUrl: '', url: '/profile/Nour' },
  account: {
    email: 'nour@example.org',
    pendingEmail: 'new@example.org',
    hasPassword: true,
    mayRename: false,
    mayChangeEmail: true,
    passwordMinLength: 12,
  },
  privacy: { isPrivate: true, showsEmail: false },
  fields: [],
};

const html = (account: Partial<ProfileEditProps['account']> = {}) =>
  renderToString(onPage(<ProfileEditForms {...props} account={{ ...props.account, ...account }} />));

describe('ProfileEdit', () => {
  it('offers what may be changed, and no more', () => {
    expect(html()).toContain('value="nour@example.org"');
    expect(html()).toContain('new@example.org waits');
    expect(html()).not.toContain('name="name"');
    expect(html({ mayRename: true })).toContain('name="name"');
    expect(html({ mayChangeEmail: false })).not.toContain('name="email"');
    expect(html()).not.toContain('Delete Photo');
  });

  it('asks for the password where there is one', () => {
    expect(html()).toContain('name="passwordConfirmation"');
    expect(html({ hasPassword: false })).not.toContain('name="passwordConfirmation"');
  });

  it('has one heading of the page, and one of each form', () => {
    expect(renderToString(onPage(<ProfileEdit {...props} />)).match(/<h1/g)).toHaveLength(1);
    expect(html()).not.toContain('<h1');
    expect(html().match(/<h2/g)).toHaveLength(3);
    expect(html()).toMatch(/name="private"[^>]*checked/);
  });
});

describe('what is not saved', () => {
  afterEach(() => {
    unmountAll();
    vi.unstubAllGlobals();
  });

  const isHeld = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('cannot be left, until it is saved', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ userID: 4 }));
    const { container } = mount(onPage(<ProfileEditForms {...props} />));
    expect(isHeld()).toBe(false);
    act(() => find<HTMLInputElement>(container, 'input[name="showEmail"]').click());
    expect(isHeld()).toBe(true);
    const form = find(container, 'form:has(input[name="showEmail"])');
    await act(async () => {
      form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });
    expect(isHeld()).toBe(false);
  });

  it('is emptied where a password was changed, which leads nowhere else', async () => {
    const fetched = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ userID: 4 }));
    vi.stubGlobal('fetch', fetched);
    const { container } = mount(onPage(<ProfileEditForms {...props} />));
    const [fresh, current] = ['password', 'passwordConfirmation'].map((name) =>
      find<HTMLInputElement>(container, `input[name="${name}"]`),
    ) as [HTMLInputElement, HTMLInputElement];
    fresh.value = 'amber kettle 47 lantern';
    current.value = 'before';
    current.focus();
    await act(async () => current.form?.requestSubmit());
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toEqual({
      email: 'nour@example.org',
      password: 'amber kettle 47 lantern',
      passwordConfirmation: 'before',
    });
    expect([fresh.value, current.value, document.activeElement]).toEqual(['', '', current]);
    expect(currentToasts().map(({ body }) => body)).toContain('Your changes are saved.');
  });

  it('shows where a name was changed, and the form shows what is stored', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ userID: 4 }));
    dropToasts();
    const revalidate = vi.fn(async () => {});
    const account = { ...props.account, mayRename: true };
    const { container } = mount(onPage(<ProfileEditForms {...props} account={account} />, { revalidate }));
    const [name, current] = ['name', 'passwordConfirmation'].map((each) =>
      find<HTMLInputElement>(container, `input[name="${each}"]`),
    ) as [HTMLInputElement, HTMLInputElement];
    name.value = 'Noor';
    current.value = 'before';
    await act(async () => current.form?.requestSubmit());
    expect(revalidate).toHaveBeenCalledOnce();
    expect(current.value).toBe('');
    expect(currentToasts().map(({ body }) => body)).toContain('Your changes are saved.');
  });

  it('is no photo that nobody chose', () => {
    const { container } = mount(onPage(<ProfileEditForms {...props} />));
    const form = find(container, 'form:has(input[name="photo"])');
    expect(find<HTMLButtonElement>(form as HTMLElement, 'button[type="submit"]').disabled).toBe(true);
  });
});

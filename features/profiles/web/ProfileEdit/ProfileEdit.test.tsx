import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
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

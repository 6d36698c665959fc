import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import { SignOutForm } from './SignOutForm.tsx';

const html = (isGuest: boolean) =>
  renderToString(onPage(<SignOutForm target="/" isGuest={isGuest} />, { site: {} }));

it('asks a member, and asks nothing where nobody is signed in', () => {
  expect(html(false)).toContain('Do you want to sign out on this device?');
  expect(html(true)).toContain('You are not signed in on this device.');
  expect(html(true)).not.toContain('<form');
});

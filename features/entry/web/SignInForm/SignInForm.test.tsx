import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import { SignInForm, type SignInFormProps } from './SignInForm.tsx';

const html = (props: Partial<SignInFormProps> = {}) =>
  renderToString(onPage(<SignInForm target="/categories" {...props} />, { site: {} })).replaceAll(
    '<!-- -->',
    '',
  );

describe('SignInForm', () => {
  it('offers providers as links that keep the target, without scripts', () => {
    const shown = html({ providers: [{ name: 'Heather ID', url: '/entry/connect/3' }] });
    expect(shown).toMatch(/href="\/entry\/connect\/3\?Target=%2Fcategories"[^>]*>.*Sign in with Heather ID/);
    expect(html()).not.toContain('/entry/connect');
  });

  it('says what a provider’s sign-in came to', () => {
    expect(html({ connectProblem: 'This took too long.' })).toMatch(/role="alert".*This took too long\./);
    expect(html()).not.toContain('role="alert"');
  });

  it('shows no button that needs scripts before they are there', () => {
    expect(html()).not.toContain('passkey');
  });
});

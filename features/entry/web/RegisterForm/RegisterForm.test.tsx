import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import type { ProfileField } from '../../../profile-fields/profile-fields.contract.ts';
import type { JoiningWay } from '../../entry.states.ts';
import { InvitationForm } from '../InvitationForm/InvitationForm.tsx';
import { NewcomerFields } from '../NewcomerFields/NewcomerFields.tsx';
import { RegisterForm } from './RegisterForm.tsx';

const SITE = { siteName: 'Bees', passwordMinLength: 16, nameMaxLength: 30 };

const html = (way: JoiningWay, site: object = {}) =>
  renderToString(
    onPage(<RegisterForm target="/categories" way={way} />, { site: { ...SITE, ...site } }),
  ).replaceAll('<!-- -->', '');

describe('RegisterForm', () => {
  it('asks newcomers for as much as the site wants', () => {
    const open = html('open');
    expect(open).toContain('At least 16 characters');
    expect(open).toMatch(/name="name"[^>]*maxLength="30"|maxLength="30"[^>]*name="name"/i);
    expect(open).toContain('href="/entry/signin?Target=%2Fcategories"');
    expect(open).not.toMatch(/discoveryText|termsOfService/);
  });

  it('asks for what the site wants to know', () => {
    const field: ProfileField = {
      apiName: 'heard',
      label: 'Heard of us',
      description: '',
      dataType: 'text',
      formType: 'text',
      visibility: 'private',
      mutability: 'all',
      displayOptions: { userCards: false, posts: false, search: false },
      dropdownOptions: null,
      registrationOptions: 'required',
      enabled: true,
      sort: 1,
      isCoreField: null,
    };
    const form = {
      isBusy: false,
      problem: undefined,
      errorOf: () => 'Heard of us is required.',
      onSubmit() {},
    };
    const page = renderToString(onPage(<NewcomerFields fields={[field]} form={form} />));
    expect(page).toMatch(/required=""[^>]*name="profileFields.heard"/);
    expect(page).toContain('Heard of us is required.');
  });

  it('asks applicants why', () => {
    expect(html('approval')).toMatch(/<textarea[^>]*name="discoveryText"/);
  });

  it('asks for a word on the terms, and shows them', () => {
    const page = html('open', { isTermsOfServiceRequired: true, termsOfServiceUrl: '/terms' });
    expect(page).toMatch(/<input required=""[^>]*name="termsOfService"/);
    expect(page).toMatch(/<a href="\/terms"[^>]*>terms of service<\/a>/);
  });

  it.each(['connect', 'invitation'] as const)('has no form where the way is %s', (way) => {
    expect(html(way)).not.toContain('<form');
    expect(html(way)).toContain('href="/entry/signin?Target=%2Fcategories"');
    const elsewhere = { signInUrl: 'https://id.example.com/in?app=bees' };
    expect(html(way, elsewhere)).toContain(
      'href="https://id.example.com/in?app=bees&amp;Target=%2Fcategories"',
    );
  });
});

describe('InvitationForm', () => {
  const page = (invitation: { code: string; email: string; inviterName: string } | null) =>
    renderToString(onPage(<InvitationForm target="/" invitation={invitation} />, { site: SITE }));

  it('knows the invited by their address', () => {
    const good = page({ code: 'abc', email: 'friend@example.org', inviterName: 'Mira' });
    expect(good).toContain('Mira invites you to Bees.');
    expect(good).toContain('value="friend@example.org"');
  });

  it('leads on where the invitation is good no more', () => {
    expect(page(null)).toContain('not valid any more');
    expect(page(null)).not.toContain('<form');
  });
});

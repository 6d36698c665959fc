// The entry pages as they are found when they are opened: each way to join, each link of a mail, good or not.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testSite } from '../../../app/testing/test-site.ts';
import type { HydratedLayout, LayoutNode } from '../../../platform/contract/page.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { issueOneTimeKey } from '../../users/server/credentials/one-time-keys.ts';
import { PASSWORD, signedIn, type TestMember } from '../../users/server/testing/members.ts';

let test: TestSite;
let boss: TestMember;
let member: TestMember;
beforeAll(async () => {
  test = await testSite();
  boss = await signedIn(test, 'Boss', 'administrator');
  member = await signedIn(test, 'Member');
});
afterAll(() => test.close());

const settings = (changed: Record<string, unknown>) => boss.client.patch('/config', changed);

/** What the form on the page was given. */
async function formOn(path: string, client: TestClient = test.guest) {
  const { status, text, headers } = await client.page(path);
  expect([status, headers.get('cache-control')]).toEqual([200, expect.stringContaining('private')]);
  const { page, site } = JSON.parse(text) as { page: HydratedLayout; site: Record<string, unknown> };
  expect(page.seo.meta).toContainEqual({ name: 'robots', content: 'noindex' });
  const section = page.layout[0]?.$reactProps.children as LayoutNode[];
  const [form] = section;
  return { name: form?.$reactComponent, props: form?.$reactProps ?? {}, site };
}

describe('addresses of the entry pages', () => {
  afterEach(async () => {
    const addresses = ['signin', 'register', 'signout'].map((name) => `/entry/${name}`);
    const [signInUrl, registrationUrl, signOutUrl] = addresses;
    await settings({ signInUrl, registrationUrl, signOutUrl });
  });

  it('are settings, which every page knows and guests are led by', async () => {
    const { status } = await settings({
      signInUrl: 'https://id.example.com/in?app=bees',
      registrationUrl: 'https://id.example.com/join',
      signOutUrl: 'https://id.example.com/out',
    });
    expect(status).toBe(200);
    const { site } = await formOn('/entry/register');
    expect(site).toMatchObject({
      signInUrl: 'https://id.example.com/in?app=bees',
      registrationUrl: 'https://id.example.com/join',
      signOutUrl: 'https://id.example.com/out',
    });
    const { status: found, headers } = await test.guest.page('/profile/edit');
    const target = 'https://id.example.com/in?app=bees&Target=%2Fprofile%2Fedit';
    expect([found, headers.get('location')]).toEqual([302, target]);
  });

  it('are refused unless they are a path or an address', async () => {
    for (const signInUrl of ['javascript:alert(1)', '//evil.example', '/\\\\evil.example', 'entry', '']) {
      const { status, body } = await settings({ signInUrl });
      expect([signInUrl, status, body.errors?.[0]?.path]).toEqual([signInUrl, 422, 'signInUrl']);
    }
  });
});

describe('the page to register', () => {
  it.each([
    ['Basic', 'open', '/entry/register'],
    ['Captcha', 'open', '/entry/register'],
    ['Approval', 'approval', '/entry/register'],
    ['Invitation', 'invitation', '/entry/register'],
    ['Connect', 'connect', ''],
  ])('knows how to join by the method %s', async (method, way, registrationUrl) => {
    await settings({ 'registration.method': method });
    const { name, props, site } = await formOn('/entry/register?Target=/categories');
    expect([name, props.way, props.target]).toEqual(['RegisterForm', way, '/categories']);
    expect(site).toMatchObject({ registrationMethod: method, registrationUrl, passwordMinLength: 12 });
    await settings({ 'registration.method': 'Basic' });
  });

  it('tells what draws the captcha once both its keys are set, and allows that there alone', async () => {
    const policyOf = async (path: string) =>
      (await test.guest.page(path)).headers.get('content-security-policy') ?? '';
    await settings({ 'registration.method': 'Captcha', 'registration.captcha.siteKey': 'shown' });
    expect((await formOn('/entry/register')).props).toMatchObject({ way: 'open', captcha: null });
    expect(await policyOf('/entry/register')).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
    await settings({ 'registration.captcha.secretKey': 'kept' });
    const { props } = await formOn('/entry/register');
    const scriptUrl = 'https://www.google.com/recaptcha/api.js';
    expect(props).toMatchObject({ way: 'captcha', captcha: { siteKey: 'shown', scriptUrl } });
    const policy = await policyOf('/entry/register');
    expect(policy).toContain("script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/");
    expect(policy).toContain("default-src 'none'");
    expect(await policyOf('/entry/signin')).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
    for (const source of ["https://x.example; script-src 'unsafe-inline'", "'unsafe-eval'", 'x.example', '*'])
      expect((await settings({ 'registration.captcha.sources': [source] })).status).toBe(422);
    await settings({
      'registration.method': 'Basic',
      'registration.captcha.siteKey': '',
      'registration.captcha.secretKey': '',
    });
  });

  it('sends members on, and guests nowhere else', async () => {
    const sent = await member.client.page('/entry/register?Target=/categories');
    expect([sent.status, sent.headers.get('location')]).toEqual([302, '/categories']);
    expect((await formOn('/entry/register?Target=https://elsewhere.example/')).props.target).toBe('/');
  });

  it('tells of the terms, and of how long things may be', async () => {
    await settings({
      'registration.requireTermsOfService': true,
      'registration.termsOfServiceUrl': '/terms',
      'password.minLength': 16,
      'username.maxLength': 30,
    });
    expect((await formOn('/entry/register')).site).toMatchObject({
      isTermsOfServiceRequired: true,
      termsOfServiceUrl: '/terms',
      passwordMinLength: 16,
      nameMaxLength: 30,
    });
    const person = { name: 'A'.repeat(25), email: 'a@example.org', password: 'copper lantern 12 meadow' };
    const refused = await test.guest.post('/users/register', person);
    expect(refused.body.errors).toEqual([
      expect.objectContaining({ field: 'termsOfService', code: 'missingField' }),
    ]);
    expect((await test.client().post('/users/register', { ...person, termsOfService: true })).status).toBe(
      201,
    );
    expect((await settings({ 'registration.termsOfServiceUrl': 'javascript:alert(1)' })).status).toBe(422);
    await settings({
      'registration.requireTermsOfService': false,
      'password.minLength': 12,
      'username.maxLength': 20,
    });
  });
});

describe('the page of an invitation', () => {
  it('knows the invited while it is good, and nothing otherwise', async () => {
    await settings({ 'registration.method': 'Invitation' });
    const { code } = (await member.client.post('/invites', { email: 'friend@example.org' })).body;
    const { name, props } = await formOn(`/entry/registerinvitation/${code}`);
    expect([name, props.invitation]).toEqual([
      'InvitationForm',
      { code, email: 'friend@example.org', inviterName: 'Member' },
    ]);
    expect((await formOn('/entry/registerinvitation/guess')).props.invitation).toBeNull();
    const friend = { name: 'Friend', email: 'friend@example.org', password: PASSWORD, invitationCode: code };
    expect((await test.client().post('/users/register', friend)).status).toBe(201);
    expect((await formOn(`/entry/registerinvitation/${code}`)).props.invitation).toBeNull();
    await settings({ 'registration.method': 'Basic' });
  });
});

describe('the pages that mails lead to', () => {
  it('look at a key without using it up', async () => {
    const { userID, email } = member;
    const key = await issueOneTimeKey(test.site.database, {
      purpose: 'reset-password',
      userID,
      email,
      hours: 1,
    });
    const path = `/entry/passwordreset/${userID}/${key}`;
    for (const client of [test.guest, member.client, test.guest])
      expect((await formOn(path, client)).props).toMatchObject({ userID, resetCode: key, isGood: true });
    expect((await formOn(`/entry/passwordreset/${boss.userID}/${key}`)).props.isGood).toBe(false);
    expect((await formOn(`/entry/passwordreset/${userID}/guess`)).props.isGood).toBe(false);
    expect((await formOn(`/entry/emailconfirm/${userID}/${key}`)).props.state).toBe('lapsed');
    expect((await test.guest.page('/entry/passwordreset/9999999999/x')).status).toBe(404);
  });

  it('know a confirmation that is open, done or lapsed', async () => {
    const { userID, email } = member;
    const key = await issueOneTimeKey(test.site.database, {
      purpose: 'confirm-email',
      userID,
      email,
      hours: 1,
    });
    const path = `/entry/emailconfirm/${userID}/${key}`;
    const state = async () => (await formOn(path)).props.state;
    expect([await state(), await state()]).toEqual(['open', 'open']);
    await test.guest.post(`/users/${userID}/confirm-email`, { confirmationCode: key });
    expect(await state()).toBe('done');
  });

  it('know the address of whoever is signed in, and no other', async () => {
    expect((await formOn('/entry/emailconfirmrequest')).props.own).toBeNull();
    expect((await formOn('/entry/emailconfirmrequest', member.client)).props.own).toEqual({
      email: member.email,
      isConfirmed: true,
    });
    expect((await formOn('/entry/passwordrequest', member.client)).name).toBe('PasswordRequestForm');
  });

  it('stay open in a private community', async () => {
    await settings({ 'garden.privateCommunity': true });
    for (const path of ['passwordrequest', 'passwordreset/1/x', 'emailconfirm/1/x', 'emailconfirmrequest'])
      expect((await test.guest.page(`/entry/${path}`)).status).toBe(200);
    await settings({ 'garden.privateCommunity': false });
  });
});

it.each([
  ['/login', '/entry/signin'],
  ['/register', '/entry/register'],
  ['/logout', '/entry/signout'],
  ['/.well-known/change-password', '/entry/passwordrequest'],
])('%s leads to %s', async (path, expected) => {
  const { status, headers } = await test.guest.page(path);
  expect([status, headers.get('location')]).toEqual([301, expected]);
});

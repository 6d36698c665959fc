import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import type { Community } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { mailTo, unfolded } from '../../users/server/testing/mails.ts';
import { PASSWORD } from '../../users/server/testing/members.ts';
import { securityListeners } from './security.mails.ts';

const test = communityOfFile({ withJobs: true, hasFloodLimits: true });

const PAGE = '/layouts/lookup-hydrate?layoutViewType=accountSecurity&recordType=global&recordID=-1';

async function propsOf(client: Community['guest'], address: string, component: string) {
  const { body } = await client.get(address);
  const found: Record<string, unknown>[] = [];
  JSON.stringify(body.layout, (_key, value) => {
    if (value?.$reactComponent === component) found.push(value.$reactProps);
    return value;
  });
  return found[0] as Record<string, never>;
}

describe('the page about one’s own security', () => {
  it('sends guests to sign in first', async () => {
    const { body } = await test.guest.get(PAGE);
    expect(body).toMatchObject({ redirectTo: '/entry/signin?Target=%2Faccount%2Fsecurity' });
  });

  it('shows a member what is theirs, and tokens to whoever may have some', async () => {
    const own = await propsOf(test.member.client, PAGE, 'SecurityPage');
    expect(own).toMatchObject({
      userID: test.member.userID,
      hasPassword: true,
      twoFactor: { isOn: false },
      passkeys: [],
      connections: [],
      sessions: [{ userID: test.member.userID, isCurrent: true }],
    });
    expect(own).not.toHaveProperty('tokens');
    expect(await propsOf(test.admin.client, PAGE, 'SecurityPage')).toMatchObject({ tokens: [] });
  });

  it('costs the same however much there is', async () => {
    const before = (await test.admin.client.get(PAGE)).statements;
    for (let at = 0; at < 5; at++) await test.admin.client.post('/tokens', { name: `t${at}` });
    expect((await test.admin.client.get(PAGE)).statements).toBe(before);
  });

  it('and the one to sign in say what a provider’s sign-in came to, in our words alone', async () => {
    const signIn = '/layouts/lookup-hydrate?layoutViewType=signIn&recordType=global&recordID=-1';
    for (const [client, page, component] of [
      [test.guest, signIn, 'SignInForm'],
      [test.member.client, PAGE, 'SecurityPage'],
    ] as const) {
      const shown = await propsOf(client, `${page}&params[connectProblem]=expired`, component);
      expect(shown.connectProblem).toContain('took too long');
      const made = await propsOf(client, `${page}&params[connectProblem]=Call+555-1234`, component);
      expect(made).not.toHaveProperty('connectProblem');
    }
  });

  it('is where the providers of the sign-in page can be connected', async () => {
    const given = { name: 'Heather ID', type: 'oidc', clientID: 'x', active: true, visible: true };
    const authenticatorConfig = { issuer: 'https://id.example.org' };
    const { body } = await test.admin.client.post('/authenticators', { ...given, authenticatorConfig });
    await test.admin.client.post('/authenticators', { ...given, visible: false, authenticatorConfig });
    const signIn = '/layouts/lookup-hydrate?layoutViewType=signIn&recordType=global&recordID=-1';
    expect((await propsOf(test.guest, signIn, 'SignInForm')).providers).toEqual([
      { name: 'Heather ID', url: `/entry/connect/${body.authenticatorID}` },
    ]);
    expect((await propsOf(test.member.client, PAGE, 'SecurityPage')).connections).toEqual([
      { authenticatorID: body.authenticatorID, name: 'Heather ID', isConnected: false, dateConnected: null },
    ]);
  });
});

describe('a change of how somebody signs in', () => {
  it('is sent to them by mail', async () => {
    const { client, email, userID } = test.other;
    const { secret } = (await client.post('/two-factor/set-up', { passwordConfirmation: PASSWORD })).body;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    expect((await client.post('/two-factor', { code })).status).toBe(201);
    const mail = unfolded(await mailTo(test, email));
    expect(mail).toContain('Subject: Parley: how you sign in was changed');
    expect(mail).toContain('two-factor authentication was switched on');
    expect(mail).toContain(`${test.url}/entry/passwordrequest`);
    expect(mail).not.toContain(secret);
    // A member who is gone, or who came by a provider just now, gets no mail.
    const sent: unknown[] = [];
    const site = {
      ...test.site,
      database: test.site.database,
      mail: { send: (each: unknown) => sent.push(each) },
    };
    const notifier = securityListeners.find((each) => each.event.name === 'user.connected');
    for (const payload of [{ userID: 999_999 }, { userID, isNewMember: true }])
      await notifier?.handle(site as never, { eventID: 1, payload: payload as never });
    expect(sent).toEqual([]);
  });
});

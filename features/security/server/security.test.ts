import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Community, community } from '../../discussions/server/testing/community.ts';

let test: Community;
beforeAll(async () => {
  test = await community();
});
afterAll(() => test.close());

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
      const told = await propsOf(client, `${page}&params[connectProblem]=expired`, component);
      expect(told.connectProblem).toContain('took too long');
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

// A real OpenID provider, in a process of its own. Whoever comes is taken for the person that their cookie names.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

const { siteUrl } = JSON.parse(process.argv[2] ?? '{}') as { siteUrl: string };
const people = new Map<string, Record<string, unknown>>();

const server = createServer();
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'parley',
      client_secret: 'the secret between the two',
      redirect_uris: Array.from({ length: 20 }, (_, at) => `${siteUrl}/entry/connect/${at + 1}/callback`),
      post_logout_redirect_uris: [`${siteUrl}/`],
    },
    {
      client_id: 'another',
      client_secret: 'the secret of another',
      redirect_uris: [`${siteUrl}/another`],
    },
  ],
  claims: {
    openid: ['sub'],
    email: ['email', 'email_verified'],
    profile: ['name', 'preferred_username', 'picture', 'groups'],
  },
  features: {
    devInteractions: { enabled: false },
    introspection: { enabled: true, allowedPolicy: async () => true },
  },
  interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
  findAccount: async (_ctx, sub) => ({ accountId: sub, claims: async () => ({ sub, ...people.get(sub) }) }),
  loadExistingGrant: async ({ oidc }) => {
    const grant = new provider.Grant({
      clientId: oidc.client?.clientId ?? '',
      accountId: oidc.session?.accountId ?? '',
    });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
});

/** The person is given as `sub` and claims, in base64url, by the cookie `person`; none means they call it off. */
async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const cookie = /(?:^|; )person=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];
  if (!cookie)
    return provider.interactionFinished(request, response, {
      error: 'access_denied',
      error_description: 'called off',
    });
  const { sub, ...claims } = JSON.parse(Buffer.from(cookie, 'base64url').toString());
  people.set(sub, claims);
  return provider.interactionFinished(request, response, { login: { accountId: sub, remember: false } });
}

const answer = provider.callback();
server.on('request', (request: IncomingMessage, response: ServerResponse) => {
  if (!request.url?.startsWith('/interaction/')) return answer(request, response);
  interact(request, response).catch((error: Error) => response.writeHead(500).end(error.message));
});
process.stdout.write(`${JSON.stringify({ issuer })}\n`);
// Ends with whoever started it.
process.stdin.resume().on('end', () => process.exit(0));

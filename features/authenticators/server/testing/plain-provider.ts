// A provider that answers whatever a test wants: OAuth 2.0 by hand, and ID tokens that no honest one would sign.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export interface PlainProvider {
  issuer: string;
  /** What was asked, latest last. */
  requests: { path: string; method: string; authorization: string | undefined; body: string }[];
  /** Claims of the next ID token; `signs` is the key that signs. */
  next: { claims: Record<string, unknown>; signs: 'rightly' | 'by another key' | 'not at all' };
  profile: Record<string, unknown>;
  close(): void;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

export async function startPlainProvider(): Promise<PlainProvider> {
  const [own, another] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider');
    const { authorization } = request.headers;
    const body = await bodyOf(request);
    plain.requests.push({
      path: url.pathname + url.search,
      method: request.method ?? '',
      authorization,
      body,
    });
    const answers: Record<string, () => Promise<object>> = {
      '/jwks': async () => ({ keys: [jwk] }),
      '/profile': async () => plain.profile,
      '/token': async () => ({
        access_token: 'a-token',
        token_type: 'Bearer',
        // Who did not ask for one gets none.
        ...(plain.next.claims.nonce !== null && { id_token: await idToken() }),
      }),
    };
    const answer = (await answers[url.pathname]?.()) ?? {};
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  async function idToken(): Promise<string> {
    const { claims, signs } = plain.next;
    if (signs === 'not at all') {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${part({ alg: 'none' })}.${part(claims)}.`;
    }
    const { privateKey } = signs === 'rightly' ? own : another;
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(privateKey);
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const plain: PlainProvider = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    next: { claims: {}, signs: 'rightly' },
    profile: {},
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return plain;
}

// Starts the provider, and travels there and back as a browser does.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { TestClient } from '../../../../platform/server/testing/test-client.ts';

export interface Person {
  sub: string;
  email?: string;
  email_verified?: unknown;
  preferred_username?: string;
  name?: string;
  picture?: string;
  groups?: string[];
}

export interface TestProvider {
  issuer: string;
  /** From an address of the provider to the one it sends back to. */
  visit(address: string, person: Person | undefined): Promise<URL>;
  close(): void;
}

export async function startProvider(siteUrl: string): Promise<TestProvider> {
  const file = new URL('./provider-process.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [file, JSON.stringify({ siteUrl })], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const line = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The provider ended with ${code}.`)));
    createInterface(child.stdout).on('line', (text) => {
      if (text.startsWith('{"issuer"')) resolve(text);
    });
  });
  const { issuer } = JSON.parse(line) as { issuer: string };
  return {
    issuer,
    visit: (address, person) => visit(issuer, address, person),
    close: () => child.stdin.end(),
  };
}

async function visit(issuer: string, address: string, person: Person | undefined): Promise<URL> {
  const cookies = new Map<string, string>();
  if (person) cookies.set('person', Buffer.from(JSON.stringify(person)).toString('base64url'));
  let url = new URL(address);
  for (let steps = 0; url.origin === issuer && steps < 10; steps++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const each of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
    url = new URL(location, url);
  }
  return url;
}

/** The whole way; answers what the site says when the browser comes back. */
export async function connectBy(
  provider: TestProvider,
  client: TestClient,
  authenticatorID: number,
  person: Person | undefined,
  target = '/discussions',
) {
  const start = await client.page(`/entry/connect/${authenticatorID}?Target=${encodeURIComponent(target)}`);
  const back = await provider.visit(start.headers.get('location') ?? '', person);
  const answer = await client.page(back.pathname + back.search);
  return { status: answer.status, location: answer.headers.get('location') ?? '', back, answer };
}

// Calls as a client written for the reference product sends them, with its own mark beside each.
import type { TestMember } from '../../features/users/server/testing/members.ts';
import type { TestClient } from '../../platform/server/testing/test-client.ts';

type Caller = TestMember | TestClient;

export function send(who: Caller, method: string, path: string, body?: unknown) {
  const client = 'client' in who ? who.client : who;
  return client.call(method, path, body, { 'x-requested-with': 'vanilla' });
}

export const get = (who: Caller, path: string) => send(who, 'GET', path);

// What the walks over all endpoints share: a small community, plausible values, and what is wrong with an answer.
import { commentOn } from '../../features/comments/server/testing/comments.ts';
import {
  type Community,
  community,
  discussionBy,
} from '../../features/discussions/server/testing/community.ts';
import type { EndpointSpec } from '../../platform/contract/endpoint.ts';
import type { TestClient, TestResponse } from '../../platform/server/testing/test-client.ts';
import { declaredEndpoints, type Plausible, paths } from './plausible-addresses.ts';
import { makeRecordsToWalk } from './records-to-walk.ts';
import { plausibleValues } from './sweep.ts';

export interface Walk {
  test: Community;
  endpoints: EndpointSpec[];
  plausible: Plausible;
  /** The address of an endpoint with a record that is there. */
  addressOf: (spec: EndpointSpec) => string;
}

/** Everything that the addresses name is an administrator's. */
export async function startWalk(): Promise<Walk> {
  const test = await community();
  const discussion = await discussionBy(test.admin.client, { newTagNames: ['coast'] });
  const comment = await commentOn(test.admin.client, discussion.discussionID);
  await inviteSomebody(test.admin.client);
  await test.admin.client.upload('/media', 'words', 'words.txt');
  await makeRecordsToWalk(test.admin.client);
  const plausible = plausibleValues({
    discussions: [discussion],
    commentIDs: [comment.commentID],
    categoryCodes: ['general'],
    tagCodes: ['coast'],
    people: [test.admin, test.member].map(({ userID, name }) => ({ userID, name })),
    words: ['bees'],
  });
  return {
    test,
    endpoints: declaredEndpoints(test.site),
    plausible,
    addressOf: (spec) => paths(spec.path, plausible)[0] as string,
  };
}

async function inviteSomebody(client: TestClient): Promise<void> {
  await client.patch('/config', { 'registration.method': 'Invitation' });
  await client.post('/invites', { email: 'somebody@example.org' });
  await client.patch('/config', { 'registration.method': 'Basic' });
}

/** What ends sessions or removes records is to be called after all else. */
export function rank({ method, path }: EndpointSpec): number {
  if (method === 'GET') return 0;
  // Nothing can be changed between the two.
  if (path === '/view-as') return method === 'PUT' ? 3.1 : 3.2;
  // Signing in again ends the session before.
  if (method === 'POST' && path.startsWith('/sessions')) return 3;
  if (method !== 'DELETE') return 1;
  return path.startsWith('/sessions') ? (path.endsWith('current') ? 4 : 3) : 2;
}

const INTERNALS = /postgres|syntax error|zod|undefined|at .*\.[jt]s:\d/i;

/** A bulk operation answers with the worst of what happened to its records. */
function isProgress(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'progress' in body && 'callbackPayload' in body;
}

/** What is wrong with an answer, or nothing: a refusal has our one shape and leaks no internals. */
export function complaint(call: string, answer: TestResponse<Record<string, unknown>>): string[] {
  const { status, body, headers } = answer;
  if (status < 400 || (status < 500 && isProgress(body))) return [];
  const isShaped = typeof body === 'object' && typeof body.message === 'string' && body.status === status;
  const errors = (body.errors ?? []) as { field: unknown; message: unknown }[];
  const isWhole =
    isShaped &&
    typeof body.requestID === 'string' &&
    headers.get('content-type')?.startsWith('application/json') &&
    errors.every(({ field, message }) => typeof field === 'string' && typeof message === 'string');
  const isFine = status < 500 && isWhole && !INTERNALS.test(JSON.stringify(body));
  return isFine ? [] : [`${call.slice(0, 200)}: ${status} ${JSON.stringify(body).slice(0, 300)}`];
}

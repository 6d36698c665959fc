// Removing all posts of a member, to the end.
import { randomUUID } from 'node:crypto';
import type { TestClient } from '../../../../platform/server/testing/test-client.ts';

/** Names are given once, also where a test is tried again. */
export const once = (name: string) => `${name}_${randomUUID().slice(0, 8)}`;

export const CONTINUATION = { 'content-type': 'application/system+jwt' };

export async function remove(
  client: TestClient,
  userID: number,
  { runID = randomUUID(), seconds = 20 } = {},
) {
  const path = `/users/${userID}/posts?longRunnerTimeout=${seconds}`;
  let answer = await client.call('DELETE', path, {}, { 'x-audit-log-run-id': runID });
  const statuses = [answer.status];
  const failed: Record<string, { status: number }> = { ...answer.body.progress?.exceptionsByID };
  while (answer.status === 408) {
    const payload = answer.body.callbackPayload;
    answer = await client.call('POST', `/calls/run?longRunnerTimeout=${seconds}`, payload, CONTINUATION);
    Object.assign(failed, answer.body.progress?.exceptionsByID);
    statuses.push(answer.status);
  }
  return { status: answer.status, body: answer.body, statuses, failed, runID };
}

export const undo = (client: TestClient, runID: string) => client.post('/audit-logs/undo', { runID });

// Somebody who does things with many records, and who goes on wherever the server was away meanwhile.
import { setTimeout as pause } from 'node:timers/promises';
import type { TestClient, TestResponse } from '../../platform/server/testing/test-client.ts';

export type BulkCall = readonly [method: 'DELETE' | 'PATCH' | 'POST', path: string, body: object];

export interface BulkResult {
  successIDs: Set<number>;
  /** By id. */
  refused: Map<number, { status: number; message: string }>;
}

export interface Manner {
  runID: string;
  /** How long a step takes. */
  seconds?: number;
  /** How often each continuation is sent at the same time. */
  times?: number;
}

const MOST_AT_ONCE = 50;
const MS_PATIENT = 120_000;

/** In calls of as many as one takes. */
export function inParts<T>(ids: readonly T[]): T[][] {
  const count = Math.ceil(ids.length / MOST_AT_ONCE);
  return Array.from({ length: count }, (_, at) => ids.slice(at * MOST_AT_ONCE, (at + 1) * MOST_AT_ONCE));
}

export async function doAll(
  client: TestClient,
  calls: readonly BulkCall[],
  { runID, seconds = 1, times = 1 }: Manner,
): Promise<BulkResult> {
  const result: BulkResult = { successIDs: new Set(), refused: new Map() };
  for (const [at, [method, path, body]] of calls.entries()) {
    const headers = { 'x-audit-log-run-id': runID, 'idempotency-key': `${runID}-${at}` };
    const first = (given: object) =>
      patiently(() => client.call(method, timed(path, seconds), given, headers));
    let answer = await first(body);
    // A call that is refused as a whole names what it was refused for: what is left is asked for again.
    if (answer.body.recordIDs) {
      const rest = without(body, answer, result);
      if (rest.discussionIDs.length === 0) continue;
      answer = await first(rest);
    }
    for (;;) {
      note(result, answer);
      const payload: string | null = answer.body.callbackPayload ?? null;
      if (payload === null) break;
      answer = await goOn(client, payload, seconds, times);
    }
  }
  return result;
}

function without(body: object, { status, body: problem }: Answer, { refused }: BulkResult) {
  const { recordIDs: gone = [], message = '' } = problem;
  for (const id of gone) refused.set(id, { status, message });
  const { discussionIDs } = body as { discussionIDs: number[] };
  return { ...body, discussionIDs: discussionIDs.filter((id) => !gone.includes(id)) };
}

const timed = (path: string, seconds: number) => `${path}?longRunnerTimeout=${seconds}`;

async function goOn(client: TestClient, payload: string, seconds: number, times: number): Promise<Answer> {
  const type = { 'content-type': 'application/system+jwt' };
  const send = () => client.call('POST', timed('/calls/run', seconds), payload, type);
  const answers = await Promise.all(Array.from({ length: times }, () => patiently(send)));
  return answers[0] as Answer;
}

/** Of the call that begins, of one that goes on, or a refusal. */
interface AnswerBody {
  progress?: { successIDs: number[]; exceptionsByID: Record<string, { status: number; message: string }> };
  callbackPayload?: string | null;
  code?: string;
  message?: string;
  recordIDs?: number[];
}

type Answer = TestResponse<AnswerBody>;

/** Until there is an answer that is not about the server's own state. */
async function patiently(send: () => Promise<Answer>): Promise<Answer> {
  const until = Date.now() + MS_PATIENT;
  for (;;) {
    const answer = await send().catch(() => undefined);
    const isPassing =
      !answer || [502, 503, 504].includes(answer.status) || answer.body.code === 'longRun.running';
    if (!isPassing) return answer;
    if (Date.now() > until) throw new Error(`Nothing but ${answer?.status} ${answer?.text}`);
    await pause(100);
  }
}

function note({ successIDs, refused }: BulkResult, { status, body, text }: Answer): void {
  if (!body.progress) throw new Error(`A bulk call answered ${status}: ${text}`);
  for (const id of body.progress.successIDs) successIDs.add(id);
  for (const [id, exception] of Object.entries(body.progress.exceptionsByID))
    refused.set(Number(id), exception);
}

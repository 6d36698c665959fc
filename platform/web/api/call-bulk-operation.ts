// A call that works on many records goes on until nothing is left; each response's progress is reported as it comes.
import type { BulkProgress } from '../../contract/progress.ts';
import { serverNotReached } from '../i18n/default-problem.ts';
import type { AuditExtras } from './audit-headers.ts';
import { ApiError, errorOf, queryString } from './call.ts';

export type Progress = BulkProgress['progress'];

export interface Step extends AuditExtras {
  longRunnerTimeout: number;
  idempotencyKey?: string;
}

/** As often people see how far it is. */
const STEP: Step = { longRunnerTimeout: 2 };

const DONE: BulkProgress = {
  progress: { successIDs: [], failedIDs: [], exceptionsByID: {}, countTotalIDs: null },
  callbackPayload: null,
};

/** A single record that is done at once is answered without a body. Records may have failed though the call went through: the answer's status is that of the worst. */
export async function callBulkOperation(
  /** What begins it, or the payload of the answer before. */
  send: string | ((step: Step) => Promise<{ body: BulkProgress | undefined }>),
  onProgress: (progress: Progress, payload: string | null) => void = () => undefined,
  /** Asked between two steps: what is not done by then is left. */
  isStopped: () => boolean = () => false,
): Promise<void> {
  const next = (payload: string) => progressOf(() => patiently(() => goOn(payload), isStopped, isUnderWay));
  let answer =
    typeof send === 'string'
      ? await next(send)
      : await progressOf(async () => (await send(STEP)).body ?? DONE);
  onProgress(answer.progress, answer.callbackPayload);
  while (answer.callbackPayload !== null && !isStopped()) {
    answer = await next(answer.callbackPayload);
    onProgress(answer.progress, answer.callbackPayload);
  }
}

async function progressOf(ask: () => Promise<BulkProgress>): Promise<BulkProgress> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError && isProgress(error.body)) return error.body;
    throw error;
  }
}

function isProgress(body: unknown): body is BulkProgress {
  return typeof body === 'object' && body !== null && 'progress' in body && 'callbackPayload' in body;
}

/** For as long a server that was restarted, or that is at this step still, is waited for. */
const MS_PATIENT = 120_000;
const MS_BETWEEN = 1500;
/** Its process is gone or on its way; 409: the step goes on without us. */
const PASSING = new Set([0, 502, 503, 504]);

/** What may be sent twice is sent again where the server was away. */
export async function patiently<T>(
  send: () => Promise<T>,
  isStopped: () => boolean = () => false,
  isPassing = (error: ApiError) => PASSING.has(error.status),
): Promise<T> {
  const until = Date.now() + MS_PATIENT;
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiError && isPassing(error)) || isStopped() || Date.now() > until) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, MS_BETWEEN));
  }
}

async function goOn(payload: string): Promise<BulkProgress> {
  const response = await fetch(`/api/v2/calls/run${queryString({ ...STEP })}`, {
    method: 'POST',
    headers: { 'content-type': 'application/system+jwt', 'x-requested-with': 'parley' },
    body: payload,
  }).catch(() => undefined);
  if (!response) throw new ApiError({ message: serverNotReached(), status: 0 });
  const body = await errorOf(await response.text().catch(() => ''), response);
  if (isProgress(body)) return body;
  throw new ApiError({ ...body, status: response.status });
}

const isUnderWay = ({ status, body }: ApiError) => PASSING.has(status) || body.code === 'longRun.running';

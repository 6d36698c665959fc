// A large file on its way, part by part: a line that is lost is waited for, and what is there is not sent again.
import { ApiError, call, errorOf } from '../../../platform/web/api/call.ts';
import type { getImportRun, ImportRunView, postImportRun } from '../moving-in.contract.ts';
import { sha256 } from './sha256.ts';

const END_BYTES = 65_536;
const LONGEST_PAUSE_MS = 30_000;

export interface UploadState {
  run: ImportRunView;
  bytesPerSecond: number;
  /** The line is lost, and tried again. */
  isWaiting: boolean;
}

/** Of the first and last bytes and the size, as the contract says. */
async function fingerprintOf(file: File): Promise<string> {
  const size = Math.min(END_BYTES, file.size);
  const parts = [file.slice(0, size), file.slice(file.size - size), String(file.size)];
  return sha256(new Uint8Array(await new Blob(parts).arrayBuffer()));
}

export async function uploadExport(
  file: File,
  partBytes: number,
  show: (state: UploadState) => void,
  signal: AbortSignal,
): Promise<ImportRunView> {
  const body = { fileName: file.name, bytes: file.size, fingerprint: await fingerprintOf(file) };
  let run = (await call<typeof postImportRun>('POST /import-runs', { body, signal })).body;
  const [startedAt, receivedBefore] = [performance.now(), run.bytesReceived];
  let pause = 1000;
  while (run.status === 'uploading') {
    const seconds = (performance.now() - startedAt) / 1000;
    const bytesPerSecond = seconds > 0 ? (run.bytesReceived - receivedBefore) / seconds : 0;
    show({ run, bytesPerSecond, isWaiting: false });
    try {
      run = await sendPart(file, run, partBytes, signal);
      pause = 1000;
    } catch (error) {
      if (signal.aborted || !isPassing(error)) throw error;
      show({ run, bytesPerSecond, isWaiting: true });
      await wait(pause, signal);
      pause = Math.min(LONGEST_PAUSE_MS, pause * 2);
      run = await askAgain(run, signal);
    }
  }
  return run;
}

async function sendPart(
  file: File,
  { importRunID, bytesReceived }: ImportRunView,
  partBytes: number,
  signal: AbortSignal,
): Promise<ImportRunView> {
  const part = file.slice(bytesReceived, bytesReceived + partBytes);
  const form = new FormData();
  const hash = await sha256(new Uint8Array(await part.arrayBuffer()));
  form.append('part', part, `${bytesReceived}-${hash}`);
  const response = await fetch(`/api/v2/import-runs/${importRunID}/parts`, {
    method: 'POST',
    headers: { 'x-requested-with': 'parley' },
    body: form,
    signal,
  });
  if (!response.ok)
    throw new ApiError({ ...(await errorOf(await response.text(), response)), status: response.status });
  return response.json();
}

/** Lost lines, a server that starts anew, a proxy that gave up; a part that another tab sent first. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return error instanceof TypeError;
  return (
    error.status >= 500 ||
    [0, 408, 409, 429].includes(error.status) ||
    error.body.code === 'movingIn.damagedPart'
  );
}

async function askAgain(run: ImportRunView, signal: AbortSignal): Promise<ImportRunView> {
  const params = { importRunID: run.importRunID };
  try {
    return (await call<typeof getImportRun>('GET /import-runs/:importRunID', { params, signal })).body;
  } catch (error) {
    if (signal.aborted || !isPassing(error)) throw error;
    return run;
  }
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

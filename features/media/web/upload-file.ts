// One file on its way. Not by fetch, which cannot tell how much has gone out.
import { ApiError, errorOf } from '../../../platform/web/api/call.ts';
import { newRunID } from '../../../platform/web/api/run-id.ts';
import { serverNotReached } from '../../../platform/web/i18n/default-problem.ts';
import type { MediaItem } from '../media.contract.ts';

export interface Upload {
  done: Promise<MediaItem>;
  cancel: () => void;
}

export function uploadFile(file: File, onProgress: (percent: number) => void): Upload {
  const request = new XMLHttpRequest();
  const done = new Promise<MediaItem>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? (loaded / total) * 100 : 0);
    request.onload = () => resolve(answerOf(request));
    request.onerror = () => reject(new ApiError({ message: serverNotReached(), status: 0 }));
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
  });
  const form = new FormData();
  form.append('file', file);
  request.open('POST', '/api/v2/media');
  request.setRequestHeader('x-requested-with', 'parley');
  request.setRequestHeader('idempotency-key', newRunID());
  request.send(form);
  return { done, cancel: () => request.abort() };
}

async function answerOf(request: XMLHttpRequest): Promise<MediaItem> {
  const { status, responseText } = request;
  if (status === 201) return JSON.parse(responseText);
  const sent = ['content-type', 'cf-mitigated'].map((name) => [name, request.getResponseHeader(name) ?? '']);
  const headers = new Headers(Object.fromEntries(sent));
  throw new ApiError({ ...(await errorOf(responseText, { status, headers })), status });
}

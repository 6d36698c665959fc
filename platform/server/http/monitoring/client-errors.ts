// What goes wrong before there is a request: headers too large, too slow, or no HTTP at all. Refused in our one shape.
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ErrorBody } from '../../../contract/errors.ts';

type Refusal = readonly [status: number, reason: string, message: string];

const KNOWN: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: [
    431,
    'Request Header Fields Too Large',
    'The address and the headers of the request are too large.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request took too long to arrive.'],
};
const NO_REQUEST: Refusal = [400, 'Bad Request', 'This is no valid HTTP request.'];

export function respondToClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error);
  const [status, reason, message] = KNOWN[error.code ?? ''] ?? NO_REQUEST;
  const answer: ErrorBody = { message, status, code: 'request', description: null, requestID: randomUUID() };
  const body = JSON.stringify(answer);
  socket.end(
    [
      `HTTP/1.1 ${status} ${reason}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

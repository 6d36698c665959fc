// A part of a file, as players and broken-off downloads ask for it (RFC 9110, section 14).
import type { IncomingHttpHeaders } from 'node:http';
import type { ByteRange } from '../../../platform/server/storage/blob-store.ts';

/** Nothing: the whole. Several parts at once are answered with the whole, which is allowed. */
export function partOf(
  headers: IncomingHttpHeaders,
  size: number,
  etag: string,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? '');
  if (!match || match[0] === 'bytes=-') return undefined;
  // The sender has an older file and wants the rest of that one.
  if (headers['if-range'] !== undefined && headers['if-range'] !== etag) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}

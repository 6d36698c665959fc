// PostgreSQL holds neither NUL nor lone surrogates: refused for every string that comes in, however deep it lies.
import { DomainError } from '../../../contract/errors.ts';
import { isReadable } from '../../../contract/readable-text.ts';
import { isRecord } from './coerce.ts';

/** No input of ours nests deeper; the walks over it are recursive. */
const MAX_DEPTH = 50;

export function refuseUnreadableText(value: unknown, depth = 0): void {
  if (depth > MAX_DEPTH) throw new DomainError('validation', 400, 'The request is nested too deeply.');
  if (typeof value === 'string') {
    if (!isReadable(value))
      throw new DomainError('validation', 400, 'The request holds characters that are not text.');
  } else if (Array.isArray(value)) {
    for (const each of value) refuseUnreadableText(each, depth + 1);
  } else if (isRecord(value)) {
    for (const [key, each] of Object.entries(value)) {
      refuseUnreadableText(key);
      refuseUnreadableText(each, depth + 1);
    }
  }
}

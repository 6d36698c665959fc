// The one place where a failure becomes an answer. Words of the database or the libraries never leave.
import { DomainError, type ErrorBody } from '../../../contract/errors.ts';
import { isConnectionLoss } from '../../db/connection-loss.ts';
import { DatabaseUnavailable } from '../../db/database-unavailable.ts';

interface KnownFailure {
  code?: string;
  statusCode?: number;
  message?: string;
}

export const DISK_FULL =
  'The disk of the site is full, so nothing can be saved. Its operator has to free space.';
const FILES_CLOSED = 'Files cannot be kept or shown at the moment. Please try again later.';
const READ_ONLY = 'The site is read-only at the moment. Please try again later.';

/** Codes of PostgreSQL and of the file system that mean: reads go on, writes must wait. */
const CANNOT_WRITE: Readonly<Record<string, string>> = {
  '53100': DISK_FULL,
  ENOSPC: DISK_FULL,
  EDQUOT: DISK_FULL,
  '25006': READ_ONLY,
  EROFS: READ_ONLY,
  // Of the data folder: a file in place of a folder, or nothing that this account may use.
  ENOTDIR: FILES_CLOSED,
  EACCES: FILES_CLOSED,
  EPERM: FILES_CLOSED,
};

/** Codes of PostgreSQL for NUL and lone surrogates, in texts and in JSON. */
const NO_TEXT: ReadonlySet<string> = new Set(['22021', '22P05']);

/** Codes of PostgreSQL: two did at the same moment what cannot both be. */
const MET_OTHERS: Readonly<Record<string, string>> = {
  '23503': 'Something that this needs was deleted at the same moment. Please look again.',
  '23505': 'Somebody did the same at the same moment. Please look again.',
};

export function asDomainError(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return error;
  const { code, statusCode, message } = error as KnownFailure;
  if (code && CANNOT_WRITE[code]) return new DomainError('cannotWrite', 503, CANNOT_WRITE[code]);
  if (code === '22003')
    return new DomainError('validation', 422, 'A number in the request is larger than any that is in use.');
  // Wherever such a character was hidden: in JSON that is itself a text, behind an escape.
  if (code && NO_TEXT.has(code))
    return new DomainError('validation', 422, 'The request holds characters that are not text.');
  if (isConnectionLoss(error)) return new DatabaseUnavailable(error);
  if (code === '40001' || code === '40P01')
    return new DomainError('busy', 503, 'Somebody else is changing the same thing. Please try again.');
  if (code === '57014')
    return new DomainError('timeout', 503, 'That took too long and was stopped. Please try again.');
  if (code === '55P03' || code === '40001' || code === '40P01')
    return new DomainError('busy', 503, 'Somebody else is changing the same thing. Please try again.');
  if (code && MET_OTHERS[code]) return new DomainError('conflict', 409, MET_OTHERS[code]);
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY' || code === 'FST_ERR_CTP_EMPTY_JSON_BODY') {
    return new DomainError('malformed', 400, 'The body is not valid JSON.');
  }
  if (code === 'FST_ERR_BAD_URL')
    return new DomainError('validation', 400, 'The address holds characters that are not text.');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new DomainError('mediaType', 415, 'Send the body as application/json.');
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new DomainError('tooLarge', 413, 'The body is too large.');
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return new DomainError('request', statusCode, message ?? 'The request cannot be answered.');
  return undefined;
}

export function errorBody(error: unknown, requestID: string): ErrorBody {
  const known = asDomainError(error);
  if (known) return { ...known.toBody(), requestID };
  return {
    message: 'Something went wrong on our side. Please try again later.',
    status: 500,
    description: null,
    requestID,
  };
}

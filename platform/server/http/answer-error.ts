// The one place where a failure becomes an answer. Words of the database or the libraries never leave.
import { DomainError, type ErrorBody } from '../../contract/errors.ts';

interface KnownFailure {
  code?: string;
  statusCode?: number;
  message?: string;
}

const DISK_FULL = 'The disk of the site is full, so nothing can be saved. Its operator has to free space.';
const READ_ONLY = 'The site is read-only at the moment. Please try again later.';

/** Codes of PostgreSQL and of the file system that mean: reads go on, writes must wait. */
const CANNOT_WRITE: Readonly<Record<string, string>> = {
  '53100': DISK_FULL,
  ENOSPC: DISK_FULL,
  EDQUOT: DISK_FULL,
  '25006': READ_ONLY,
  EROFS: READ_ONLY,
};

export function asDomainError(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return error;
  const { code, statusCode, message } = error as KnownFailure;
  if (code && CANNOT_WRITE[code]) return new DomainError('cannotWrite', 503, CANNOT_WRITE[code]);
  if (code === '22003')
    return new DomainError('validation', 422, 'A number in the request is larger than any that is in use.');
  if (code === '57014')
    return new DomainError('timeout', 503, 'That took too long and was stopped. Please try again.');
  if (code === '55P03')
    return new DomainError('busy', 503, 'Somebody else is changing the same thing. Please try again.');
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

import { DomainError } from '../../contract/errors.ts';
import { isBrokenConnection, isConnectionLoss } from './connection-loss.ts';

/** Until a client may ask again: a database that was restarted needs no longer. */
const RETRY_AFTER_SECONDS = 2;

/** The database does not answer. Readers get an honest 503 at once; service returns by itself. */
export class DatabaseUnavailable extends DomainError {
  /** The connection was lost in the middle, and nothing was committed for certain: the same work may be done again. */
  readonly isUndone: boolean;

  constructor(cause: unknown, { isUndone = false }: { isUndone?: boolean } = {}) {
    super('unavailable', 503, 'The site is not available for a moment. Please try again soon.', {
      retryAfter: RETRY_AFTER_SECONDS,
    });
    this.cause = cause;
    this.isUndone = isUndone;
  }
}

/** Of what a statement failed at; all else stays what it is. */
export function asUnavailable(error: unknown, facts: { isUndone: boolean }): Error {
  if (error instanceof DatabaseUnavailable || !isConnectionLoss(error)) return error as Error;
  return new DatabaseUnavailable(error, { isUndone: facts.isUndone && isBrokenConnection(error) });
}

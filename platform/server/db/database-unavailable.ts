import { DomainError } from '../../contract/errors.ts';

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

import { DomainError } from '../../contract/errors.ts';

/** The database does not answer. Readers get an honest 503 at once; service returns by itself. */
export class DatabaseUnavailable extends DomainError {
  constructor(cause: unknown) {
    super('unavailable', 503, 'The site is not available for a moment. Please try again soon.');
    this.cause = cause;
  }
}

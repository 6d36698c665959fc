/** `refused`: it answered, and not with what it was asked for. */
type Reason = 'address' | 'forbidden' | 'redirects' | 'unreachable' | 'timeout' | 'tooLarge' | 'refused';

/** Why nothing came of a request out; the words are fit for whoever named the address. */
export class OutgoingProblem extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'OutgoingProblem';
    this.reason = reason;
  }

  static from(error: unknown, isTooLate: boolean): OutgoingProblem {
    if (error instanceof OutgoingProblem) return error;
    return isTooLate
      ? new OutgoingProblem('timeout', 'The address did not answer in time.', error)
      : new OutgoingProblem('unreachable', 'The address cannot be reached.', error);
  }
}

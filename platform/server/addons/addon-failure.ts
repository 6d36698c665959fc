// What an add-on throws that it did not mean to: not a refusal, and not a failure of the database or the disk.
import { asDomainError } from '../http/responses/error-response.ts';
import { OutgoingProblem } from '../outgoing-http/outgoing-problem.ts';

/** Where its code ran: in a request of its own, or amid those of others. */
export type AddonPlace = 'start' | 'route' | 'job' | 'shared';

export class AddonFailure extends Error {
  override name = 'AddonFailure';
  readonly addonKey: string;
  readonly place: AddonPlace;

  constructor(addonKey: string, place: AddonPlace, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.addonKey = addonKey;
    this.place = place;
  }
}

/** The error as it is thrown on: named after the add-on where nobody foresaw it. */
export function blamed(addonKey: string, place: AddonPlace, error: unknown): unknown {
  // Nor is it a fault of the add-on that an outside service does not answer.
  if (error instanceof AddonFailure || error instanceof OutgoingProblem || asDomainError(error)) return error;
  return new AddonFailure(addonKey, place, error);
}

import { connectError } from '../connections.contract.ts';

const KNOWN = [
  'expired',
  'tooOften',
  'denied',
  'failed',
  'emailMissing',
  'emailNotVerified',
  'signInFirst',
  'closed',
  'banned',
  'taken',
] as const;

/** What `connectProblem` in an address means; a text made up by whoever wrote a link is never shown. */
export function connectProblemText(problem: unknown): string | undefined {
  const known = KNOWN.find((each) => each === problem);
  return known && connectError(`connect.${known}`).message;
}

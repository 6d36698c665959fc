// How far a community knows an account: what it may do how often follows from it.

/**
 * `new`: few posts of it stand. `regular`: enough of them do. `trusted`: a moderator verified it. `staff`: it looks after
 * posts itself.
 */
export const TRUST_LEVELS = ['new', 'regular', 'trusted', 'staff'] as const;

export type TrustLevel = (typeof TRUST_LEVELS)[number];

/** Of a limit for accounts that are new. At least one: a share of a limit is a limit, and never none. */
export function atTrust(count: number, percent: number): number {
  return Math.max(1, Math.round((count * percent) / 100));
}

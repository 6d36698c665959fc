// What is counted in a poll, and how that changes with one vote.
import type { PollCardProps } from '../../poll-widgets.contract.ts';

export interface PollCounts {
  /** People. */
  countVotes: number;
  /** By option; undefined while results are hidden. */
  byOption: Readonly<Record<string, number>> | undefined;
}

export function countsOf({ countVotes, options }: PollCardProps): PollCounts {
  if (options.some((option) => option.countVotes === null)) return { countVotes, byOption: undefined };
  const pairs = options.map((option) => [option.pollOptionID, option.countVotes ?? 0]);
  return { countVotes, byOption: Object.fromEntries(pairs) };
}

/** The counts after somebody's vote went from some options to others; none stands for no vote. */
export function moveVote(
  { countVotes, byOption }: PollCounts,
  from: readonly number[],
  to: readonly number[],
): PollCounts {
  const people = Number(to.length > 0) - Number(from.length > 0);
  if (!byOption) return { countVotes: Math.max(0, countVotes + people), byOption };
  const moved = Object.entries(byOption).map(([optionID, count]) => {
    const gained = Number(to.includes(Number(optionID))) - Number(from.includes(Number(optionID)));
    return [optionID, Math.max(0, count + gained)];
  });
  return { countVotes: Math.max(0, countVotes + people), byOption: Object.fromEntries(moved) };
}

/** Of the people who voted. */
export function percentOf(count: number, countVotes: number): number {
  return countVotes > 0 ? Math.round((count / countVotes) * 100) : 0;
}

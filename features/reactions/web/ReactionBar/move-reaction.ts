import type { ReactionSummary } from '../../reactions.contract.ts';

/** The counts after somebody's reaction went from one type to another; undefined stands for none. */
export function moveReaction(
  reactions: readonly ReactionSummary[],
  from: string | undefined,
  to: string | undefined,
): ReactionSummary[] {
  return reactions.map((each) => {
    const gained = Number(each.urlcode === to) - Number(each.urlcode === from);
    return gained === 0 ? each : { ...each, count: Math.max(0, each.count + gained) };
  });
}

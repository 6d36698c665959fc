// A shared page has what was given to a post; what can be given stands once in the page.
import { useMemo } from 'react';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import type { ReactionSummary } from '../../reactions.contract.ts';

/** Every type that is offered, in its order, also where nobody gave it. */
export function useOfferedReactions(given: readonly ReactionSummary[]): readonly ReactionSummary[] {
  const types = useSite().reactionTypes;
  return useMemo(() => {
    if (!types) return given;
    return types.map(
      (type) => given.find(({ urlcode }) => urlcode === type.urlcode) ?? { ...type, count: 0 },
    );
  }, [types, given]);
}

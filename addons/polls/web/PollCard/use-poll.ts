// One vote for each person: shown at once, taken back if the server would not have it.
import {
  ApiError,
  call,
  setViewerState,
  showToast,
  useTranslator,
  useViewerState,
  type ViewerState,
} from '@parley/addon-api/web';
import { useRef, useState } from 'react';
import type { deleteVote, postVote } from '../../poll-votes.contract.ts';
import type { PollCardProps } from '../../poll-widgets.contract.ts';
import type { Poll } from '../../polls.contract.ts';
import { countsOf, moveVote, type PollCounts } from './poll-counts.ts';

type OwnPoll = ViewerState['polls'][string];

export function usePoll(card: PollCardProps) {
  const { t } = useTranslator();
  const { discussionID, pollID, options } = card;
  const all = useViewerState('polls');
  const own = all?.[discussionID];
  const chosen = own?.optionIDs ?? [];
  const [changed, setChanged] = useState<{ since: PollCardProps['options']; counts: PollCounts }>();
  const [isSending, setIsSending] = useState(false);
  const isBusy = useRef(false);
  // A reloaded page knows better than what was counted on here.
  const shared = changed?.since === options ? changed.counts : countsOf(card);
  const counts = { ...shared, byOption: shared.byOption ?? own?.counts ?? undefined };

  const show = (optionIDs: readonly number[], now: PollCounts) => {
    setChanged({ since: options, counts: now });
    // Hidden results go with the vote that showed them.
    const byOption = optionIDs.length > 0 && card.resultsHidden ? (now.byOption ?? null) : null;
    setViewerState({ polls: withOwn(all, discussionID, optionIDs, byOption) });
  };
  /** Answers whether it was stored. */
  const vote = async (optionIDs: readonly number[]): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setIsSending(true);
    const isHiddenAgain = optionIDs.length === 0 && card.resultsHidden && !card.closed;
    const moved = moveVote(counts, chosen, optionIDs);
    show(optionIDs, isHiddenAgain ? { ...moved, byOption: undefined } : moved);
    try {
      const poll = await send(pollID, optionIDs);
      if (poll) show(optionIDs, countsOfPoll(poll));
      return true;
    } catch (error) {
      setChanged(changed);
      setViewerState({ polls: all ?? {} });
      const why = error instanceof ApiError && error.status > 0 ? error.message : undefined;
      showToast(why ?? t('Your vote could not be saved.'), { id: 'poll', tone: 'error' });
      return false;
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  };
  return { chosen, counts, vote, isSending };
}

async function send(pollID: number, optionIDs: readonly number[]): Promise<Poll | undefined> {
  const params = { pollID };
  if (optionIDs.length === 0) {
    await call<typeof deleteVote>('DELETE /polls/:pollID/vote', { params });
    return undefined;
  }
  const body = { pollOptionIDs: [...optionIDs] };
  const answer = await call<typeof postVote>('POST /polls/:pollID/vote', { params, body });
  return answer.body.poll;
}

function countsOfPoll({ countVotes, options = [] }: Poll): PollCounts {
  return {
    countVotes,
    byOption: Object.fromEntries(options.map((each) => [each.pollOptionID, each.countVotes ?? 0])),
  };
}

function withOwn(
  all: ViewerState['polls'] | undefined,
  discussionID: number,
  optionIDs: readonly number[],
  counts: OwnPoll['counts'],
): ViewerState['polls'] {
  return { ...all, [discussionID]: { optionIDs: [...optionIDs], counts } };
}

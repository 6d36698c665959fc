// One vote for each member: shown at once, taken back if the server would not have it.
import {
  ApiError,
  call,
  setViewerState,
  showToast,
  useTranslator,
  useViewerState,
} from '@parley/addon-api/web';
import { useRef, useState } from 'react';
import type { deleteIdeaVote, IdeaAttributes, putIdeaVote, VotedIdea } from '../../ideas.contract.ts';

type Counts = Pick<IdeaAttributes, 'countUp' | 'countDown' | 'score'>;
export type OwnVote = 1 | -1 | null;

export function useIdeaVote(discussionID: number, idea: IdeaAttributes) {
  const { t } = useTranslator();
  const all = useViewerState('ideaVotes');
  const own = (all?.[discussionID] ?? null) as OwnVote;
  const [changed, setChanged] = useState<{ since: IdeaAttributes; counts: Counts }>();
  const isBusy = useRef(false);
  // A reloaded page knows better than what was counted on here.
  const counts: Counts = changed?.since === idea ? changed.counts : idea;

  const show = (vote: OwnVote, now: Counts) => {
    setChanged({ since: idea, counts: now });
    setViewerState({ ideaVotes: withVote(all, discussionID, vote) });
  };
  const vote = async (wanted: 1 | -1) => {
    if (isBusy.current) return;
    isBusy.current = true;
    const next = own === wanted ? null : wanted;
    show(next, moveVote(counts, own, next));
    try {
      const voted = await send(discussionID, next);
      show(voted.vote as OwnVote, voted.idea);
    } catch (error) {
      setChanged(changed);
      setViewerState({ ideaVotes: all ?? {} });
      const why = error instanceof ApiError && error.status > 0 ? error.message : undefined;
      showToast(why ?? t('Your vote could not be saved.'), { id: 'idea', tone: 'error' });
    }
    isBusy.current = false;
  };
  return { own, counts, vote };
}

async function send(discussionID: number, vote: OwnVote): Promise<VotedIdea> {
  const params = { discussionID };
  const answer =
    vote === null
      ? await call<typeof deleteIdeaVote>('DELETE /discussions/:discussionID/idea/vote', { params })
      : await call<typeof putIdeaVote>('PUT /discussions/:discussionID/idea/vote', {
          params,
          body: { vote },
        });
  return answer.body;
}

/** What the numbers are once a vote has become another one. */
export function moveVote({ countUp, countDown }: Counts, from: OwnVote, to: OwnVote): Counts {
  const moved = (count: number, vote: 1 | -1) => count + Number(to === vote) - Number(from === vote);
  const [up, down] = [moved(countUp, 1), moved(countDown, -1)];
  return { countUp: up, countDown: down, score: up - down };
}

function withVote(all: Record<string, number> | undefined, discussionID: number, vote: OwnVote) {
  const { [discussionID]: _, ...others } = all ?? {};
  return vote === null ? others : { ...others, [discussionID]: vote };
}

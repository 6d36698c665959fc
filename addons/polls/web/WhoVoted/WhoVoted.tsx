// Who voted for what, fetched when it is asked for.
import {
  Avatar,
  Button,
  call,
  Modal,
  Notice,
  RowSkeletons,
  UserLink,
  useTranslator,
} from '@parley/addon-api/web';
import { useCallback, useEffect, useState } from 'react';
import type { listVotes, PollVote } from '../../poll-votes.contract.ts';
import type { PollCardProps } from '../../poll-widgets.contract.ts';
import styles from './WhoVoted.module.css';

const AT_ONCE = 50;

export default function WhoVoted({ card, onClose }: { card: PollCardProps; onClose: () => void }) {
  const { t } = useTranslator();
  const { votes, hasMore, problem, isLoading, load } = useVotes(card.pollID);
  const texts = new Map(card.options.map((option) => [option.pollOptionID, option.text]));
  return (
    <Modal title={t('Who voted')} size="small" onClose={onClose}>
      {problem && (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
      <ul className={styles.votes}>
        {votes.map((vote) => (
          <li key={`${vote.userID} ${vote.pollOptionID}`} className={styles.vote}>
            <Avatar photoUrl={vote.user?.photoUrl} of={vote.user?.name} size={28} />
            <span className={styles.who}>
              {vote.user && <UserLink user={vote.user} />}
              <bdi className={styles.what}>{texts.get(vote.pollOptionID)}</bdi>
            </span>
          </li>
        ))}
      </ul>
      {isLoading && <RowSkeletons />}
      {hasMore && !isLoading && (
        <Button kind="outline" onClick={load}>
          {t('Show more')}
        </Button>
      )}
    </Modal>
  );
}

/** A page at a time. */
function useVotes(pollID: number) {
  const [votes, setVotes] = useState<PollVote[]>([]);
  const [page, setPage] = useState(0);
  const [hasMore, setHasMore] = useState(true);
  const [isLoading, setIsLoading] = useState(true);
  const [problem, setProblem] = useState<string>();

  const fetchPage = useCallback(
    async (wanted: number, isWanted: () => boolean) => {
      setIsLoading(true);
      setProblem(undefined);
      try {
        const query = { page: wanted, limit: AT_ONCE, expand: ['user'] };
        const { body } = await call<typeof listVotes>('GET /polls/:pollID/votes', {
          params: { pollID },
          query,
        });
        if (!isWanted()) return;
        setVotes((before) => (wanted === 1 ? body : [...before, ...body]));
        setPage(wanted);
        setHasMore(body.length === AT_ONCE);
      } catch (error) {
        if (isWanted()) setProblem(error instanceof Error ? error.message : String(error));
      } finally {
        if (isWanted()) setIsLoading(false);
      }
    },
    [pollID],
  );
  useEffect(() => {
    let isWanted = true;
    void fetchPage(1, () => isWanted);
    return () => {
      isWanted = false;
    };
  }, [fetchPage]);
  return { votes, hasMore, problem, isLoading, load: () => void fetchPage(page + 1, () => true) };
}

// Who answered what, fetched when it is asked for, a page at a time.
import {
  Avatar,
  Button,
  call,
  EmptyState,
  Modal,
  Notice,
  RowSkeletons,
  UserLink,
  useTranslator,
} from '@parley/addon-api/web';
import { useCallback, useEffect, useState } from 'react';
import type { listEventParticipants, Participant } from '../../event-participants.contract.ts';
import styles from './EventCard.module.css';

const AT_ONCE = 50;

export default function WhoComes({ eventID, onClose }: { eventID: number; onClose: () => void }) {
  const { t } = useTranslator();
  const { people, hasMore, problem, isLoading, load } = useParticipants(eventID);
  const words = { yes: t('Comes'), maybe: t('Maybe'), no: t('Does not come') };
  return (
    <Modal title={t('Who comes')} size="small" onClose={onClose}>
      {problem && (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
      {people.length === 0 && !isLoading && !problem && (
        <EmptyState icon="users" title={t('Nobody has answered yet.')} />
      )}
      <ul className={styles.people}>
        {people.map((each) => (
          <li key={each.userID}>
            <Avatar photoUrl={each.user?.photoUrl} of={each.user?.name} size={28} />
            <span className={styles.person}>{each.user && <UserLink user={each.user} />}</span>
            <span className={styles.further}>{each.isWaiting ? t('Waits') : words[each.attending]}</span>
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

function useParticipants(eventID: number) {
  const [people, setPeople] = useState<Participant[]>([]);
  const [page, setPage] = useState(0);
  const [hasMore, setHasMore] = useState(true);
  const [isLoading, setIsLoading] = useState(true);
  const [problem, setProblem] = useState<string>();
  const fetchPage = useCallback(
    async (wanted: number, isWanted: () => boolean) => {
      setIsLoading(true);
      setProblem(undefined);
      try {
        const { body } = await call<typeof listEventParticipants>('GET /events/:eventID/participants', {
          params: { eventID },
          query: { page: wanted, limit: AT_ONCE },
        });
        if (!isWanted()) return;
        setPeople((before) => (wanted === 1 ? body : [...before, ...body]));
        setPage(wanted);
        setHasMore(body.length === AT_ONCE);
      } catch (error) {
        if (!isWanted()) return;
        setHasMore(false);
        setProblem(error instanceof Error ? error.message : String(error));
      } finally {
        if (isWanted()) setIsLoading(false);
      }
    },
    [eventID],
  );
  useEffect(() => {
    let isWanted = true;
    void fetchPage(1, () => isWanted);
    return () => {
      isWanted = false;
    };
  }, [fetchPage]);
  return { people, hasMore, problem, isLoading, load: () => void fetchPage(page + 1, () => true) };
}

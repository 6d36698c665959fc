import { hasPermission } from '@parley/addon-api/shared';
import {
  ConfirmModal,
  call,
  useMe,
  usePermissions,
  useRevalidator,
  useTask,
  useTranslator,
} from '@parley/addon-api/web';
import { useState } from 'react';
import type { EventCardProps } from '../../event-widgets.contract.ts';
import type { deleteEvent } from '../../events.contract.ts';
import styles from './EventCard.module.css';

type Subject = Pick<EventCardProps, 'eventID' | 'name' | 'insertUserID' | 'categoryID'>;

/** For those who organise it. What was written stays: the post has options of its own for that. */
export function DeleteEvent({ card }: { card: Subject }) {
  const { t } = useTranslator();
  const { isBusy, run } = useTask('event');
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  if (!useOrganises(card)) return null;
  const { eventID, name } = card;
  const remove = async () => {
    await call<typeof deleteEvent>('DELETE /events/:eventID', { params: { eventID } });
    await revalidate();
  };
  return (
    <>
      <button type="button" className={styles.listing} onClick={() => setAsking(true)}>
        {t('Delete the event…')}
      </button>
      {isAsking && (
        <ConfirmModal
          title={t('Delete the event “{name}”?', { name })}
          confirmLabel={t('Delete')}
          isDangerous
          isBusy={isBusy}
          onConfirm={() => void run(remove)}
          onCancel={() => setAsking(false)}
        >
          {t(
            'Nobody sees any more when and where it takes place, and who comes. For some days staff can bring that back. The post and its comments stay.',
          )}
        </ConfirmModal>
      )}
    </>
  );
}

function useOrganises({ insertUserID, categoryID: resourceID }: Subject): boolean {
  const permissions = usePermissions();
  const me = useMe();
  const there = { resourceType: 'category', resourceID };
  return (
    me?.userID === insertUserID ||
    hasPermission(permissions, 'events.manage') ||
    hasPermission(permissions, 'discussions.close', there)
  );
}

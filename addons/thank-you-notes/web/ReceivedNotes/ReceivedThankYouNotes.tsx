import { hasPermission } from '@parley/addon-api/shared';
import {
  ConfirmModal,
  call,
  EmptyState,
  IconButton,
  Metas,
  Panel,
  TimeAgo,
  UserLink,
  useMe,
  usePermissions,
  useRevalidator,
  useTask,
  useTranslator,
} from '@parley/addon-api/web';
import { useState } from 'react';
import type { deleteThankYouNote, ReceivedNotesProps, ThankYouNote } from '../../thank-you-notes.contract.ts';
import styles from './ReceivedThankYouNotes.module.css';

/** On a tab of profiles: the notes by which staff thanked a member. */
export function ReceivedThankYouNotes({ notes }: ReceivedNotesProps) {
  const { t } = useTranslator();
  if (notes.length === 0) return <EmptyState icon="star" title={t('There is no thank-you note here yet.')} />;
  return (
    <Panel isPadded>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <ReceivedNote key={note.noteID} note={note} />
        ))}
      </ul>
    </Panel>
  );
}

function ReceivedNote({ note }: { note: ThankYouNote }) {
  const { t } = useTranslator();
  const { text, insertUser, about, dateInserted } = note;
  return (
    <li className={styles.note}>
      <div className={styles.words}>
        <p className={styles.text}>{text}</p>
        <Metas>
          <UserLink user={insertUser} />
          <TimeAgo date={dateInserted} />
          {about && <a href={about.url}>{t('About “{name}”', { name: about.name })}</a>}
        </Metas>
      </div>
      <RemoveNote note={note} />
    </li>
  );
}

function RemoveNote({ note: { noteID, user, insertUser } }: { note: ThankYouNote }) {
  const { t } = useTranslator();
  const me = useMe();
  const permissions = usePermissions();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useTask('thank-you-note');
  const [isOpen, setIsOpen] = useState(false);
  const isTheirs = me && [user.userID, insertUser.userID].includes(me.userID);
  if (!isTheirs && !hasPermission(permissions, 'community.moderate')) return null;
  const remove = () =>
    run(async () => {
      await call<typeof deleteThankYouNote>('DELETE /thank-you-notes/:noteID', { params: { noteID } });
      setIsOpen(false);
      await revalidate();
    });
  return (
    <>
      <IconButton icon="trash" label={t('Remove this note')} size={36} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <ConfirmModal
          title={t('Remove this note?')}
          confirmLabel={t('Remove')}
          isDangerous
          isBusy={isBusy}
          onConfirm={() => void remove()}
          onCancel={() => setIsOpen(false)}
        >
          {t('It cannot be brought back.')}
        </ConfirmModal>
      )}
    </>
  );
}

// What staff wrote down about a member, on a tab of their profile that nobody else has.

import { slug } from '@parley/addon-api/shared';
import { Button, EmptyState, useTranslator } from '@parley/addon-api/web';
import { lazy, Suspense, useState } from 'react';
import type { MemberNotesProps } from '../../warnings.states.ts';
import { DeleteNote } from '../NoteForm/DeleteNote.tsx';
import { More, NoteList } from '../NoteList/NoteList.tsx';
import { ReverseWarning } from '../NoteList/ReverseWarning.tsx';
import styles from '../pages.module.css';

const NoteForm = lazy(() => import('../NoteForm/NoteForm.tsx'));

export function MemberNotes({ userID, name, notes, canNote, page, hasMore }: MemberNotesProps) {
  const { t } = useTranslator();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.page}>
      {canNote && (
        <div>
          <Button icon="plus" onClick={() => setIsOpen(true)}>
            {t('Add a note')}
          </Button>
        </div>
      )}
      {isOpen && (
        <Suspense>
          <NoteForm userID={userID} name={name} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
      {notes.length === 0 ? (
        <EmptyState icon="file-text" title={t('Nothing is noted')}>
          <p>{t('Notes and warnings of staff stand here. The member does not see this page.')}</p>
        </EmptyState>
      ) : (
        <NoteList
          notes={notes}
          acts={(note) =>
            note.type === 'note'
              ? canNote && <DeleteNote userNoteID={note.userNoteID} />
              : !note.reversed && <ReverseWarning userNoteID={note.userNoteID} name={name} />
          }
        />
      )}
      <More
        page={page}
        hasMore={hasMore}
        onPage={(next) => `/profile/staff-notes/${userID}/${slug(name)}?page=${next}`}
      />
    </div>
  );
}

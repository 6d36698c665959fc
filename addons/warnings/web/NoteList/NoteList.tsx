// Notes and warnings as staff see them, or the warned member.
import { Button, Panel, RenderedBody, Tag, TimeAgo, UserLink, useTranslator } from '@parley/addon-api/web';
import type { ReactNode } from 'react';
import { RULES_PATH } from '../../warnings.address.ts';
import type { ShownNote } from '../../warnings.states.ts';
import styles from './NoteList.module.css';

interface NoteListProps<Note extends ShownNote> {
  notes: readonly Note[];
  /** False: to the member themselves. */
  isForStaff?: boolean;
  /** What can be done with one of them. */
  acts: (note: Note) => ReactNode;
}

export function NoteList<Note extends ShownNote>({ notes, isForStaff = true, acts }: NoteListProps<Note>) {
  return (
    <Panel>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note.userNoteID} className={styles.note} id={`note-${note.userNoteID}`}>
            <NoteHead note={note} isForStaff={isForStaff} />
            <RenderedBody html={note.html} id={`Note_${note.userNoteID}`} />
            <NoteFacts note={note} />
            {note.moderatorNote && <StaffWords text={note.moderatorNote} />}
            <div className={styles.acts}>{acts(note)}</div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function NoteHead({ note, isForStaff }: { note: ShownNote; isForStaff: boolean }) {
  const { t, plural } = useTranslator();
  return (
    <div className={styles.head}>
      {isForStaff && <UserLink user={note.user} className={styles.who} />}
      {note.type === 'warning' ? (
        <>
          <Tag preset={note.reversed || note.isExpired ? 'greyscale' : 'warning'}>
            {t(note.warningTypeName ?? '')}
          </Tag>
          <span>{plural(note.points ?? 0, { one: '{count} point', other: '{count} points' })}</span>
          <State note={note} />
        </>
      ) : (
        <Tag>{t('Note')}</Tag>
      )}
      <span className={styles.quiet}>
        {t('By')} <UserLink user={note.insertUser} /> <TimeAgo date={note.dateInserted} />
      </span>
    </div>
  );
}

function State({ note }: { note: ShownNote }) {
  const { t } = useTranslator();
  if (note.reversed) return <Tag preset="greyscale">{t('Taken back')}</Tag>;
  if (note.isExpired) return <Tag preset="greyscale">{t('Counts no more')}</Tag>;
  if (!note.mustAcknowledge) return null;
  return note.dateAcknowledged ? (
    <Tag preset="success">{t('Read')}</Tag>
  ) : (
    <Tag preset="warning">{t('Not read yet')}</Tag>
  );
}

function NoteFacts({ note }: { note: ShownNote }) {
  const { t, plural } = useTranslator();
  const count = note.recordIDs?.length ?? 0;
  if (note.type === 'note') return null;
  return (
    <p className={styles.quiet}>
      {note.ruleName && (
        <>
          <a href={RULES_PATH}>
            <bdi>{note.ruleName}</bdi>
          </a>{' '}
          ·{' '}
        </>
      )}
      {note.recordUrl && (
        <>
          <a href={note.recordUrl}>
            {plural(count, { one: 'The post that it is about', other: 'The first of {count} posts' })}
          </a>{' '}
          ·{' '}
        </>
      )}
      {note.points === 0 ? (
        t('Counts nothing')
      ) : note.expiresString ? (
        <>
          {t('Counts until')} <TimeAgo date={note.expiresString} form="day" />
        </>
      ) : (
        t('Counts for good')
      )}
    </p>
  );
}

function StaffWords({ text }: { text: string }) {
  const { t } = useTranslator();
  return (
    <p className={styles.staff} dir="auto">
      <strong>{t('Note for staff')}:</strong> {text}
    </p>
  );
}

interface MoreProps {
  page: number;
  hasMore: boolean;
  onPage: (page: number) => string;
}

export function More({ page, hasMore, onPage }: MoreProps) {
  const { t } = useTranslator();
  if (page === 1 && !hasMore) return null;
  return (
    <nav className={styles.pager} aria-label={t('Pages')}>
      {page > 1 && <a href={onPage(page - 1)}>{t('Previous page')}</a>}
      {hasMore && <a href={onPage(page + 1)}>{t('Next page')}</a>}
    </nav>
  );
}

/** One thing to do, as all acts of these lists look. */
export function Act(props: { name: string; isBusy?: boolean; onPress: () => void }) {
  return (
    <Button size={32} isBusy={props.isBusy} onClick={props.onPress}>
      {props.name}
    </Button>
  );
}

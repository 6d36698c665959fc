// Warnings, notes, appeals and types of warnings, for staff.

import { hasPermission } from '@parley/addon-api/shared';
import { EmptyState, PageHead, Tabs, usePermissions, useTranslator } from '@parley/addon-api/web';
import { type Screen, screenPath } from '../../warnings.address.ts';
import type { WarningsPageProps } from '../../warnings.states.ts';
import { DeleteNote } from '../NoteForm/DeleteNote.tsx';
import { More, NoteList } from '../NoteList/NoteList.tsx';
import { ReverseWarning } from '../NoteList/ReverseWarning.tsx';
import styles from '../pages.module.css';
import { Appeals } from './Appeals.tsx';
import { WarningTypes } from './WarningTypes.tsx';

export function WarningsPage(props: WarningsPageProps) {
  const { t } = useTranslator();
  const permissions = usePermissions();
  const { screen, page, hasMore } = props;
  const names: Record<Screen, string> = {
    warnings: t('Warnings'),
    notes: t('Notes on members'),
    appeals: t('Appeals'),
    types: t('Types of warnings'),
  };
  const tabs = (Object.keys(names) as Screen[]).filter((each) =>
    hasPermission(permissions, each === 'notes' ? ['userNotes.view', 'userNotes.add'] : 'warnings.add'),
  );
  return (
    <div className={styles.page}>
      <PageHead title={names[screen]} />
      <Tabs
        label={t('Warnings')}
        items={tabs.map((each) => ({
          name: names[each],
          href: screenPath(each),
          isCurrent: each === screen,
        }))}
      />
      <ScreenOf {...props} />
      <More page={page} hasMore={hasMore} onPage={(next) => screenPath(screen, next)} />
    </div>
  );
}

function ScreenOf(props: WarningsPageProps) {
  const { t } = useTranslator();
  const { screen, notes } = props;
  if (screen === 'appeals') return <Appeals appeals={props.appeals} />;
  if (screen === 'types') return <WarningTypes {...props} />;
  if (notes.length === 0)
    return (
      <EmptyState
        icon="shield-check"
        title={screen === 'notes' ? t('Nothing is noted') : t('Nobody was warned')}
      >
        <p>{t('Notes and warnings begin at a member or at a post of theirs.')}</p>
      </EmptyState>
    );
  return (
    <NoteList
      notes={notes}
      acts={(note) =>
        note.type === 'note' ? (
          <DeleteNote userNoteID={note.userNoteID} />
        ) : (
          !note.reversed && <ReverseWarning userNoteID={note.userNoteID} name={note.user.name} />
        )
      }
    />
  );
}

// What I was warned for, what I have to say that I read, and what I can appeal against.
import {
  Button,
  call,
  EmptyState,
  LinkButton,
  Notice,
  PageHead,
  useRevalidator,
  useTask,
  useTranslator,
} from '@parley/addon-api/web';
import type { acknowledgeWarning } from '../../user-notes.contract.ts';
import { OWN_WARNINGS_PATH, RULES_PATH } from '../../warnings.address.ts';
import type { OwnWarningsPageProps, ShownNote } from '../../warnings.states.ts';
import { More, NoteList } from '../NoteList/NoteList.tsx';
import styles from '../pages.module.css';

export function OwnWarningsPage({ warnings, page, hasMore }: OwnWarningsPageProps) {
  const { t } = useTranslator();
  return (
    <div className={styles.page}>
      <PageHead
        title={t('My warnings')}
        actions={
          <LinkButton icon="scroll-text" href={RULES_PATH}>
            {t('Rules')}
          </LinkButton>
        }
      />
      {warnings.some(isUnread) && (
        <Notice tone="warning">
          {t('Until you say that you read your warnings, what you write waits for approval.')}
        </Notice>
      )}
      {warnings.length === 0 ? (
        <EmptyState icon="shield-check" title={t('You were never warned')}>
          <p>{t('Warnings of moderators would stand here. Nobody but you and staff sees them.')}</p>
        </EmptyState>
      ) : (
        <NoteList
          notes={warnings}
          isForStaff={false}
          acts={(warning) => (
            <>
              {isUnread(warning) && <Acknowledge userNoteID={warning.userNoteID} />}
              {warning.appealPath && <LinkButton href={warning.appealPath}>{t('Appeal')}</LinkButton>}
              <Appealed warning={warning} />
            </>
          )}
        />
      )}
      <More page={page} hasMore={hasMore} onPage={(next) => `${OWN_WARNINGS_PATH}?page=${next}`} />
    </div>
  );
}

function isUnread(note: ShownNote): boolean {
  return note.mustAcknowledge === true && !note.dateAcknowledged && !note.reversed && !note.isExpired;
}

function Acknowledge({ userNoteID }: { userNoteID: number }) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useTask('warning');
  const acknowledge = () =>
    run(async () => {
      await call<typeof acknowledgeWarning>('PUT /user-notes/warnings/:userNoteID/acknowledgement', {
        params: { userNoteID },
      });
      await revalidate();
    }, t('Thank you.'));
  return (
    <Button kind="primary" isBusy={isBusy} onClick={() => void acknowledge()}>
      {t('I read it')}
    </Button>
  );
}

function Appealed({ warning }: { warning: ShownNote }) {
  const { t } = useTranslator();
  if (!warning.appealStatus) return null;
  const says: Record<string, string> = {
    pending: t('Your appeal waits for an answer.'),
    'in-review': t('Your appeal is looked at.'),
    approved: t('Your appeal was right.'),
    rejected: t('Your appeal was looked at, and the warning stays.'),
  };
  return (
    <Notice>
      {says[warning.appealStatus]} <bdi>{warning.appealDecision}</bdi>
    </Notice>
  );
}

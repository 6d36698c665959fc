import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import type { addCaseNote } from '../../cases.contract.ts';
import type { ShownCase } from '../../reports.states.ts';
import { PersonLine } from './PersonLine.tsx';
import styles from './TriagePage.module.css';
import { caseKeys } from './triage-keys.ts';

/** What moderators say to each other; nobody else reads it. */
export function CaseNotes({ found: { caseID, notes } }: { found: ShownCase }) {
  const { t } = useTranslator();
  return (
    <section>
      <h3>
        {t('Notes')} <span className={styles.quiet}>{t('only staff read these')}</span>
      </h3>
      {notes.length > 0 && (
        <ul className={styles.said}>
          {notes.map(({ noteID, insertUser, text, dateInserted }) => (
            <li key={noteID}>
              <p className={styles.saidHead}>
                <PersonLine user={insertUser} />
                <TimeAgo date={dateInserted} form="short" />
              </p>
              <p className={styles.note} dir="auto">
                {text}
              </p>
            </li>
          ))}
        </ul>
      )}
      <NoteForm caseID={caseID} />
    </section>
  );
}

function NoteForm({ caseID }: { caseID: number }) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const [body, setBody] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const add = async () => {
    if (body.trim() === '') return;
    setIsBusy(true);
    setProblem(undefined);
    try {
      await call<typeof addCaseNote>('POST /moderation-cases/:caseID/notes', {
        params: { caseID },
        body: { body },
      });
      setBody('');
      await revalidate();
    } catch (error) {
      setProblem(problemText(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      {problem && (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
      <form
        className={styles.noteForm}
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <Input
          aria-label={t('Write a note for staff')}
          placeholder={t('Write a note for staff')}
          aria-keyshortcuts={caseKeys.note}
          maxLength={2000}
          value={body}
          onChange={(event) => setBody(event.target.value)}
        />
        <Button type="submit" isBusy={isBusy}>
          {t('Add')}
        </Button>
      </form>
    </>
  );
}

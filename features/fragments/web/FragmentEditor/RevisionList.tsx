import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { RestoreModal } from '../../../../platform/web/RestoreModal/RestoreModal.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import type { AuthoredFragment } from '../../fragment-pages.contract.ts';
import { restore } from '../fragment-calls.ts';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import type { EditorSideProps } from './EditorSide.tsx';
import styles from './FragmentEditor.module.css';

/** Who wrote what when, and why; each published state can be restored. */
export function RevisionList({ draft, revisions, total }: Omit<EditorSideProps, 'letGo'>) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<AuthoredFragment>();
  const { isBusy, run } = useTask('fragments');
  const bringBack = async (revision: AuthoredFragment) => {
    await run(async () => {
      const words = t('Restored: {message}', { message: revision.commitMessage ?? revision.name });
      draft.take(await restore(revision, words));
      await revalidate();
    });
    setChosen(undefined);
  };
  return (
    <section>
      <h2>{t('Revisions')}</h2>
      <ul className={styles.revisions}>
        {revisions.map((revision) => (
          <RevisionRow key={revision.fragmentRevisionUUID} revision={revision} onRestore={setChosen} />
        ))}
      </ul>
      {total > revisions.length && <p>{t('These are the {count} newest.', { count: revisions.length })}</p>}
      {chosen && (
        <RestoreModal
          name={chosen.commitMessage ?? chosen.name}
          isLive={chosen.isApplied}
          isBusy={isBusy}
          onCancel={() => setChosen(undefined)}
          onRestore={() => bringBack(chosen)}
        >
          {draft.isDirty && <p>{t('What you have written since you last saved is lost.')}</p>}
        </RestoreModal>
      )}
    </section>
  );
}

interface RevisionRowProps {
  revision: AuthoredFragment;
  onRestore: (revision: AuthoredFragment) => void;
}

function RevisionRow({ revision, onRestore }: RevisionRowProps) {
  const { t } = useTranslator();
  const { status, commitMessage, commitDescription, dateRevisionInserted, author } = revision;
  return (
    <li>
      <div className={styles.revisionHead}>
        <h3 dir="auto">{commitMessage ?? t('Not published')}</h3>
        <StatusTag status={status} />
      </div>
      {commitDescription && <p dir="auto">{commitDescription}</p>}
      <div className={styles.revisionHead}>
        <span className={styles.state}>
          {author && (
            <>
              <bdi>{author.name}</bdi> ·{' '}
            </>
          )}
          <TimeAgo date={dateRevisionInserted} />
        </span>
        {status === 'past-revision' && (
          <Button size={32} onClick={() => onRestore(revision)}>
            {t('Restore')}
          </Button>
        )}
      </div>
    </li>
  );
}

import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { ConfirmModal } from '../../../../platform/ui/Modal/Modal.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import type { AuthoredFragment } from '../../fragment-pages.contract.ts';
import { restore } from '../fragment-calls.ts';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import type { EditorSideProps } from './EditorSide.tsx';
import styles from './FragmentEditor.module.css';

/** Who wrote what when, and why; each published state can be brought back. */
export function RevisionList({ draft, revisions, total }: Omit<EditorSideProps, 'letGo'>) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<AuthoredFragment>();
  const [isBusy, setBusy] = useState(false);
  const bringBack = async (revision: AuthoredFragment) => {
    setBusy(true);
    try {
      const words = t('Restored: {message}', { message: revision.commitMessage ?? revision.name });
      draft.take(await restore(revision, words));
      await revalidate();
    } catch (error) {
      showToast((error as Error).message, { id: 'fragments', tone: 'error' });
    }
    setBusy(false);
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
        <ConfirmModal
          title={t('Restore revision')}
          confirmLabel={t('Restore')}
          isBusy={isBusy}
          onCancel={() => setChosen(undefined)}
          onConfirm={() => bringBack(chosen)}
        >
          <p>
            {t('{name} comes back as the newest revision.', { name: chosen.commitMessage ?? chosen.name })}{' '}
            {chosen.isApplied
              ? t('Everybody sees it from the next page on. The newer revisions stay in this list.')
              : t('The newer revisions stay in this list.')}
          </p>
          {draft.isDirty && <p>{t('What you have written since you last saved is lost.')}</p>}
        </ConfirmModal>
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
          {author && <bdi>{author.name} · </bdi>}
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

// Saved as a draft nobody sees, or published for everybody with a word about it.
import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import styles from './FragmentEditor.module.css';
import { PublishModal } from './PublishModal.tsx';
import type { FragmentDraft } from './use-fragment-draft.ts';
import type { Saving } from './use-saving.ts';

export function EditorFoot({ draft, saving }: { draft: FragmentDraft; saving: Saving }) {
  const { t } = useTranslator();
  const [isPublishing, setPublishing] = useState(false);
  const { stored, isUnsaved } = draft;
  const isPublished = !isUnsaved && stored?.status === 'active';
  const state = isUnsaved
    ? t('Not saved yet.')
    : isPublished
      ? t('Published as it stands here.')
      : t('Saved as a draft that nobody sees.');
  return (
    <>
      {saving.problems.length > 0 && (
        <Notice tone="error" role="alert">
          {saving.problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      )}
      <p className={styles.state} role="status">
        {state}
      </p>
      <div className={styles.footLine}>
        <Button kind="primary" disabled={saving.isBusy || isPublished} onClick={() => setPublishing(true)}>
          {t('Publish')}
        </Button>
        <Button isBusy={saving.isBusy} disabled={!isUnsaved} onClick={saving.save}>
          {t('Save draft')}
        </Button>
      </div>
      {isPublishing && (
        <PublishModal
          isBusy={saving.isBusy}
          onClose={() => setPublishing(false)}
          onPublish={(message, description) =>
            // What is to be fixed is shown below, not behind a dialog.
            saving.publish(message, description).finally(() => setPublishing(false))
          }
        />
      )}
    </>
  );
}

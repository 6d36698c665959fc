// One press publishes all that was changed; what speaks against it is confirmed first.
import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { ConfirmModal } from '../../../../platform/ui/Modal/Modal.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { invalidateQueries } from '../../../../platform/web/api/use-query.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import { UndoButton } from '../../../audit-log/web/UndoButton/UndoButton.tsx';
import type { PagePartForm } from '../page-part-forms.ts';
import styles from './PageEditor.module.css';
import type { PageDraftState } from './use-page-draft.ts';

interface PublishFootProps {
  draft: PageDraftState;
  forms: readonly PagePartForm[];
}

export function PublishFoot({
  draft,
  forms,
  onUndoing,
}: PublishFootProps & { onUndoing: (isBusy: boolean) => void }) {
  const { t } = useTranslator();
  const publishing = usePublishing({ draft, forms });
  const count = draft.changes.length;
  return (
    <footer className={styles.foot}>
      {draft.publishedEntryID !== null && count === 0 && (
        <UndoButton
          what={{ auditLogIDs: [draft.publishedEntryID] }}
          label={t('Undo the last publishing')}
          onBusy={onUndoing}
          onDone={async () => {
            await Promise.all([draft.readAgain(), publishing.readAgain()]);
          }}
        />
      )}
      {count > 0 && (
        <Button kind="text" onClick={draft.discard}>
          {t('Discard')}
        </Button>
      )}
      <Button
        kind="primary"
        disabled={count === 0 || draft.isElsewhere || draft.conflicts.length > 0}
        isBusy={publishing.isBusy}
        onClick={() => void publishing.ask()}
      >
        {t('Publish')}
      </Button>
      {publishing.concerns.length > 0 && <Concerns publishing={publishing} />}
    </footer>
  );
}

/** More of them say nothing new. */
const MOST_NAMED = 8;

function Concerns({ publishing: { concerns, publish, cancel } }: { publishing: Publishing }) {
  const { t } = useTranslator();
  const more = concerns.length - MOST_NAMED;
  return (
    <ConfirmModal
      title={t('Publish what is hard to read?')}
      confirmLabel={t('Publish anyway')}
      isDangerous
      onConfirm={() => void publish()}
      onCancel={cancel}
    >
      <p>{t('Many people could not read these colours, and nobody could in bright light:')}</p>
      <ul className={styles.concerns}>
        {concerns.slice(0, MOST_NAMED).map((concern) => (
          <li key={concern}>{concern}</li>
        ))}
      </ul>
      {more > 0 && <p>{t('And {count} more.', { count: more })}</p>}
    </ConfirmModal>
  );
}

type Publishing = ReturnType<typeof usePublishing>;

function usePublishing({ draft, forms }: PublishFootProps) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [concerns, setConcerns] = useState<readonly string[]>([]);
  const readAgain = () => invalidateQueries(...forms.flatMap(({ reads = [] }) => reads));
  const publish = async () => {
    setConcerns([]);
    setBusy(true);
    try {
      await draft.publish();
      await readAgain();
      await revalidate();
      showToast(t('Published: everybody sees it now.'), { id: 'page-editor', tone: 'success' });
    } catch {
      // Shown where the draft is.
    }
    setBusy(false);
  };
  const concernsOfAll = async () => {
    const asked = draft.changes.flatMap((change) => {
      const form = forms.find(({ parts }) => parts.some(({ part }) => part === change.part));
      return form?.concerns ? [form.concerns(change, t)] : [];
    });
    return (await Promise.all(asked)).flat();
  };
  const ask = async () => {
    setBusy(true);
    const found = await concernsOfAll().catch((error: Error) => {
      showToast(error.message, { id: 'page-editor', tone: 'error' });
    });
    setBusy(false);
    if (!found) return;
    if (found.length > 0) setConcerns(found);
    else await publish();
  };
  return { isBusy, concerns, ask, publish, readAgain, cancel: () => setConcerns([]) };
}

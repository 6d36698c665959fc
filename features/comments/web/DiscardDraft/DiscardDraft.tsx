// Whoever begins a reply while a comment of theirs waits to be posted is asked what shall become of it.
import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { ConfirmModal } from '../../../../platform/ui/Modal/Modal.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useMe } from '../../../../platform/web/viewer/viewer-state.ts';
import { deleteStoredDraft } from '../../../drafts/web/draft-calls.ts';
import { clearLocalDraft, localDraftKey } from '../../../editor/web/local-draft.ts';
import { placeOfComment, placeOfDraft, useThreadDrafts } from '../thread-drafts.ts';
import { noteDiscarded, useThreadForms } from '../thread-forms.ts';

export interface DiscardDraftProps {
  discussionID: number;
  onDiscarded: () => void;
  onCancel: () => void;
}

export function DiscardDraft({ discussionID, onDiscarded, onCancel }: DiscardDraftProps) {
  const { t } = useTranslator();
  const [isBusy, setBusy] = useState(false);
  const discard = useDiscard(discussionID);
  const confirm = async () => {
    setBusy(true);
    const bringBack = await discard();
    if (bringBack)
      showToast(t('Draft discarded.'), {
        id: 'discarded',
        actions: (
          <Button size={32} onClick={bringBack}>
            {t('Undo')}
          </Button>
        ),
      });
    onDiscarded();
  };
  return (
    <ConfirmModal
      title={t('Discard Draft')}
      confirmLabel={t('Discard')}
      isDangerous
      isBusy={isBusy}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <p>
        {t(
          'You have an unposted draft, replying to this comment will discard your draft. Are you sure you want to discard it?',
        )}
      </p>
    </ConfirmModal>
  );
}

/** By its form where that is on the page; else on the site and in this browser. */
function useDiscard(discussionID: number): () => Promise<(() => void) | undefined> {
  const me = useMe();
  const place = placeOfComment(discussionID);
  const drafts = useThreadDrafts(discussionID).filter((draft) => placeOfDraft(draft) === place);
  const form = useThreadForms(({ forms }) => forms.find((each) => each.place === place));
  return async () => {
    const bringBack = await form?.discard();
    if (me && !form) clearLocalDraft(localDraftKey(me.userID, place));
    for (const { draftID } of drafts) {
      noteDiscarded(draftID);
      // It says by itself where that failed, and is asked for no more on this page.
      await deleteStoredDraft(draftID).catch(() => undefined);
    }
    return bringBack;
  };
}

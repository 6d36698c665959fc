// What the buttons below a post ask: when it goes out, or whether it really goes out now.
import { ConfirmModal } from '../../../../platform/ui/Modal/Modal.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { DraftDialog } from '../DraftActions/DraftActions.tsx';
import { ScheduleForm } from '../ScheduleForm/ScheduleForm.tsx';
import type { StoredDraft } from '../use-draft-actions.tsx';

export interface DraftDialogsProps {
  draft: StoredDraft;
  open: DraftDialog | undefined;
  onPost: () => void;
  onClose: () => void;
}

export function DraftDialogs({ draft, open, onPost, onClose }: DraftDialogsProps) {
  const { t } = useTranslator();
  const { isScheduled, dateScheduled } = draft;
  const schedule = async (date: string) => {
    await draft.schedule(date);
    onClose();
  };
  if (open === 'schedule')
    return (
      <ScheduleForm
        title={isScheduled ? t('Edit Schedule') : t('Schedule')}
        submitLabel={isScheduled ? t('Save') : t('Schedule')}
        start={dateScheduled ?? ''}
        onSchedule={schedule}
        onClose={onClose}
      />
    );
  if (open !== 'now') return null;
  return (
    <ConfirmModal
      title={t('Post Now')}
      confirmLabel={t('Post Now')}
      onConfirm={() => {
        onClose();
        onPost();
      }}
      onCancel={onClose}
    >
      <p>{t('Its schedule ends, and everybody sees it at once. Do you want to post it now?')}</p>
    </ConfirmModal>
  );
}

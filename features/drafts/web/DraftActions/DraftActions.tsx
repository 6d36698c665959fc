// The buttons below a post that is written: as a draft, now, or at a time.
import { hasPermission } from '../../../../platform/contract/permission.ts';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePermissions, useSite } from '../../../../platform/web/page/site-context.tsx';
import type { StoredDraft } from '../use-draft-actions.tsx';

export type DraftDialog = 'schedule' | 'now';

export interface DraftActionsProps {
  draft: StoredDraft;
  submitLabel: string;
  /** It is being posted. */
  isBusy: boolean;
  /** Nothing is posted at a time that cannot be posted now: false where something is missing. */
  isComplete: () => boolean;
  /** They are forms too, and stand beside the one of the post: see DraftDialogs. */
  onOpen: (dialog: DraftDialog) => void;
}

export function DraftActions({ draft, submitLabel, isBusy, isComplete, onOpen }: DraftActionsProps) {
  const { t } = useTranslator();
  const maySchedule = useMaySchedule();
  const schedule = () => isComplete() && onOpen('schedule');
  if (!draft.isScheduled)
    return (
      <>
        <Button isBusy={draft.isBusy} onClick={draft.save}>
          {t('Save as Draft')}
        </Button>
        {maySchedule && (
          <Button icon="calendar-clock" onClick={schedule}>
            {t('Schedule')}
          </Button>
        )}
        <Button kind="primary" type="submit" isBusy={isBusy}>
          {submitLabel}
        </Button>
      </>
    );
  return (
    <>
      <Button kind="text" disabled={draft.isBusy} onClick={draft.cancelSchedule}>
        {t('Cancel Schedule')}
      </Button>
      <Button icon="calendar-clock" disabled={draft.isBusy} onClick={schedule}>
        {t('Edit Schedule')}
      </Button>
      <Button isBusy={isBusy} onClick={() => isComplete() && onOpen('now')}>
        {t('Post Now')}
      </Button>
      <Button kind="primary" isBusy={draft.isBusy} onClick={() => isComplete() && draft.save()}>
        {t('Save Changes')}
      </Button>
    </>
  );
}

function useMaySchedule(): boolean {
  const { schedulesPosts = false } = useSite();
  return hasPermission(usePermissions(), ['schedule.allow']) && schedulesPosts;
}

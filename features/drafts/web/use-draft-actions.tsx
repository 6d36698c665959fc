// What the buttons below a post do with its draft.
import { useState } from 'react';
import { LinkButton } from '../../../platform/ui/Button/Button.tsx';
import { useUiLanguage } from '../../../platform/ui/language/language.tsx';
import { exactTime } from '../../../platform/ui/TimeAgo/relative-time.ts';
import { showToast } from '../../../platform/ui/Toast/toast-store.ts';
import { useTask } from '../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../platform/web/i18n/language.tsx';
import { useNavigate } from '../../../platform/web/router/screen.tsx';
import { logged } from './draft-log.ts';
import type { ServerDraft } from './use-server-draft.ts';

export interface StoredDraft {
  isScheduled: boolean;
  dateScheduled: string | undefined;
  isBusy: boolean;
  /** At once; of a scheduled one, what is changed. */
  save: () => void;
  /** Fails where the site refuses. */
  schedule: (date: string) => Promise<void>;
  cancelSchedule: () => void;
}

export function useDraftActions(
  draft: Pick<ServerDraft, 'store' | 'cancelSchedule'>,
  /** As it was found. */
  found: string | undefined,
): StoredDraft {
  const { t } = useTranslator();
  const language = useUiLanguage();
  const navigate = useNavigate();
  const task = useTask('draft');
  const [changed, setChanged] = useState<{ date: string | undefined }>();
  const dateScheduled = changed ? changed.date : found;
  const isScheduled = dateScheduled !== undefined;
  const all = (
    <LinkButton size={32} href={isScheduled ? '/drafts?tab=schedule' : '/drafts'}>
      {t('All drafts')}
    </LinkButton>
  );
  return {
    isScheduled,
    dateScheduled,
    isBusy: task.isBusy,
    save: () =>
      void task.run(async () => {
        await logged(isScheduled ? 'Error updating draft' : 'Error autosaving draft', () => draft.store());
        showToast(isScheduled ? t('Changes saved.') : t('Draft saved.'), {
          id: 'draft',
          tone: 'success',
          actions: all,
        });
      }),
    schedule: async (date) => {
      await draft.store(date);
      setChanged({ date });
      showToast(
        t('Scheduled for {date}', { date: exactTime(new Date(date), { ...language, timeZone: undefined }) }),
        { id: 'draft', tone: 'success' },
      );
      navigate('/drafts?tab=schedule');
    },
    cancelSchedule: () =>
      void task.run(async () => {
        await logged('Error cancelling draft schedule', draft.cancelSchedule);
        setChanged({ date: undefined });
      }, t('The schedule is cancelled: it is a draft again.')),
  };
}

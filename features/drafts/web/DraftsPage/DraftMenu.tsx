// What can be done with a draft, beside going on with it.
import { useState } from 'react';
import { Menu } from '../../../../platform/ui/Menu/Menu.tsx';
import { MenuButton } from '../../../../platform/ui/Menu/MenuItem.tsx';
import { ConfirmModal } from '../../../../platform/ui/Modal/Modal.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import { useCopyLink } from '../../../discussions/web/use-copy-link.ts';
import type { cancelDraftSchedule, deleteDraft, scheduleDraft } from '../../drafts.contract.ts';
import type { ListedDraft } from '../../drafts.states.ts';
import { logged } from '../draft-log.ts';
import { ScheduleForm } from '../ScheduleForm/ScheduleForm.tsx';

export function DraftMenu({ draft, name }: { draft: ListedDraft; name: string }) {
  const { t } = useTranslator();
  const { draftID, draftStatus, permaLink } = draft;
  const [open, setOpen] = useState<'schedule' | 'delete'>();
  const copyLink = useCopyLink();
  const { revalidate } = useRevalidator();
  const task = useTask('draft');
  const close = () => setOpen(undefined);
  const reschedule = async (dateScheduled: string) => {
    await call<typeof scheduleDraft>('PATCH /drafts/schedule/:draftID', {
      params: { draftID },
      body: { dateScheduled },
    });
    showToast(t('The time is changed.'), { id: 'draft', tone: 'success', isAutoDismissed: true });
    close();
    await revalidate();
  };
  const cancel = () =>
    task.run(async () => {
      await logged('Error cancelling draft schedule', () =>
        call<typeof cancelDraftSchedule>('PATCH /drafts/cancel-schedule/:draftID', { params: { draftID } }),
      );
      await revalidate();
    }, t('The schedule is cancelled: it is a draft again.'));
  const remove = () =>
    task.run(async () => {
      await logged('Error deleting draft', () =>
        call<typeof deleteDraft>('DELETE /drafts/:draftID', { params: { draftID } }),
      );
      close();
      await revalidate();
    }, t('Draft deleted.'));
  return (
    <>
      <Menu label={t('Options of {name}', { name })}>
        {permaLink && (
          <MenuButton icon="link" onClick={() => copyLink(permaLink)}>
            {t('Copy Permalink')}
          </MenuButton>
        )}
        {draftStatus === 'scheduled' && (
          <>
            <MenuButton icon="calendar-clock" onClick={() => setOpen('schedule')}>
              {t('Edit Schedule')}
            </MenuButton>
            <MenuButton icon="x" onClick={cancel}>
              {t('Cancel Schedule')}
            </MenuButton>
          </>
        )}
        <MenuButton icon="trash-2" onClick={() => setOpen('delete')}>
          {t('Delete')}
        </MenuButton>
      </Menu>
      {open === 'schedule' && (
        <ScheduleForm
          title={t('Edit Schedule')}
          start={draft.dateScheduled ?? ''}
          onSchedule={reschedule}
          onClose={close}
        />
      )}
      {open === 'delete' && (
        <ConfirmModal
          title={t('Delete Draft')}
          confirmLabel={t('Delete')}
          isDangerous
          isBusy={task.isBusy}
          onConfirm={remove}
          onCancel={close}
        >
          <p>{t('Are you sure you want to delete this draft?')}</p>
        </ConfirmModal>
      )}
    </>
  );
}

// When a scheduled post goes out, in the zone of whoever chooses it.
import { useState } from 'react';
import { DateTimeInput } from '../../../../platform/ui/DateInput/DateInput.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { FormModal } from '../../../../platform/web/forms/FormModal/FormModal.tsx';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import type { scheduleDraft } from '../../drafts.contract.ts';
import type { ListedDraft } from '../../drafts.states.ts';

const MINUTE = 60_000;
const LEAST_AHEAD = 15 * MINUTE;
const MOST_AHEAD = 365 * 24 * 60 * MINUTE;

export function ScheduleForm({ draft, onClose }: { draft: ListedDraft; onClose: () => void }) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const [date, setDate] = useState(draft.dateScheduled ?? '');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [now] = useState(() => Date.now());
  const isoIn = (milliseconds: number) => new Date(now + milliseconds).toISOString();
  const save = async () => {
    setBusy(true);
    try {
      await call<typeof scheduleDraft>('PATCH /drafts/schedule/:draftID', {
        params: { draftID: draft.draftID },
        body: { dateScheduled: date },
      });
      showToast(t('The time is changed.'), { id: 'draft', tone: 'success', isAutoDismissed: true });
      onClose();
      await revalidate();
    } catch (error) {
      setProblem(problemText(error));
      setBusy(false);
    }
  };
  return (
    <FormModal
      title={t('Edit Schedule')}
      {...(problem !== undefined && { problem })}
      isBusy={isBusy}
      isDisabled={date === ''}
      onClose={onClose}
      onSubmit={save}
    >
      <FormField
        label={t('Goes out')}
        hint={t('In your time zone: at least 15 minutes and at most a year ahead.')}
      >
        {(control) => (
          <DateTimeInput
            {...control}
            value={date}
            min={isoIn(LEAST_AHEAD)}
            max={isoIn(MOST_AHEAD)}
            onChange={setDate}
          />
        )}
      </FormField>
    </FormModal>
  );
}

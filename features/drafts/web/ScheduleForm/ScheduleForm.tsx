// When a post goes out, in the zone of whoever chooses it.
import { useState } from 'react';
import { DateTimeInput } from '../../../../platform/ui/DateInput/DateInput.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { FormModal } from '../../../../platform/web/forms/FormModal/FormModal.tsx';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { logDraftError } from '../draft-log.ts';

const MINUTE = 60_000;
const LEAST_AHEAD = 15 * MINUTE;
const MOST_AHEAD = 365 * 24 * 60 * MINUTE;

export interface ScheduleFormProps {
  title: string;
  submitLabel?: string;
  /** Empty: not chosen yet. */
  start: string;
  onSchedule: (date: string) => Promise<void>;
  onClose: () => void;
}

export function ScheduleForm({ title, submitLabel, start, onSchedule, onClose }: ScheduleFormProps) {
  const { t } = useTranslator();
  const [date, setDate] = useState(start);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [now] = useState(() => Date.now());
  const isoIn = (milliseconds: number) => new Date(now + milliseconds).toISOString();
  const save = async () => {
    setBusy(true);
    try {
      await onSchedule(date);
    } catch (error) {
      logDraftError('Error scheduling draft', error);
      setProblem(problemText(error));
      setBusy(false);
    }
  };
  return (
    <FormModal
      title={title}
      {...(submitLabel !== undefined && { submitLabel })}
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

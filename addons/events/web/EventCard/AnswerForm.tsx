import { useTranslator } from '@parley/addon-api/web';
import type { EventCardProps, OwnAnswer } from '../../event-widgets.contract.ts';
import type { Attending } from '../../events.contract.ts';
import styles from './EventCard.module.css';

interface AnswerFormProps {
  own: OwnAnswer | undefined;
  counts: Pick<EventCardProps, 'attendingYesCount' | 'attendingMaybeCount' | 'attendingNoCount'>;
  isBusy: boolean;
  onAnswer: (answer: Attending) => void;
}

/** Buttons, not radios: an arrow key would answer for somebody who only looks. */
export function AnswerForm({ own, counts, isBusy, onAnswer }: AnswerFormProps) {
  const { t } = useTranslator();
  const answers = [
    { value: 'yes', name: t('I come'), count: counts.attendingYesCount },
    { value: 'maybe', name: t('Maybe'), count: counts.attendingMaybeCount },
    { value: 'no', name: t('I do not come'), count: counts.attendingNoCount },
  ] as const;
  return (
    <fieldset className={styles.question}>
      <legend className={styles.asked}>{t('Do you come?')}</legend>
      <div className={styles.answers}>
        {answers.map(({ value, name, count }) => (
          <button
            key={value}
            type="button"
            aria-pressed={own?.attending === value}
            aria-disabled={isBusy || undefined}
            onClick={() => {
              if (!isBusy && own?.attending !== value) onAnswer(value);
            }}
          >
            {name} <small>{count}</small>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

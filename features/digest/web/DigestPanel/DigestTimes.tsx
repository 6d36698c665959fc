import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Select } from '../../../../platform/ui/Input/Input.tsx';
import { useUiLanguage } from '../../../../platform/ui/language/language.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { DigestFrequency, DigestSubscription } from '../../digest.contract.ts';
import type { DigestPatch } from '../use-subscription.ts';
import styles from './DigestPanel.module.css';

interface DigestTimesProps {
  shown: DigestSubscription;
  onChange: (patch: DigestPatch) => void;
}

/** A Monday; hours and days are shown without a zone of their own. */
const moment = (day: number, hour: number) => new Date(Date.UTC(2026, 5, day, hour));

export function DigestTimes({ shown, onChange }: DigestTimesProps) {
  const { t } = useTranslator();
  const { locale } = useUiLanguage();
  const dayName = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const hourName = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const frequencies: Record<DigestFrequency, string> = {
    daily: t('Daily'),
    weekly: t('Weekly'),
    monthly: t('Monthly'),
  };
  return (
    <div className={styles.times}>
      <FormField label={t('How often')}>
        {(control) => (
          <Select
            {...control}
            value={shown.frequency}
            onChange={({ target }) => onChange({ frequency: target.value as DigestFrequency })}
          >
            {Object.entries(frequencies).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      {shown.frequency !== 'daily' && (
        <FormField label={t('Day')}>
          {(control) => (
            <Select
              {...control}
              value={shown.dayOfWeek}
              onChange={({ target }) => onChange({ dayOfWeek: Number(target.value) })}
            >
              {Array.from({ length: 7 }, (_, at) => at + 1).map((day) => (
                <option key={day} value={day}>
                  {dayName.format(moment(day, 0))}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      )}
      <FormField label={t('Hour')}>
        {(control) => (
          <Select
            {...control}
            value={shown.hour}
            onChange={({ target }) => onChange({ hour: Number(target.value) })}
          >
            {Array.from({ length: 24 }, (_, hour) => (
              <option key={String(hour)} value={hour}>
                {hourName.format(moment(1, hour))}
              </option>
            ))}
          </Select>
        )}
      </FormField>
    </div>
  );
}

// The hours that come again, for whoever wants some.
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import styles from './QuietHours.module.css';
import type { useQuiet } from './use-quiet.ts';

/** Monday first; 0 is Sunday. */
const DAYS = [1, 2, 3, 4, 5, 6, 0];
/** A Sunday. */
const SOME_SUNDAY = Date.UTC(2026, 10, 1);

export default function Hours({ quiet, change }: Pick<ReturnType<typeof useQuiet>, 'quiet' | 'change'>) {
  const { t, locale } = useTranslator();
  const dayName = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const time = (name: 'from' | 'to', label: string) => (
    <FormField label={label}>
      {(control) => (
        <Input
          {...control}
          type="time"
          value={quiet[name]}
          onChange={(event) => event.target.value && void change({ [name]: event.target.value })}
        />
      )}
    </FormField>
  );
  return (
    <>
      <div className={styles.times}>
        {time('from', t('From'))}
        {time('to', t('To'))}
      </div>
      <fieldset className={styles.days}>
        <legend className="visuallyHidden">{t('Days on which quiet hours begin')}</legend>
        {DAYS.map((day) => (
          <Checkbox
            key={day}
            label={dayName.format(SOME_SUNDAY + day * 86_400_000)}
            checked={quiet.days.includes(day)}
            onChange={(event) =>
              void change({
                days: event.target.checked ? [...quiet.days, day] : quiet.days.filter((each) => each !== day),
              })
            }
          />
        ))}
      </fieldset>
      <p className={styles.note}>{t('Times are those of {timeZone}.', { timeZone: quiet.timeZone })}</p>
    </>
  );
}

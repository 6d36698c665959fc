// When I want quiet: hours that come again, and a pause from now on.

import { wordings } from '../../../../platform/contract/wordings.ts';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { Switch } from '../../../../platform/ui/Switch/Switch.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { Pause, Quiet } from '../../quiet.contract.ts';
import { SaveStatus } from '../SaveStatus/SaveStatus.tsx';
import styles from './QuietHours.module.css';
import { useQuiet } from './use-quiet.ts';

export interface QuietHoursProps {
  userID: number;
  quiet: Quiet;
}

const PAUSES = wordings({
  hour: 'For an hour',
  '8hours': 'For 8 hours',
  tomorrow: 'Until tomorrow, 8:00',
  week: 'For a week',
});

export function QuietHours({ userID, quiet: stored }: QuietHoursProps) {
  const { t } = useTranslator();
  const { quiet, state, change } = useQuiet(userID, stored);
  return (
    <section className={styles.section} aria-labelledby="quiet-hours">
      <div className={styles.head}>
        <h2 id="quiet-hours">{t('Quiet hours')}</h2>
        <SaveStatus state={state} />
      </div>
      <Panel isPadded className={styles.panel}>
        <p className={styles.note}>
          {t(
            'Mails wait and come as one when the quiet is over. The site shows what happened, without a sound.',
          )}
        </p>
        <div className={styles.pause} role="status">
          <Icon name="moon" />
          {quiet.pausedUntil === null ? (
            <span>{t('Pause everything')}</span>
          ) : (
            <span>
              {t('Quiet until')} <TimeAgo date={quiet.pausedUntil} form="extended" />
            </span>
          )}
          {quiet.pausedUntil === null ? (
            (Object.keys(PAUSES) as (keyof typeof PAUSES & Pause)[]).map((pause) => (
              <Button key={pause} size={32} onClick={() => void change({ pause })}>
                {t(PAUSES[pause])}
              </Button>
            ))
          ) : (
            <Button size={32} onClick={() => void change({ pause: 'none' })}>
              {t('End the pause')}
            </Button>
          )}
        </div>
        <Switch
          label={t('Quiet hours on these days')}
          checked={quiet.isOn}
          onChange={(event) => void change({ isOn: event.target.checked })}
        />
        {quiet.isOn && <Hours quiet={quiet} change={change} />}
      </Panel>
    </section>
  );
}

/** Monday first; 0 is Sunday. */
const DAYS = [1, 2, 3, 4, 5, 6, 0];
/** A Sunday. */
const SOME_SUNDAY = Date.UTC(2026, 10, 1);

function Hours({ quiet, change }: Pick<ReturnType<typeof useQuiet>, 'quiet' | 'change'>) {
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

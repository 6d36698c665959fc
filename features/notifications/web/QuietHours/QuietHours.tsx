// When I want quiet: hours that come again, and a pause from now on.

import { lazy, Suspense, useEffect, useState } from 'react';
import { wordings } from '../../../../platform/contract/wordings.ts';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { Spinner } from '../../../../platform/ui/Spinner/Spinner.tsx';
import { Switch } from '../../../../platform/ui/Switch/Switch.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { Pause, Quiet } from '../../quiet.contract.ts';
import { PreferenceSection } from '../PreferenceSection/PreferenceSection.tsx';
import { SaveStatus } from '../SaveStatus/SaveStatus.tsx';
import styles from './QuietHours.module.css';
import { useQuiet } from './use-quiet.ts';

const Hours = lazy(() => import('./Hours.tsx'));

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
  const [isInBrowser, setIsInBrowser] = useState(false);
  useEffect(() => setIsInBrowser(true), []);
  return (
    <PreferenceSection id="quiet-hours" title={t('Quiet hours')} aside={<SaveStatus state={state} />}>
      <Panel isPadded className={styles.panel}>
        <p className={styles.note}>
          {t(
            'Mails and pushes wait and come as one when the quiet is over. The site shows what happened, without a sound.',
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
        {quiet.isOn && isInBrowser && (
          <Suspense fallback={<Spinner />}>
            <Hours quiet={quiet} change={change} />
          </Suspense>
        )}
      </Panel>
    </PreferenceSection>
  );
}

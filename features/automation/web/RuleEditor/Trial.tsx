// What the rule would have met in the last days, while it is looked for and after.
import { useEffect, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Select } from '../../../../platform/ui/Input/Input.tsx';
import { Meter } from '../../../../platform/ui/Meter/Meter.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { AutomationTrial, cancelTrial, getTrial, postTrial } from '../../automation-trials.contract.ts';
import styles from './RuleEditor.module.css';
import { type RuleDraft, triggerOf } from './rule-draft.ts';

const EVERY_MS = 1000;

export function Trial({ draft }: { draft: RuleDraft }) {
  const { t, plural } = useTranslator();
  const [days, setDays] = useState(30);
  const [trial, setTrial] = useState<AutomationTrial>();
  const [error, setError] = useState<Error>();
  const trialID = trial?.automationTrialID;
  const isRunning = trial?.status === 'running';
  useEffect(() => {
    if (trialID === undefined || !isRunning) return;
    const params = { automationTrialID: trialID };
    const timer = setInterval(() => {
      call<typeof getTrial>('GET /automation-trials/:automationTrialID', { params })
        .then(({ body }) => setTrial(body))
        .catch((caught: Error) => {
          clearInterval(timer);
          setError(caught);
        });
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [trialID, isRunning]);
  const start = async () => {
    setError(undefined);
    const body = { trigger: triggerOf(draft), categoryIDs: draft.categoryIDs, days };
    try {
      setTrial((await call<typeof postTrial>('POST /automation-trials', { body })).body);
    } catch (caught) {
      setError(caught as Error);
    }
  };
  const cancel = async () => {
    if (trialID === undefined) return;
    setTrial(undefined);
    try {
      await call<typeof cancelTrial>('DELETE /automation-trials/:automationTrialID', {
        params: { automationTrialID: trialID },
      });
    } catch (caught) {
      setError(caught as Error);
    }
  };
  return (
    <Panel as="section" isPadded labelledBy="try-rule">
      <h2 id="try-rule" className={styles.title}>
        {t('Try on the past')}
      </h2>
      <div className={styles.acts}>
        <div className={styles.days}>
          <Select
            aria-label={t('How far back')}
            value={String(days)}
            onChange={({ target }) => setDays(Number(target.value))}
          >
            {[1, 7, 30, 90, 365].map((count) => (
              <option key={count} value={count}>
                {plural(count, { one: 'The last day', other: 'The last {count} days' })}
              </option>
            ))}
          </Select>
        </div>
        <Button icon="history" disabled={isRunning} onClick={() => void start()}>
          {t('Try it')}
        </Button>
        {isRunning && (
          <Button kind="text" onClick={() => void cancel()}>
            {t('Cancel')}
          </Button>
        )}
        <span className={styles.soft}>{t('Nothing is changed by it.')}</span>
      </div>
      {error && <Notice tone="error">{error.message}</Notice>}
      <div aria-live="polite">{trial && <Found trial={trial} />}</div>
    </Panel>
  );
}

function Found({ trial }: { trial: AutomationTrial }) {
  const { t, plural } = useTranslator();
  const { status, progress, countMatched, countRead, matches, isCut } = trial;
  if (status === 'failed')
    return (
      <Notice tone="error">{t('This cannot be tried: what starts the rule is no longer there.')}</Notice>
    );
  return (
    <>
      {status === 'running' && <Meter percent={progress * 100} />}
      <p className={styles.found}>
        {plural(countMatched, {
          one: 'It would have met {count} record',
          other: 'It would have met {count} records',
        })}
      </p>
      <p className={styles.soft}>
        {plural(countRead, { one: '{count} was looked at.', other: '{count} were looked at.' })}{' '}
        {isCut && t('There is more than is looked through.')}
      </p>
      <ul className={styles.hits}>
        {matches.map(({ recordType, recordID, recordName, recordUrl, date }) => (
          <li key={`${recordType}:${recordID}`}>
            <a href={recordUrl}>
              <bdi>{recordName}</bdi>
            </a>
            <TimeAgo date={date} />
          </li>
        ))}
      </ul>
      {countMatched > matches.length && matches.length > 0 && (
        <p className={styles.soft}>{t('The first of them are listed.')}</p>
      )}
    </>
  );
}

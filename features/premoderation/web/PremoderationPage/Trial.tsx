// What the words and the number of links would have held, asked of the server as the form stands.
import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { PremoderationTrial, tryPremoderation } from '../../premoderation.contract.ts';
import styles from './PremoderationPage.module.css';

interface Rules {
  keywords: string;
  maxLinks: number;
}

export function Trial({ keywords, maxLinks }: Rules) {
  const { t } = useTranslator();
  const [tried, setTried] = useState<Rules & { trial?: PremoderationTrial; problem?: string }>();
  const [isTrying, setTrying] = useState(false);
  const start = async () => {
    const rules = { keywords, maxLinks };
    setTrying(true);
    try {
      const { body } = await call<typeof tryPremoderation>('POST /premoderation-trials', { body: rules });
      setTried({ ...rules, trial: body });
    } catch (error) {
      setTried({ ...rules, problem: problemText(error) });
    }
    setTrying(false);
  };
  // What was answered goes with the next change.
  const shown = tried?.keywords === keywords && tried.maxLinks === maxLinks ? tried : undefined;
  return (
    <section className={styles.trial} aria-labelledby="try-premoderation">
      <h2 id="try-premoderation" className={styles.title}>
        {t('Try words and links on the past')}
      </h2>
      <div className={styles.acts}>
        <Button icon="history" isBusy={isTrying} onClick={() => void start()}>
          {t('Try it')}
        </Button>
        <span className={styles.soft}>{t('Nothing is changed by it.')}</span>
      </div>
      {shown?.problem && (
        <Notice tone="error" role="alert">
          {shown.problem}
        </Notice>
      )}
      <div aria-live="polite">{shown?.trial && <Found trial={shown.trial} />}</div>
    </section>
  );
}

function Found({ trial }: { trial: PremoderationTrial }) {
  const { t, plural } = useTranslator();
  const { countRead, countHeld, held } = trial;
  return (
    <>
      <p className={styles.found}>
        {plural(countHeld, {
          one: 'It would have held {count} post',
          other: 'It would have held {count} posts',
        })}
      </p>
      <p className={styles.soft}>
        {plural(countRead, { one: '{count} was looked at.', other: '{count} were looked at.' })}
      </p>
      <ul className={styles.hits}>
        {held.map(({ recordType, recordID, recordName, recordUrl, date, hasWord, hasManyLinks }) => (
          <li key={`${recordType}:${recordID}`}>
            <a href={recordUrl}>
              <bdi>{recordName}</bdi>
            </a>
            <span className={styles.soft}>
              {hasWord && t('It holds a word of the list')}
              {hasWord && hasManyLinks && ' · '}
              {hasManyLinks && t('It has many links')}
            </span>
            <TimeAgo date={date} />
          </li>
        ))}
      </ul>
      {countHeld > held.length && <p className={styles.soft}>{t('The first of them are listed.')}</p>}
    </>
  );
}

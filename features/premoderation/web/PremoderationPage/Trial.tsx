// What the words and the number of links would have held, asked of the server as the form stands.
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { TrialSection } from '../../../../platform/web/forms/TrialSection/TrialSection.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { PremoderationTrial, tryPremoderation } from '../../premoderation.contract.ts';
import styles from './PremoderationPage.module.css';

interface Rules {
  keywords: string;
  maxLinks: number;
}

export function Trial({ keywords, maxLinks }: Rules) {
  const { t } = useTranslator();
  const ask = async () => {
    const { body } = await call<typeof tryPremoderation>('POST /premoderation-trials', {
      body: { keywords, maxLinks },
    });
    return body;
  };
  return (
    <TrialSection title={t('Try words and links on the past')} inputs={[keywords, maxLinks]} ask={ask}>
      {(trial) => <Found trial={trial} />}
    </TrialSection>
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

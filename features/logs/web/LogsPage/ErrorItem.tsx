import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { LOGS_PATH } from '../../logs.address.ts';
import type { LoggedError } from '../../logs.contract.ts';
import styles from './Logs.module.css';

interface ErrorItemProps {
  error: LoggedError;
  /** Left out where it is only looked at. */
  onDiscard?: () => void;
  isBusy?: boolean;
}

export function ErrorItem({ error, onDiscard, isBusy }: ErrorItemProps) {
  const { t, plural } = useTranslator();
  const { message, count, dateFirst, dateLast, requestIDs, stack } = error;
  return (
    <>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <bdi dir="ltr">{message}</bdi>
        </h3>
        {onDiscard && (
          <Button
            size={32}
            disabled={isBusy}
            aria-label={t('Seen to: {name}', { name: error.error || message })}
            onClick={onDiscard}
          >
            {t('Seen to')}
          </Button>
        )}
      </div>
      <p className={styles.text}>
        <bdi dir="ltr">{error.error}</bdi>
      </p>
      <p className={styles.muted}>
        {plural(count, { one: '{count} time', other: '{count} times' })} · {t('last')}{' '}
        <TimeAgo date={dateLast} /> · {t('first')} <TimeAgo date={dateFirst} />
      </p>
      <details>
        <summary>{t('Requests, and where it was')}</summary>
        {requestIDs.length > 0 && (
          <ul className={styles.requests}>
            {requestIDs.map((id, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: whoever names its requests may name two alike
              <li key={at}>
                <a href={`${LOGS_PATH}?requestID=${encodeURIComponent(id)}`}>
                  <bdi dir="ltr">{id}</bdi>
                </a>
              </li>
            ))}
          </ul>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
        <pre className={styles.stack} dir="ltr" tabIndex={0}>
          {stack || error.error || message}
        </pre>
      </details>
    </>
  );
}

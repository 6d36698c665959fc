import { EmptyState, ErrorPanel } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { findRequest } from '../../logs.contract.ts';
import { ErrorItem } from './ErrorItem.tsx';
import styles from './Logs.module.css';

export function FoundRequest({ requestID }: { requestID: string }) {
  const { t } = useTranslator();
  const { data, error } = useQuery<typeof findRequest>(
    'GET /logs/requests',
    { query: { requestID } },
    { staleTime: 0 },
  );
  if (error && !data)
    return (
      <ErrorPanel title={t('The request could not be looked for.')} headingLevel={2}>
        {error.message}
      </ErrorPanel>
    );
  if (!data) return <PostSkeletons count={1} />;
  const { errors, acts } = data;
  return (
    <section aria-labelledby="found-request">
      <h2 id="found-request" className={styles.name}>
        {t('Request {number}', { number: requestID })}
      </h2>
      <Panel>
        {errors.length + acts.length === 0 && (
          <EmptyState icon="search" title={t('Nothing is known of it')}>
            {t('It met no error that is stored still, and staff did nothing by it.')}
          </EmptyState>
        )}
        <ul>
          {errors.map((each) => (
            <li key={each.fingerprint} className={styles.item}>
              <ErrorItem error={each} />
            </li>
          ))}
          {acts.map(({ auditLogID, label, userName, dateInserted, url }) => (
            <li key={auditLogID} className={styles.item}>
              <div>
                <a href={url}>{label}</a>
              </div>
              <span className={styles.muted}>
                <bdi>{userName}</bdi> · <TimeAgo date={dateInserted} />
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </section>
  );
}

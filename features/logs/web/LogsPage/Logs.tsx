import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState, ErrorPanel } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { SearchBox } from '../../../../platform/ui/SearchBox/SearchBox.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { invalidateQueries, useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useQueryState } from '../../../../platform/web/router/use-query-state.ts';
import { LOGS_PATH } from '../../logs.address.ts';
import type { discardLoggedErrors, listLoggedErrors } from '../../logs.contract.ts';
import { ErrorItem } from './ErrorItem.tsx';
import { FoundRequest } from './FoundRequest.tsx';
import styles from './Logs.module.css';

const FILTERS = { requestID: '' };

/** A request by its number, and below it what failed. */
export default function Logs() {
  const { t } = useTranslator();
  const [{ requestID }, setFilters] = useQueryState(FILTERS);
  const [typed, setTyped] = useState(requestID);
  return (
    <div className={styles.page}>
      <SearchBox
        action={LOGS_PATH}
        name="requestID"
        label={t('Find a request')}
        placeholder={t('Its number, as a page with a problem says it')}
        inputProps={{ value: typed, maxLength: 200, onChange: (event) => setTyped(event.target.value) }}
        onSubmit={(event) => {
          event.preventDefault();
          setFilters({ requestID: typed.trim() });
        }}
        onClear={() => {
          setTyped('');
          setFilters({ requestID: '' });
        }}
      />
      <nav className={styles.links} aria-label={t('More logs')}>
        <a href="/dashboard/settings/audit-logs">{t('Audit log')}</a>
        <a href="/dashboard/jobs">{t('Jobs')}</a>
      </nav>
      {requestID === '' ? <Errors /> : <FoundRequest requestID={requestID} />}
    </div>
  );
}

function Errors() {
  const { t } = useTranslator();
  const { isBusy, run } = useTask('logs');
  const { data, error } = useQuery<typeof listLoggedErrors>(
    'GET /logs/errors',
    { query: { limit: 500 } },
    { staleTime: 0 },
  );
  if (error && !data)
    return (
      <ErrorPanel title={t('The errors did not come.')} headingLevel={2}>
        {error.message}
      </ErrorPanel>
    );
  if (!data) return <PostSkeletons count={2} />;
  const discard = (query: { fingerprint?: string }) =>
    run(async () => {
      await call<typeof discardLoggedErrors>('DELETE /logs/errors', { query });
      await invalidateQueries('GET /logs/errors');
    });
  return (
    <section aria-labelledby="logged-errors">
      <div className={styles.head}>
        <h2 id="logged-errors">{t('Errors')}</h2>
        {data.errors.length > 1 && (
          <Button size={32} isBusy={isBusy} onClick={() => void discard({})}>
            {t('All are seen to')}
          </Button>
        )}
      </div>
      <Panel>
        {data.errors.length === 0 && (
          <EmptyState icon="circle-check" title={t('Nothing failed')}>
            {t('Errors of our side stand here, each with the numbers of the requests that met it.')}
          </EmptyState>
        )}
        <ul>
          {data.errors.map((each) => (
            <li key={each.fingerprint} className={styles.item}>
              <ErrorItem
                error={each}
                onDiscard={() => void discard({ fingerprint: each.fingerprint })}
                isBusy={isBusy}
              />
            </li>
          ))}
        </ul>
      </Panel>
    </section>
  );
}

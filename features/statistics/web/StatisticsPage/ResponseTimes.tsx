import { useState } from 'react';
import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { Table } from '../../../../platform/ui/Table/Table.tsx';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { LoadProblem } from '../../../../platform/web/page/LoadProblem/LoadProblem.tsx';
import type { getResponseTimes, ResponseTimesOfKind } from '../../response-times.contract.ts';
import { ResponseTimeChart } from './ResponseTimeChart.tsx';
import styles from './Statistics.module.css';
import { useTimeWords } from './use-time-words.ts';

type ReadQuery = { days: 7 | 30 | 90 | 365 } | { from: string; to: string };

interface ResponseTimesProps {
  /** As the API is asked. */
  query: ReadQuery;
  isExportable: boolean;
}

/** How long pages, calls of the API and searches took on the server: of all days, and by day. */
export function ResponseTimes({ query, isExportable }: ResponseTimesProps) {
  const { t } = useTranslator();
  const { data, error, refetch } = useQuery<typeof getResponseTimes>(
    'GET /statistics/response-times',
    { query },
    { staleTime: 0 },
  );
  const [kind, setKind] = useState<string>();
  const measured = (data?.kinds ?? []).filter(({ requests }) => requests > 0);
  const shown = measured.find((each) => each.kind === kind) ?? measured[0];
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return (
    <Panel as="section" labelledBy="response-times">
      <div className={styles.bar}>
        <h2 id="response-times">{t('Response times')}</h2>
        {isExportable && shown && (
          <LinkButton
            size={32}
            icon="download"
            href={`/api/v2/statistics/response-times/days.csv?${asked}`}
            data-reload=""
            download=""
          >
            {t('Export response times as CSV')}
          </LinkButton>
        )}
      </div>
      {shown ? (
        <>
          <Kinds kinds={measured} />
          <ResponseTimeChart kinds={measured} shown={shown} onShow={setKind} />
        </>
      ) : error ? (
        <LoadProblem error={error} refetch={refetch} />
      ) : !data ? (
        <PostSkeletons count={1} />
      ) : (
        <EmptyState headingLevel={3} icon="clock" title={t('No requests yet')}>
          {t('How long they take is measured from now on.')}
        </EmptyState>
      )}
      <p className={styles.footnote}>
        {t(
          'Measured on the server, from a request’s arrival until its answer is sent; the way to the reader comes on top. Requests are counted by limits of time, such as 100 or 150 ms, and a time is the limit that it was within: never less than it was. Failed are answers with an error of the site itself (500 and above). Pages in browsers and followed links count as pages; files, feeds and open connections are not counted. Nothing is stored of who asked, and for what.',
        )}
      </p>
    </Panel>
  );
}

function Kinds({ kinds }: { kinds: readonly ResponseTimesOfKind[] }) {
  const { t, locale } = useTranslator();
  const { time, share } = useTimeWords();
  return (
    <Table
      caption={t('Response times')}
      isCaptionHidden
      columns={[
        { ...{ id: 'kind', name: t('Kind'), isRowHead: true }, cell: ({ title }) => title },
        {
          ...{ id: 'requests', name: t('Requests'), isNumeric: true },
          cell: ({ requests }) => requests.toLocaleString(locale),
        },
        { ...{ id: 'p50', name: t('Half within'), isNumeric: true }, cell: ({ p50 }) => time(p50) },
        { ...{ id: 'p95', name: t('95 of 100 within'), isNumeric: true }, cell: ({ p95 }) => time(p95) },
        {
          ...{ id: 'failures', name: t('Failed'), isNumeric: true },
          cell: ({ failures, requests }) => share(failures, requests),
        },
      ]}
      rows={kinds}
      keyOf={({ kind }) => kind}
    />
  );
}

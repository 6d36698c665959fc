import { useEffect } from 'react';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { Progress } from '../../../../platform/ui/Meter/Meter.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { LoadProblem } from '../../../../platform/web/page/LoadProblem/LoadProblem.tsx';
import { useQueryState } from '../../../../platform/web/router/use-query-state.ts';
import type { getStatistics, Statistics } from '../../statistics.contract.ts';
import { problemOfRange } from '../../statistics.range.ts';
import { Change } from './Change.tsx';
import { DailyChart } from './DailyChart.tsx';
import { RangeFault } from './RangeFault.tsx';
import { Recount } from './Recount.tsx';
import { ResponseTimes } from './ResponseTimes.tsx';
import styles from './Statistics.module.css';
import { OTHER_DAYS, StatisticsHead, today } from './StatisticsHead.tsx';
import { StatisticsParts } from './StatisticsParts.tsx';

const FILTERS = { days: '30', from: '', to: '', category: '', show: '' };
const LOOK_AGAIN_MS = 5000;

type Days = 7 | 30 | 90 | 365;

/** How much there was of what: in numbers, by day, by category. */
export default function StatisticsView() {
  const [filters, setFilters] = useQueryState(FILTERS);
  const { from, to } = filters;
  const isOwn = filters.days === OTHER_DAYS;
  const wrong = isOwn ? problemOfRange({ from, to }, today()) : undefined;
  const days = ([7, 30, 90, 365] as const).find((each) => String(each) === filters.days) ?? 30;
  const query = {
    ...(isOwn ? { from, to } : { days: days as Days }),
    ...(filters.category !== '' && { categoryID: Number(filters.category) }),
  };
  const { data, error, refetch } = useQuery<typeof getStatistics>(
    'GET /statistics',
    { query },
    { staleTime: 0, isWanted: !wrong },
  );
  const isCounting = data !== undefined && data.counting.daysCounted < data.counting.daysToCount;
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => void refetch(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isCounting, refetch]);
  if (error && !data && !wrong) return <LoadProblem error={error} refetch={refetch} />;
  return (
    <div className={styles.page}>
      <StatisticsHead filters={filters} query={query} data={data} onChange={setFilters} />
      {wrong && <RangeFault problem={wrong.problem} />}
      {!data && !wrong && <PostSkeletons count={2} />}
      {data && isCounting && <Counting {...data.counting} />}
      {data && (
        <>
          <Totals series={data.series} />
          <Drawn data={data} show={filters.show} onShow={(show) => setFilters({ show })} />
          <StatisticsParts
            data={data}
            period={isOwn ? { days: OTHER_DAYS, from, to } : { days: String(days) }}
          />
          {!data.category && <ResponseTimes query={query} isExportable={data.isExportable} />}
          <Explained data={data} onRecounted={() => void refetch()} />
        </>
      )}
    </div>
  );
}

function Counting({ daysCounted, daysToCount }: Statistics['counting']) {
  const { t, locale } = useTranslator();
  const text = t('The days before are being counted: {counted} of {all}.', {
    counted: daysCounted.toLocaleString(locale),
    all: daysToCount.toLocaleString(locale),
  });
  return (
    <Notice tone="info">
      {text}
      <Progress percent={(daysCounted * 100) / Math.max(daysToCount, 1)} label={t('Days counted')} />
    </Notice>
  );
}

function Totals({ series }: Pick<Statistics, 'series'>) {
  const { locale } = useTranslator();
  return (
    <dl className={styles.totals}>
      {series.map(({ name, title, total, totalBefore }) => (
        <div key={name}>
          <dt>{title}</dt>
          <dd>
            <b className={styles.value}>{total.toLocaleString(locale)}</b>
            <Change now={total} before={totalBefore} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface DrawnProps {
  data: Statistics;
  show: string;
  onShow: (name: string) => void;
}

function Drawn({ data: { series, from }, show, onShow }: DrawnProps) {
  const { t } = useTranslator();

  const hasSome = ({ total, totalBefore }: Statistics['series'][number]) => total > 0 || totalBefore > 0;
  const shown = series.find(({ name }) => name === show) ?? series.find(hasSome);
  if (!shown)
    return (
      <EmptyState icon="chart-column" title={t('Nothing to draw yet')}>
        {t('What happens from now on is counted; what happened before is counted within the hour.')}
      </EmptyState>
    );
  return <DailyChart series={series} shown={shown} from={from} onShow={onShow} />;
}

function Explained({ data, onRecounted }: { data: Statistics; onRecounted: () => void }) {
  const { t } = useTranslator();
  return (
    <div className={styles.explained}>
      {!data.isComplete && <p>{t('Today could not be counted in time, and is as it was last.')}</p>}
      <p>
        {t(
          'A visit is somebody who comes from elsewhere: by a link, a bookmark or the address. It is counted without cookies and addresses; crawlers are not in. Words that were searched for are stored without who searched, and not at all of those who want to be counted anonymously. Days end at midnight, UTC.',
        )}
      </p>
      {data.isRecountable && <Recount onRecounted={onRecounted} />}
    </div>
  );
}

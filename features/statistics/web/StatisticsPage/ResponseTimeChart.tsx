import { useState } from 'react';
import { Select } from '../../../../platform/ui/Input/Input.tsx';
import { type ChartPoint, LineChart } from '../../../../platform/ui/LineChart/LineChart.tsx';
import { Table } from '../../../../platform/ui/Table/Table.tsx';
import { SegmentedChoice } from '../../../../platform/ui/Tabs/Tabs.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { ResponseTimesOfKind } from '../../response-times.contract.ts';
import styles from './Statistics.module.css';
import { useTimeWords } from './use-time-words.ts';

type Day = ResponseTimesOfKind['days'][number];

interface ResponseTimeChartProps {
  kinds: readonly ResponseTimesOfKind[];
  shown: ResponseTimesOfKind;
  onShow: (kind: string) => void;
}

/** One kind of requests by day: a measure of them drawn, or all of them as a table. */
export function ResponseTimeChart({ kinds, shown, onShow }: ResponseTimeChartProps) {
  const { t, locale } = useTranslator();
  const [measure, setMeasure] = useState<'p50' | 'p95' | 'requests' | 'failures'>('p95');
  const [look, setLook] = useState('chart');
  const measures = {
    p95: t('Milliseconds, 95 of 100 within'),
    p50: t('Milliseconds, half within'),
    requests: t('Requests'),
    failures: t('Failed requests'),
  };
  const label = t('{what} by day', { what: `${shown.title}: ${measures[measure]}` });
  return (
    <>
      <div className={styles.bar}>
        <h3>{look === 'chart' ? label : t('{what} by day', { what: shown.title })}</h3>
        <Select
          controlSize={32}
          aria-label={t('Kind of requests')}
          value={shown.kind}
          onChange={(event) => onShow(event.target.value)}
        >
          {kinds.map(({ kind, title }) => (
            <option key={kind} value={kind}>
              {title}
            </option>
          ))}
        </Select>
        {look === 'chart' && (
          <Select
            controlSize={32}
            aria-label={t('What is drawn')}
            value={measure}
            onChange={(event) => setMeasure(event.target.value as typeof measure)}
          >
            {Object.entries(measures).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        )}
        <SegmentedChoice
          label={t('Show response times as')}
          name="response-time-look"
          value={look}
          onChange={setLook}
          options={[
            { value: 'chart', name: t('Chart') },
            { value: 'table', name: t('Table') },
          ]}
        />
      </div>
      {look === 'chart' ? (
        <LineChart
          key={`${shown.kind} ${measure} ${shown.days.length}`}
          label={label}
          points={pointsOf(shown.days, measure, locale)}
          words={{ now: '', before: '' }}
          locale={locale}
        />
      ) : (
        <DayTable caption={t('{what} by day', { what: shown.title })} days={shown.days} />
      )}
    </>
  );
}

/** Days without requests have no time: the line leads past them. */
function pointsOf(days: readonly Day[], measure: keyof Omit<Day, 'day'>, locale: string): ChartPoint[] {
  return days.map((day) => ({ name: dayName(day.day, locale), value: day[measure] }));
}

function dayName(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return format.format(new Date(day));
}

function DayTable({ caption, days }: { caption: string; days: readonly Day[] }) {
  const { t, locale } = useTranslator();
  const { time, share } = useTimeWords();
  return (
    <Table
      caption={caption}
      isCaptionHidden
      columns={[
        { ...{ id: 'day', name: t('Day'), isRowHead: true }, cell: ({ day }) => dayName(day, locale) },
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
      rows={days}
      keyOf={({ day }) => day}
    />
  );
}

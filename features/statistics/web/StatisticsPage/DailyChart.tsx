import { useState } from 'react';
import { Select } from '../../../../platform/ui/Input/Input.tsx';
import { type ChartPoint, LineChart } from '../../../../platform/ui/LineChart/LineChart.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { Table } from '../../../../platform/ui/Table/Table.tsx';
import { SegmentedChoice } from '../../../../platform/ui/Tabs/Tabs.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { Series } from '../../statistics.contract.ts';
import { useChange } from './Change.tsx';
import { pointsOf } from './periods-of.ts';
import styles from './Statistics.module.css';

interface DailyChartProps {
  series: readonly Series[];
  shown: Series;
  from: string;
  onShow: (name: string) => void;
}

/** One of the counted by day, drawn or as a table. */
export function DailyChart({ series, shown, from, onShow }: DailyChartProps) {
  const { t, locale } = useTranslator();
  const [look, setLook] = useState('chart');
  const points = pointsOf(shown, from, locale);
  const title =
    points.length < shown.counts.length
      ? t('{what} by week', { what: shown.title })
      : t('{what} by day', { what: shown.title });
  return (
    <Panel as="section" labelledBy="daily-chart">
      <div className={styles.bar}>
        <h2 id="daily-chart">{title}</h2>
        <Select
          controlSize={32}
          aria-label={t('What is shown')}
          value={shown.name}
          onChange={(event) => onShow(event.target.value)}
        >
          {series.map((each) => (
            <option key={each.name} value={each.name}>
              {each.title}
            </option>
          ))}
        </Select>
        <SegmentedChoice
          label={t('Show as')}
          name="daily-look"
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
          key={`${shown.name} ${points.length}`}
          label={title}
          points={points}
          words={{ now: t('now'), before: t('before') }}
          locale={locale}
        />
      ) : (
        <PointTable caption={title} points={points} />
      )}
    </Panel>
  );
}

function PointTable({ caption, points }: { caption: string; points: readonly ChartPoint[] }) {
  const { t, locale } = useTranslator();
  const change = useChange();
  return (
    <Table
      caption={caption}
      isCaptionHidden
      columns={[
        { ...{ id: 'day', name: t('From'), isRowHead: true }, cell: ({ name }) => name },
        {
          ...{ id: 'now', name: t('Now'), isNumeric: true },
          cell: ({ value }) => value.toLocaleString(locale),
        },
        {
          ...{ id: 'before', name: t('Before'), isNumeric: true },
          cell: ({ before }) => before?.value.toLocaleString(locale),
        },
        {
          ...{ id: 'change', name: t('Change'), isNumeric: true },
          cell: ({ value, before }) => change(value, before?.value ?? 0),
        },
      ]}
      rows={points}
      keyOf={({ name }) => name}
    />
  );
}

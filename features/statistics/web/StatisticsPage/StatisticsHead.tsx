import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { DateRange } from '../../../../platform/ui/DateInput/DateInput.tsx';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { SegmentedChoice } from '../../../../platform/ui/Tabs/Tabs.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { Statistics } from '../../statistics.contract.ts';
import styles from './Statistics.module.css';

export const OTHER_DAYS = 'other';

export const today = () => new Date().toISOString().slice(0, 10);

interface Filters {
  days: string;
  from: string;
  to: string;
  category: string;
}

interface StatisticsHeadProps {
  filters: Filters;
  /** As the API is asked. */
  query: Readonly<Record<string, string | number>>;
  data: Statistics | undefined;
  onChange: (filters: Partial<Filters>) => void;
}

/** Of which days and category, and the same as a table to take away. */
export function StatisticsHead({ filters, query, data, onChange }: StatisticsHeadProps) {
  const { t } = useTranslator();
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const choose = (days: string) =>
    onChange(
      days === OTHER_DAYS
        ? { days, from: data?.from ?? '', to: data?.to ?? today() }
        : { days, from: '', to: '' },
    );
  return (
    <div className={styles.head}>
      <SegmentedChoice
        label={t('Period')}
        name="statistics-days"
        value={filters.days}
        onChange={choose}
        options={[
          { value: '7', name: t('7 days') },
          { value: '30', name: t('30 days') },
          { value: '90', name: t('90 days') },
          { value: '365', name: t('12 months') },
          { value: OTHER_DAYS, name: t('Other days') },
        ]}
      />
      {filters.days === OTHER_DAYS ? (
        <DateRange legend={t('Other days')} from={filters.from} to={filters.to} onChange={onChange} />
      ) : (
        data && <Shown data={data} />
      )}
      {data?.category && (
        <button type="button" className={styles.narrowed} onClick={() => onChange({ category: '' })}>
          <bdi>{data.category.name}</bdi>
          <Icon name="x" size="sm" label={t('Show all categories')} />
        </button>
      )}
      {data?.isExportable && (
        <LinkButton
          size={32}
          icon="download"
          href={`/api/v2/statistics/days.csv?${asked}`}
          data-reload=""
          download=""
        >
          {t('Export as CSV')}
        </LinkButton>
      )}
    </div>
  );
}

function Shown({ data }: { data: Statistics }) {
  const { t, locale } = useTranslator();
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <span className={styles.muted}>
      {t('{first} to {last}', {
        first: format.format(new Date(data.from)),
        last: format.format(new Date(data.to)),
      })}
    </span>
  );
}

import { BarList } from '../../../../platform/ui/BarList/BarList.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { Table } from '../../../../platform/ui/Table/Table.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { STATISTICS_PATH } from '../../statistics.address.ts';
import type { Statistics } from '../../statistics.contract.ts';
import { useChange } from './Change.tsx';
import styles from './Statistics.module.css';

type Period = Readonly<Record<string, string>>;

/** Where posts were written, how long one waited for a reply, and what was not found. */
export function StatisticsParts({ data, period }: { data: Statistics; period: Period }) {
  return (
    <div className={styles.parts}>
      <Categories categories={data.categories} period={period} />
      <Replies replies={data.replies} />
      {!data.category && <MissedSearches missedSearches={data.missedSearches} />}
    </div>
  );
}

function Categories({ categories, period }: Pick<Statistics, 'categories'> & { period: Period }) {
  const { t, locale } = useTranslator();
  const change = useChange();
  return (
    <Panel as="section" labelledBy="posts-by-category">
      <div className={styles.bar}>
        <h2 id="posts-by-category">{t('Posts by category')}</h2>
        <span className={styles.muted}>{t('The mark is where it was before.')}</span>
      </div>
      {categories.length === 0 && (
        <EmptyState headingLevel={3} icon="folder" title={t('No posts')}>
          {t('Nothing was written in this time.')}
        </EmptyState>
      )}
      <BarList
        bars={categories.map(({ categoryID, name, count, countBefore }) => ({
          id: categoryID,
          name: (
            <a
              href={`${STATISTICS_PATH}?${new URLSearchParams({ ...period, category: String(categoryID) })}`}
            >
              <bdi>{name}</bdi>
            </a>
          ),
          value: count,
          before: countBefore,
          text: count.toLocaleString(locale),
          more: change(count, countBefore),
        }))}
      />
    </Panel>
  );
}

function Replies({ replies }: Pick<Statistics, 'replies'>) {
  const { t, plural, locale } = useTranslator();
  const all = replies.reduce((sum, { count }) => sum + count, 0);
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const names: Record<string, string> = {
    '1h': t('Within 1 hour'),
    '6h': t('1 to 6 hours'),
    '24h': t('6 to 24 hours'),
    '7d': t('1 to 7 days'),
    later: t('Later'),
    notYet: t('Not yet'),
  };
  return (
    <Panel as="section" labelledBy="first-replies">
      <div className={styles.bar}>
        <h2 id="first-replies">{t('Time to the first reply')}</h2>
        <span className={styles.muted}>
          {plural(all, { one: '{count} discussion', other: '{count} discussions' })}
        </span>
      </div>
      <BarList
        bars={replies.map(({ name, count }) => ({
          id: name,
          name: names[name] ?? name,
          value: count,
          text: all === 0 ? '' : share.format(count / all),
          more: count.toLocaleString(locale),
        }))}
      />
    </Panel>
  );
}

function MissedSearches({ missedSearches }: Pick<Statistics, 'missedSearches'>) {
  const { t, locale } = useTranslator();
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <Panel as="section" labelledBy="missed-searches" className={styles.whole}>
      <div className={styles.bar}>
        <h2 id="missed-searches">{t('Searched, not found')}</h2>
      </div>
      <Table
        caption={t('Searched, not found')}
        isCaptionHidden
        columns={[
          {
            ...{ id: 'words', name: t('Words'), isRowHead: true },
            cell: ({ words }) => (
              <a className={styles.words} href={`/search?query=${encodeURIComponent(words)}`}>
                <bdi>{words}</bdi>
              </a>
            ),
          },
          {
            ...{ id: 'count', name: t('Searched'), isNumeric: true },
            cell: ({ count }) => count.toLocaleString(locale),
          },
          {
            ...{ id: 'last', name: t('Last'), isNumeric: true },
            cell: ({ last }) => format.format(new Date(last)),
          },
        ]}
        rows={missedSearches}
        keyOf={({ words }) => words}
        empty={
          <EmptyState headingLevel={3} icon="search" title={t('Everything was found')}>
            {t('Words that nothing is found for stand here.')}
          </EmptyState>
        }
      />
    </Panel>
  );
}

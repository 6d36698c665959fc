// What staff did, newest first, by day.
import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { AuditLogEntry } from '../../audit-log.contract.ts';
import type { AuditLogPageProps } from '../../audit-log.states.ts';
import { UndoButton } from '../UndoButton/UndoButton.tsx';
import styles from './AuditLogPage.module.css';
import { EntryRow } from './EntryRow.tsx';
import { LogFilters } from './LogFilters.tsx';
import { addressOf } from './log-address.ts';

export function AuditLogPage(props: AuditLogPageProps) {
  const { entries, filters, chain, olderThan, isFirst, mayExport } = props;
  const { t } = useTranslator();
  const isFiltered = Object.values(filters).some((value) => value !== '');
  const isGrouped = filters.run === '' && filters.record === '';
  return (
    <div className={styles.page}>
      <PageHead
        title={t('Audit log')}
        note={t('Every staff act. Nobody can change or delete an entry, staff neither.')}
        actions={mayExport && <ExportLinks filters={filters} />}
      />
      {chain && <Chain {...chain} />}
      <Panel>
        <LogFilters {...props} />
        <WholeRun runID={filters.run} run={props.runs[filters.run]} />
        {entries.length === 0 ? (
          <EmptyState
            icon="history"
            title={isFiltered || !isFirst ? t('No such entries') : t('Nothing was done yet')}
          >
            <p>{t('What staff do to posts, members, categories and settings is written down here.')}</p>
          </EmptyState>
        ) : (
          byDay(entries).map(([day, ofDay]) => (
            <section key={day} className={styles.day}>
              <h2 className={styles.dayName}>
                <TimeAgo date={ofDay[0]?.dateInserted ?? day} form="day" />
              </h2>
              <ul className={styles.rows}>
                {ofDay.map((entry) => (
                  <EntryRow
                    key={entry.auditLogID}
                    entry={entry}
                    run={filters.run === '' ? props.runs[entry.runID ?? ''] : undefined}
                    isForRun={isGrouped}
                    whyUrl={props.whyUrls[entry.auditLogID]}
                    names={props.names}
                  />
                ))}
              </ul>
            </section>
          ))
        )}
      </Panel>
      {(olderThan !== undefined || !isFirst) && (
        <nav className={styles.pager} aria-label={t('Pages')}>
          {!isFirst && <LinkButton href={addressOf(filters)}>{t('Newest')}</LinkButton>}
          {olderThan !== undefined && (
            <LinkButton href={addressOf(filters, olderThan)} icon="chevron-right">
              {t('Older entries')}
            </LinkButton>
          )}
        </nav>
      )}
    </div>
  );
}

/** What was done in one gesture is undone in one, also where each of it is shown. */
function WholeRun({ runID, run }: { runID: string; run: AuditLogPageProps['runs'][string] | undefined }) {
  const { t, plural } = useTranslator();
  if (!run) return null;
  return (
    <div className={styles.wholeRun}>
      <p>
        <strong>
          {plural(run.count, { one: '{count} act in one go', other: '{count} acts in one go' })}
        </strong>{' '}
        {run.open < run.count && t('{count} of them can be undone.', { count: run.open })}
      </p>
      {run.open > 0 && (
        <UndoButton
          what={{ runID }}
          label={plural(run.open, { one: 'Undo {count}', other: 'Undo all {count}' })}
        />
      )}
    </div>
  );
}

function byDay(entries: readonly AuditLogEntry[]): [string, AuditLogEntry[]][] {
  return [...Map.groupBy(entries, ({ dateInserted }) => dateInserted.slice(0, 10))];
}

/** How long the chain is and where it ends, to be kept elsewhere. */
function Chain({ length, head }: NonNullable<AuditLogPageProps['chain']>) {
  const { t, plural } = useTranslator();
  if (length === 0) return null;
  return (
    <div className={styles.chain}>
      <Icon name="link-2" />
      <p>
        <strong>
          {plural(length, { one: '{count} entry in the chain', other: '{count} entries in the chain' })}
        </strong>{' '}
        {t('Each entry carries the hash of the one before.')}{' '}
        <span className={styles.head}>
          {t('The last hash:')} <code>{head}</code>
        </span>
      </p>
    </div>
  );
}

function ExportLinks({ filters }: Pick<AuditLogPageProps, 'filters'>) {
  const { t } = useTranslator();
  const query = new URLSearchParams({ ...(filters.act && { eventType: filters.act }) }).toString();
  const hrefOf = (format: string) =>
    `/dashboard/settings/audit-logs/export.${format}${query === '' ? '' : `?${query}`}`;
  return (
    <>
      <LinkButton href={hrefOf('csv')} icon="download" download="">
        {t('Export as CSV')}
      </LinkButton>
      <LinkButton href={hrefOf('json')} icon="download" download="">
        {t('Export as JSON')}
      </LinkButton>
    </>
  );
}

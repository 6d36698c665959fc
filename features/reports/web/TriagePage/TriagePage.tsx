// What waits for a decision, and the case that is looked at beside it; on a phone one after the other.
import { useRef } from 'react';
import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { KeyHints } from '../../../../platform/ui/Kbd/Kbd.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePageKeys } from '../../../../platform/web/keys/use-page-keys.ts';
import type { TriageFilters, TriagePageProps } from '../../reports.states.ts';
import { CaseList } from './CaseList.tsx';
import { CaseView } from './CaseView.tsx';
import styles from './TriagePage.module.css';
import { addressOf } from './triage-address.ts';
import { caseKeys, triageKeys } from './triage-keys.ts';

export function TriagePage(props: TriagePageProps) {
  const { filters, chosen, isMissing, page, hasMore, whyUrl } = props;
  const { t } = useTranslator();
  const keyed = useRef<HTMLDivElement>(null);
  usePageKeys(keyed, triageKeys);
  const isChosen = chosen !== undefined || isMissing;
  return (
    <div ref={keyed} className={styles.page} data-chosen={isChosen || undefined} data-keys={caseKeys.claim}>
      <PageHead title={t('Triage')} actions={<Choices filters={filters} />} />
      <div className={styles.inbox}>
        <section className={styles.list} aria-label={t('Cases')}>
          <CaseList {...props} />
          {(page > 1 || hasMore) && (
            <nav className={styles.pager} aria-label={t('Pages')}>
              {page > 1 && (
                <LinkButton kind="text" href={addressOf(filters, { page: page - 1 })}>
                  {t('Previous page')}
                </LinkButton>
              )}
              {hasMore && (
                <LinkButton kind="text" href={addressOf(filters, { page: page + 1 })}>
                  {t('Next page')}
                </LinkButton>
              )}
            </nav>
          )}
        </section>
        <div className={styles.chosen}>
          {isChosen && (
            <LinkButton
              kind="text"
              icon="chevron-left"
              isIconDirectional
              className={styles.back}
              href={addressOf(filters, { page })}
            >
              {t('All cases')}
            </LinkButton>
          )}
          {chosen ? (
            <CaseView key={chosen.caseID} found={chosen} whyUrl={whyUrl} />
          ) : (
            <EmptyState
              icon={isMissing ? 'search' : 'inbox'}
              title={isMissing ? t('This case is not there') : t('No case is chosen')}
            >
              <p>
                {isMissing
                  ? t('It is about yourself, or stands where you do not moderate, or never was.')
                  : t('Choose one from the list.')}
              </p>
            </EmptyState>
          )}
        </div>
      </div>
      <KeyHints
        hints={[
          { keys: ['J', 'K'], text: t('Next, previous') },
          { keys: ['C'], text: t('Claim') },
          { keys: ['N'], text: t('Note') },
          { keys: ['?'], text: t('All keys') },
        ]}
      />
    </div>
  );
}

function Choices({ filters }: { filters: TriageFilters }) {
  const { t } = useTranslator();
  const whose: [TriageFilters['whose'], string][] = [
    ['all', t('Everybody’s')],
    ['mine', t('Mine')],
    ['unclaimed', t('Unclaimed')],
  ];
  const link = (name: string, isCurrent: boolean, to: TriageFilters) => (
    <a key={name} href={addressOf(to)} aria-current={isCurrent ? 'true' : undefined}>
      {name}
    </a>
  );
  return (
    <nav className={styles.choices} aria-label={t('Which cases')}>
      {whose.map(([value, name]) =>
        link(name, filters.status === 'open' && filters.whose === value, {
          ...filters,
          whose: value,
          status: 'open',
        }),
      )}
      {link(t('Decided'), filters.status !== 'open', { ...filters, whose: 'all', status: 'done' })}
    </nav>
  );
}

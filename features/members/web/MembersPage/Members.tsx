import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState, ErrorPanel } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { invalidateQueries } from '../../../../platform/web/api/use-query.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { MemberRow } from '../../members.contract.ts';
import { MemberActs } from './MemberActs.tsx';
import { MemberFilters } from './MemberFilters.tsx';
import styles from './Members.module.css';
import { MemberTable } from './MemberTable.tsx';
import { FILTERS, useMembers } from './use-members.ts';

/** Found, filtered, and changed by many at once; who is selected stays so from page to page. */
export default function Members() {
  const { t } = useTranslator();
  const members = useMembers();
  const [selected, setSelected] = useState<ReadonlyMap<number, MemberRow>>(new Map());
  const { data, error, filters, setFilters } = members;
  const readAgain = () => invalidateQueries('GET /members', 'GET /members/:userID');
  return (
    <div className={styles.page}>
      <MemberFilters members={members} />
      {error && !data && (
        <ErrorPanel title={t('The members did not come.')} headingLevel={2}>
          {error.message}
        </ErrorPanel>
      )}
      {!data && !error && <PostSkeletons count={3} />}
      {data && (
        <MemberTable
          members={data.members}
          states={data.states}
          selected={selected}
          onSelect={setSelected}
          sort={filters.sort}
          direction={filters.direction}
          onSort={(sort) =>
            setFilters({
              sort,
              direction:
                filters.sort === sort && filters.direction === 'desc'
                  ? 'asc'
                  : sort === 'name'
                    ? 'asc'
                    : 'desc',
            })
          }
          empty={
            <EmptyState
              title={
                filters.query
                  ? t('No member matches “{query}”', { query: filters.query })
                  : t('No member matches')
              }
              action={<Button onClick={() => setFilters(FILTERS)}>{t('Clear filters')}</Button>}
            >
              {t('Try fewer letters, or take filters away.')}
            </EmptyState>
          }
        />
      )}
      <MemberActs selected={[...selected.values()]} onSelect={setSelected} onDone={readAgain} />
      <Pages members={members} />
    </div>
  );
}

function Pages({ members: { pageNumber, goOn, goBack } }: { members: ReturnType<typeof useMembers> }) {
  const { t } = useTranslator();
  if (!goOn && !goBack) return null;
  return (
    <nav className={styles.pages} aria-label={t('Pages')}>
      <Button size={32} icon="chevron-left" isIconDirectional disabled={!goBack} onClick={goBack}>
        {t('Previous')}
      </Button>
      <span role="status">{t('Page {number}', { number: pageNumber })}</span>
      <Button size={32} icon="chevron-right" isIconDirectional disabled={!goOn} onClick={goOn}>
        {t('Next')}
      </Button>
    </nav>
  );
}

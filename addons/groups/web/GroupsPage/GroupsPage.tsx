import { hasPermission } from '@parley/addon-api/shared';
import {
  Button,
  EmptyState,
  Input,
  PageHead,
  Panel,
  Segmented,
  usePermissions,
  useSite,
  useTranslator,
} from '@parley/addon-api/web';
import { useState } from 'react';
import type { GroupsPageProps } from '../../group-widgets.contract.ts';
import { GroupForm } from '../GroupForm/GroupForm.tsx';
import { GroupItem } from './GroupItem.tsx';
import styles from './GroupsPage.module.css';

/** All of the page /groups. */
export function GroupsPage({ groups, isMine, query, sort, page, hasMore }: GroupsPageProps) {
  const { t } = useTranslator();
  const { isSignedIn } = useSite();
  const canAdd = hasPermission(usePermissions(), 'groups.add');
  const [isAdding, setAdding] = useState(false);
  const further = { isMine, query, sort };
  const kinds = [
    { name: t('All'), href: hrefOf({ query, sort }), isCurrent: !isMine },
    { name: t('My groups'), href: hrefOf({ query, sort, isMine: true }), isCurrent: isMine },
  ];
  const orders = [
    { name: t('Largest'), value: '-countMembers' as const },
    { name: t('Newest'), value: '-dateInserted' as const },
    { name: t('By name'), value: 'name' as const },
  ].map(({ name, value }) => ({
    name,
    href: hrefOf({ isMine, query, sort: value }),
    isCurrent: value === sort,
  }));
  return (
    <>
      <PageHead
        title={t('Groups')}
        actions={
          canAdd && (
            <Button kind="primary" icon="plus" onClick={() => setAdding(true)}>
              {t('New group')}
            </Button>
          )
        }
      />
      <Panel>
        <div className={styles.bar}>
          {isSignedIn && <Segmented label={t('Which groups')} items={kinds} />}
          <Segmented label={t('Order')} items={orders} />
          <search className={styles.find} aria-label={t('Find groups')}>
            <form action="/groups">
              {isMine && <input type="hidden" name="filter" value="mine" />}
              {sort !== '-countMembers' && <input type="hidden" name="sort" value={sort} />}
              <Input
                type="search"
                name="query"
                defaultValue={query}
                maxLength={150}
                placeholder={t('Find groups')}
                aria-label={t('Find groups')}
              />
            </form>
          </search>
        </div>
        {groups.length === 0 && <NoGroups isFiltered={isMine || query !== ''} />}
        {groups.map((each) => (
          <GroupItem key={each.groupID} group={each} />
        ))}
        {(page > 1 || hasMore) && (
          <nav className={styles.foot} aria-label={t('Pages')}>
            {page > 1 && <a href={hrefOf({ ...further, page: page - 1 })}>{t('Previous')}</a>}
            {hasMore && <a href={hrefOf({ ...further, page: page + 1 })}>{t('Next')}</a>}
          </nav>
        )}
      </Panel>
      {isAdding && <GroupForm onClose={() => setAdding(false)} />}
    </>
  );
}

function NoGroups({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslator();
  return isFiltered ? (
    <EmptyState title={t('No group fits this.')} />
  ) : (
    <EmptyState title={t('There is no group here yet.')} />
  );
}

interface Address {
  isMine?: boolean;
  query: string;
  sort: GroupsPageProps['sort'];
  page?: number;
}

function hrefOf({ isMine, query, sort, page = 1 }: Address): string {
  const params = new URLSearchParams();
  if (isMine) params.set('filter', 'mine');
  if (query) params.set('query', query);
  if (sort !== '-countMembers') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return text ? `/groups?${text}` : '/groups';
}

import {
  EmptyState,
  MiniList,
  Notice,
  RowSkeletons,
  useMe,
  useQuery,
  useTranslator,
  WidgetHead,
} from '@parley/addon-api/web';
import type { MyGroupsWidgetProps } from '../../group-widgets.contract.ts';
import type { listGroups } from '../../groups.contract.ts';
import { GroupMiniItem } from '../GroupsWidget/GroupMiniItem.tsx';

/** The groups that the viewer belongs to. */
export function MyGroupsWidget({ limit }: MyGroupsWidgetProps) {
  const { t } = useTranslator();
  const memberID = useMe()?.userID ?? 0;
  const { data, error } = useQuery<typeof listGroups>(
    'GET /groups',
    { query: { memberID, limit } },
    { isWanted: memberID > 0, staleTime: 0 },
  );
  return (
    <section aria-label={t('My groups')}>
      <WidgetHead title={t('My groups')} />
      {error && <Notice tone="error">{error.message}</Notice>}
      {!data && !error && <RowSkeletons count={2} />}
      {data?.length === 0 && <EmptyState title={t('You belong to no group yet.')} />}
      {data && data.length > 0 && (
        <MiniList>
          {data.map((group) => (
            <GroupMiniItem key={group.groupID} group={group} />
          ))}
        </MiniList>
      )}
      <p>
        <a href="/groups">{t('All groups')}</a>
      </p>
    </section>
  );
}

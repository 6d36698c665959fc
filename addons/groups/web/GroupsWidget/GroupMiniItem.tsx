import { Meta, MiniListItem, useTranslator } from '@parley/addon-api/web';
import type { ListedGroup } from '../../group-widgets.contract.ts';
import { GroupMark } from '../GroupMark/GroupMark.tsx';

export type MiniGroup = Pick<
  ListedGroup,
  'groupID' | 'name' | 'url' | 'privacy' | 'countMembers' | 'iconUrl' | 'iconAlt'
>;

/** One group of a narrow list. */
export function GroupMiniItem({ group }: { group: MiniGroup }) {
  const { t, plural } = useTranslator();
  return (
    <MiniListItem
      lead={<GroupMark group={group} size="small" />}
      href={group.url}
      title={group.name}
      metas={
        <>
          <Meta>{plural(group.countMembers, { one: '{count} member', other: '{count} members' })}</Meta>
          {group.privacy === 'private' && <Meta>{t('Private')}</Meta>}
          {group.privacy === 'secret' && <Meta>{t('Secret')}</Meta>}
        </>
      }
    />
  );
}

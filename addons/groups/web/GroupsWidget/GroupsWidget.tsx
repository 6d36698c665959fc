import { MiniList, useTranslator, WidgetHead } from '@parley/addon-api/web';
import type { GroupsWidgetProps } from '../../group-widgets.contract.ts';
import { GroupMiniItem } from './GroupMiniItem.tsx';

/** Groups that anybody may come across. */
export function GroupsWidget({ groups, sort }: GroupsWidgetProps) {
  const { t } = useTranslator();
  const titles = { newest: t('New groups'), active: t('Active groups'), largest: t('Groups') };
  return (
    <section aria-label={titles[sort]}>
      <WidgetHead title={titles[sort]} />
      <MiniList>
        {groups.map((group) => (
          <GroupMiniItem key={group.groupID} group={group} />
        ))}
      </MiniList>
      <p>
        <a href="/groups">{t('All groups')}</a>
      </p>
    </section>
  );
}

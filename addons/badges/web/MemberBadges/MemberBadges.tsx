import { EmptyState, MiniList, MiniListItem, Panel, TimeAgo, useTranslator } from '@parley/addon-api/web';
import type { MemberBadgesProps } from '../../badge-widgets.contract.ts';
import { BadgeMark } from '../BadgeMark/BadgeMark.tsx';

/** On a tab of profiles: which badges a member has. */
export function MemberBadges({ badges }: MemberBadgesProps) {
  const { t } = useTranslator();
  return (
    <Panel isPadded>
      {badges.length === 0 ? (
        <EmptyState icon="award" title={t('There is no badge here yet.')} />
      ) : (
        <MiniList>
          {badges.map(({ badgeID, name, photoUrl, url, dateInserted }) => (
            <MiniListItem
              key={badgeID}
              lead={<BadgeMark photoUrl={photoUrl} />}
              href={url}
              title={name}
              metas={<TimeAgo date={dateInserted} />}
            />
          ))}
        </MiniList>
      )}
    </Panel>
  );
}

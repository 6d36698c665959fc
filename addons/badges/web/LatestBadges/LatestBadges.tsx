import { MiniList, MiniListItem, TimeAgo, UserLink, useTranslator, WidgetHead } from '@parley/addon-api/web';
import type { LatestBadgesProps } from '../../badge-widgets.contract.ts';
import { BadgeMark } from '../BadgeMark/BadgeMark.tsx';

/** Who came to a badge last. */
export function LatestBadges({ grants }: LatestBadgesProps) {
  const { t } = useTranslator();
  return (
    <section aria-label={t('Latest badges')}>
      <WidgetHead title={t('Latest badges')} />
      <MiniList>
        {grants.map(({ badge, user, dateInserted }) => (
          <MiniListItem
            key={`${badge.badgeID}:${user.userID}`}
            lead={<BadgeMark photoUrl={badge.photoUrl} />}
            href={badge.url}
            title={badge.name}
            metas={
              <>
                <UserLink user={user} />
                <TimeAgo date={dateInserted} />
              </>
            }
          />
        ))}
      </MiniList>
    </section>
  );
}

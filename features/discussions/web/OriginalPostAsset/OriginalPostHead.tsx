import { StateBadge } from '../../../../platform/ui/Badges/Badges.tsx';
import { Meta } from '../../../../platform/ui/Metas/Metas.tsx';
import { ThreadHead } from '../../../../platform/ui/Post/Thread.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { UserLink } from '../../../profiles/web/UserLink/UserLink.tsx';
import type { Discussion } from '../../discussions.contract.ts';
import { useDiscussionStates } from '../DiscussionsWidget/discussion-states.ts';

/** Title, what state the thread is in, who began it and who spoke last. */
export function OriginalPostHead({ discussion, title }: { discussion: Discussion; title?: string }) {
  const { t, plural } = useTranslator();
  const { countComments, insertUser, lastUser, pinLocation } = discussion;
  const states = useDiscussionStates(discussion);
  return (
    <ThreadHead
      title={title ?? discussion.name}
      badges={
        states.length > 0 &&
        states.map(({ name, state }) => (
          <StateBadge key={name} state={state}>
            {name === 'announced' && pinLocation === 'category' ? t('Announced in this category') : undefined}
          </StateBadge>
        ))
      }
      metas={
        <>
          {insertUser && (
            <Meta>
              <span>
                {t('Started by')} <UserLink user={insertUser} hasCard={false} />
              </span>
            </Meta>
          )}
          <Meta>
            <TimeAgo date={discussion.dateInserted} form="extended" />
          </Meta>
          <Meta>{plural(countComments, { one: '{count} reply', other: '{count} replies' })}</Meta>
          {lastUser && countComments > 0 && (
            <Meta>
              <span>
                {t('Last by')} <UserLink user={lastUser} hasCard={false} />{' '}
                <TimeAgo date={discussion.dateLastComment} />
              </span>
            </Meta>
          )}
        </>
      }
    />
  );
}

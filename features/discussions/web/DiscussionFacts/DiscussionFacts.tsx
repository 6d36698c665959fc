import { Avatar } from '../../../../platform/ui/Avatar/Avatar.tsx';
import { useUiLanguage } from '../../../../platform/ui/language/language.tsx';
import { Readouts } from '../../../../platform/ui/Readouts/Readouts.tsx';
import { formatNumber, hiddenDigits } from '../../../../platform/ui/ShortNumber/format-number.ts';
import { ShortNumber } from '../../../../platform/ui/ShortNumber/ShortNumber.tsx';
import { WidgetHead } from '../../../../platform/ui/WidgetHead/WidgetHead.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { UserLink } from '../../../profiles/web/UserLink/UserLink.tsx';
import { scoreOf } from '../../../reactions/web/post-score.ts';
import type { UserFragment } from '../../../users/users.contract.ts';
import type { Discussion } from '../../discussions.contract.ts';
import styles from './DiscussionFacts.module.css';

export interface DiscussionFactsProps {
  discussion: Pick<Discussion, 'discussionID' | 'countComments' | 'countViews' | 'score'>;
  /** Those who wrote in it; without a total they are only the latest of many. */
  participants?: { users: UserFragment[]; total?: number };
}

/** A thread in numbers, and who takes part. */
export function DiscussionFacts({ discussion, participants }: DiscussionFactsProps) {
  const { t, plural } = useTranslator();
  const { locale } = useUiLanguage();
  const hidden = (participants?.total ?? 0) - (participants?.users.length ?? 0);
  return (
    <>
      <Readouts
        items={[
          { label: t('Replies'), value: <ShortNumber value={discussion.countComments} /> },
          { label: t('Views'), value: <ShortNumber value={discussion.countViews} /> },
          { label: t('Score'), value: <Score discussion={discussion} /> },
        ]}
      />
      {participants && participants.users.length > 1 && (
        <section>
          <WidgetHead
            title={
              participants.total === undefined
                ? t('People')
                : plural(participants.total, { one: '{count} person', other: '{count} people' })
            }
          />
          <ul className={styles.people}>
            {participants.users.map((user, at) => (
              <li key={user.userID || `gone ${at}`} title={user.name}>
                <Face user={user} />
              </li>
            ))}
            {hidden > 0 && (
              <li className={styles.more}>
                <bdi aria-hidden dir="ltr">
                  +{formatNumber(hidden, locale)}
                </bdi>
                <span className="visuallyHidden">{t('and {count} more', { count: hidden })}</span>
              </li>
            )}
          </ul>
        </section>
      )}
    </>
  );
}

function Score({ discussion: { discussionID, score } }: Pick<DiscussionFactsProps, 'discussion'>) {
  const { locale } = useUiLanguage();
  return (
    <data
      className="num"
      value={score}
      title={hiddenDigits(score, locale)}
      {...scoreOf('discussion', discussionID)}
    >
      {formatNumber(score, locale)}
    </data>
  );
}

function Face({ user }: { user: UserFragment }) {
  return (
    <UserLink user={user} className={styles.face} hasCard={false}>
      <Avatar photoUrl={user.photoUrl} name={user.name} size={28} />
    </UserLink>
  );
}

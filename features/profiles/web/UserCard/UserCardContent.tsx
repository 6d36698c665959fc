import type { ReactNode } from 'react';
import { Avatar } from '../../../../platform/ui/Avatar/Avatar.tsx';
import { RoleBadge, StateBadge } from '../../../../platform/ui/Badges/Badges.tsx';
import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { ShortNumber } from '../../../../platform/ui/ShortNumber/ShortNumber.tsx';
import { Tag } from '../../../../platform/ui/Tag/Tag.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import {
  UserCard,
  type UserCardProps,
  UserCardSkeleton,
  UserCardState,
} from '../../../../platform/ui/UserCard/UserCard.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { RawHtml } from '../../../../platform/web/RawHtml/RawHtml.tsx';
import type { User } from '../../../users/users.contract.ts';
import { MemberLabels } from '../../../users/web/MemberLabels/MemberLabels.tsx';
import { profileTabPath } from '../../profile.address.ts';
import { MemberActions } from '../MemberActions/MemberActions.tsx';
import type { CardState } from './use-user-of-card.ts';

export interface CardUser {
  userID: number;
  name: string;
  url: string;
  photoUrl: string;
}

interface Props {
  user: CardUser;
  state: CardState;
  /** In a modal on phones: the photo is larger. */
  isCompact?: boolean;
}

export function UserCardContent({ user, state, isCompact = false }: Props) {
  const { t } = useTranslator();
  const avatar = <Avatar photoUrl={user.photoUrl} of={user.name} size={isCompact ? 145 : 100} />;
  const name = <bdi>{user.name}</bdi>;
  switch (state.status) {
    case 'loading':
      return <UserCardSkeleton avatar={avatar} name={name} />;
    case 'missing':
      return (
        <UserCardState label={<Tag preset="error">{t('DELETED')}</Tag>}>
          {t('This user has been deleted.')}
        </UserCardState>
      );
    case 'failed':
      return (
        <UserCardState label={<Tag preset="error">{t('ERROR')}</Tag>}>
          {state.message ?? t('Failed to load user')}
        </UserCardState>
      );
    case 'found': {
      // What is not for this viewer is left out of the answer.
      const isHidden = state.user.dateInserted === undefined;
      return isHidden ? (
        <HiddenCard avatar={avatar} name={name} isBanned={state.user.banned !== 0} />
      ) : (
        <FullCard avatar={avatar} url={user.url} user={state.user} />
      );
    }
  }
}

function HiddenCard({ isBanned, ...who }: { avatar: ReactNode; name: ReactNode; isBanned: boolean }) {
  const { t } = useTranslator();
  return isBanned ? (
    <UserCardState {...who} label={<StateBadge state="banned" />}>
      {t('This user has been banned.')}
    </UserCardState>
  ) : (
    <UserCardState {...who} label={<Tag preset="standard">{t('Private')}</Tag>}>
      {t("This user's profile is private.")}
    </UserCardState>
  );
}

function FullCard({ avatar, user, url }: { avatar: ReactNode; user: User; url: string }) {
  const { t } = useTranslator();
  const { labels = [] } = user;
  // Those that say more than being here stand among the labels already.
  const roles = (user.roles ?? []).filter(({ name }) => !labels.some(({ text }) => text === t(name)));
  return (
    <UserCard
      avatar={avatar}
      name={
        <a href={url}>
          <bdi>{user.name}</bdi>
        </a>
      }
      rank={
        user.labelHtml ? (
          <RawHtml html={user.labelHtml} dir="auto" />
        ) : (
          user.title && <span dir="auto">{user.title}</span>
        )
      }
      labels={
        (labels.length > 0 || roles.length > 0 || user.banned !== 0) && (
          <>
            <MemberLabels labels={labels} />
            {roles.map((role) => (
              <RoleBadge key={role.roleID}>{t(role.name)}</RoleBadge>
            ))}
            {user.banned !== 0 && <StateBadge state="banned" />}
          </>
        )
      }
      contact={user.email && <a href={`mailto:${user.email}`}>{user.email}</a>}
      notice={user.banned !== 0 && t('This user has been banned.')}
      actions={
        <>
          <LinkButton href={url} size={32} isBlock>
            {t('View Profile')}
          </LinkButton>
          <MemberActions userID={user.userID} name={user.name} isBanned={user.banned !== 0} size={32} />
        </>
      }
      readouts={[
        { label: t('Discussions'), value: <Count of={user} section="discussions" /> },
        { label: t('Comments'), value: <Count of={user} section="comments" /> },
      ]}
      facts={useFacts(user)}
    />
  );
}

function Count({ of: user, section }: { of: User; section: 'discussions' | 'comments' }) {
  const count = (section === 'discussions' ? user.countDiscussions : user.countComments) ?? 0;
  return (
    <a href={profileTabPath({ id: section }, user)}>
      <ShortNumber value={count} />
    </a>
  );
}

function useFacts(user: User): UserCardProps['facts'] {
  const { t } = useTranslator();
  return [
    {
      icon: 'calendar' as const,
      label: t('Joined'),
      value: <TimeAgo date={user.dateInserted ?? ''} form="day" />,
    },
    ...(user.dateLastActive
      ? [{ icon: 'clock' as const, label: t('Last Active'), value: <TimeAgo date={user.dateLastActive} /> }]
      : []),
  ];
}

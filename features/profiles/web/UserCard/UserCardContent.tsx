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
import type { User } from '../../../users/users.contract.ts';
import { profileSectionPath } from '../../profile.address.ts';
import type { CardState } from './use-user-of-card.ts';

export interface CardUser {
  userID: number;
  name: string;
  url: string;
  photoUrl: string;
}

export function UserCardContent({ user, state }: { user: CardUser; state: CardState }) {
  const { t } = useTranslator();
  switch (state.status) {
    case 'loading':
      return <UserCardSkeleton />;
    case 'missing':
      return (
        <UserCardState label={<Tag preset="error">{t('Deleted')}</Tag>}>
          {t('This user has been deleted.')}
        </UserCardState>
      );
    case 'failed':
      return <UserCardState>{t('Failed to load user')}</UserCardState>;
    case 'found':
      // What is not for this viewer is left out of the answer.
      return state.user.dateInserted === undefined ? (
        <HiddenCard isBanned={state.user.banned !== 0} />
      ) : (
        <FullCard url={user.url} user={state.user} />
      );
  }
}

function HiddenCard({ isBanned }: { isBanned: boolean }) {
  const { t } = useTranslator();
  return isBanned ? (
    <UserCardState label={<StateBadge state="banned" />}>{t('This user has been banned.')}</UserCardState>
  ) : (
    <UserCardState label={<Tag preset="standard">{t('Private')}</Tag>}>
      {t('This user’s profile is private.')}
    </UserCardState>
  );
}

function FullCard({ user, url }: { user: User; url: string }) {
  const { t } = useTranslator();
  const roles = user.roles ?? [];
  return (
    <UserCard
      avatar={<Avatar photoUrl={user.photoUrl} size={100} />}
      name={
        <a href={url}>
          <bdi>{user.name}</bdi>
        </a>
      }
      rank={user.title && <span dir="auto">{user.title}</span>}
      labels={
        (roles.length > 0 || user.banned !== 0) && (
          <>
            {roles.map((role) => (
              <RoleBadge key={role.roleID}>{t(role.name)}</RoleBadge>
            ))}
            {user.banned !== 0 && <StateBadge state="banned" />}
          </>
        )
      }
      readouts={[
        { label: t('Discussions'), value: <Count of={user} section="discussions" /> },
        { label: t('Comments'), value: <Count of={user} section="comments" /> },
      ]}
      facts={useFacts(user)}
      actions={
        <LinkButton href={url} size={32} isBlock>
          {t('View Profile')}
        </LinkButton>
      }
    />
  );
}

function Count({ of: user, section }: { of: User; section: 'discussions' | 'comments' }) {
  const count = (section === 'discussions' ? user.countDiscussions : user.countComments) ?? 0;
  return (
    <a href={profileSectionPath(section, user)}>
      <ShortNumber value={count} />
    </a>
  );
}

function useFacts(user: User): UserCardProps['facts'] {
  const { t } = useTranslator();
  return [
    ...(user.email
      ? [
          {
            icon: 'mail' as const,
            label: t('E-mail'),
            value: <a href={`mailto:${user.email}`}>{user.email}</a>,
          },
        ]
      : []),
    {
      icon: 'calendar' as const,
      label: t('Joined'),
      value: <TimeAgo date={user.dateInserted ?? ''} form="fixed" />,
    },
    ...(user.dateLastActive
      ? [{ icon: 'clock' as const, label: t('Last active'), value: <TimeAgo date={user.dateLastActive} /> }]
      : []),
  ];
}

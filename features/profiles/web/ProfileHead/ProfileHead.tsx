import { Avatar } from '../../../../platform/ui/Avatar/Avatar.tsx';
import { StateBadge } from '../../../../platform/ui/Badges/Badges.tsx';
import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { Meta, Metas } from '../../../../platform/ui/Metas/Metas.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { Readouts } from '../../../../platform/ui/Readouts/Readouts.tsx';
import { ShortNumber } from '../../../../platform/ui/ShortNumber/ShortNumber.tsx';
import { Tabs } from '../../../../platform/ui/Tabs/Tabs.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePermission } from '../../../../platform/web/page/site-context.tsx';
import { RenderedBody } from '../../../../platform/web/RenderedBody/RenderedBody.tsx';
import { useMe } from '../../../../platform/web/viewer/viewer-state.ts';
import { MemberLabels } from '../../../users/web/MemberLabels/MemberLabels.tsx';
import type { ProfileHeadProps, ProfilePerson } from '../../profile-widgets.contract.ts';
import { MemberActions } from '../MemberActions/MemberActions.tsx';
import { ProfileFacts } from './ProfileFacts.tsx';
import styles from './ProfileHead.module.css';

const READOUTS = {
  discussions: 'Discussions',
  comments: 'Comments',
  points: 'Points',
  reactionsReceived: 'Reactions received',
} as const;

export function ProfileHead({
  state,
  isBanned,
  person,
  facts,
  labels,
  readouts,
  tabs,
  section,
}: ProfileHeadProps) {
  const { t } = useTranslator();
  const isMember = usePermission('session.valid');
  if (state !== 'full') return <HiddenProfile state={state} person={person} />;
  return (
    <Panel as="header">
      <div className={styles.top}>
        <Avatar photoUrl={person.photoUrl} of={person.name} size={145} className={styles.photo} />
        <div className={styles.main}>
          <div className={styles.name}>
            <h1>
              <bdi>{person.name}</bdi>
            </h1>
            <MemberLabels labels={labels} />
            {isBanned && <StateBadge state="banned" />}
          </div>
          {person.title && (
            <p className={styles.title} dir="auto">
              {person.title}
            </p>
          )}
          {person.aboutHtml && (
            <RenderedBody
              html={person.aboutHtml}
              id={`Profile_${person.userID}_about`}
              className={styles.about}
            />
          )}
          <Facts person={person} />
          <ProfileFacts facts={facts} />
        </div>
        {isMember && (
          <div className={styles.actions}>
            <EditMine userID={person.userID} />
            <MemberActions userID={person.userID} name={person.name} isBanned={isBanned} size={36} isRow />
          </div>
        )}
      </div>
      <Readouts
        isPlain
        className={styles.stats}
        items={readouts.map(({ name, count }) => ({
          label: t(READOUTS[name]),
          value: <ShortNumber value={count} isFull={count < 10_000} />,
        }))}
      />
      {tabs.length > 0 && (
        <Tabs
          label={t('Profile')}
          className={styles.tabs}
          items={tabs.map((tab) => ({
            name: tab.name ? t(tab.name) : t('Overview'),
            href: tab.url,
            isCurrent: tab.section === section,
            count: tab.count,
          }))}
        />
      )}
    </Panel>
  );
}

function Facts({ person }: { person: ProfilePerson }) {
  const { t } = useTranslator();
  return (
    <Metas className={styles.facts}>
      {person.location && (
        <Meta>
          <Icon name="map-pin" />
          <bdi>{person.location}</bdi>
        </Meta>
      )}
      {person.website && (
        <Meta>
          <Icon name="link" />
          <a href={person.website} rel="nofollow ugc noopener">
            {person.website.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')}
          </a>
        </Meta>
      )}
      {person.dateInserted && (
        <Meta>
          <Icon name="calendar" />
          {t('Joined')} <TimeAgo date={person.dateInserted} form="day" />
        </Meta>
      )}
      {person.dateLastActive && (
        <Meta>
          <Icon name="clock" />
          {t('Last active')} <TimeAgo date={person.dateLastActive} />
        </Meta>
      )}
    </Metas>
  );
}

/** Known only once the viewer is: members are kept a place, which is as high before as after. */
function EditMine({ userID }: { userID: number }) {
  const { t } = useTranslator();
  if (useMe()?.userID !== userID) return null;
  return (
    <LinkButton href="/profile/edit" icon="pencil">
      {t('Edit profile')}
    </LinkButton>
  );
}

/** Name and photo stand beside every post anyway; the rest is for few. */
function HiddenProfile({ state, person }: Pick<ProfileHeadProps, 'state' | 'person'>) {
  const { t } = useTranslator();
  const text = state === 'banned' ? t('This user has been banned.') : t('This user’s profile is private.');
  return (
    <Panel className={styles.hidden}>
      <EmptyState
        icon={state === 'banned' ? 'ban' : 'lock'}
        headingLevel={1}
        title={<bdi>{person.name}</bdi>}
        action={<LinkButton href="/">{t('Back to home page')}</LinkButton>}
      >
        <p>{text}</p>
      </EmptyState>
    </Panel>
  );
}

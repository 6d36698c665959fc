import {
  Button,
  call,
  EmptyState,
  LinkButton,
  Meta,
  Metas,
  Panel,
  useSite,
  useTask,
  useTranslator,
  withTarget,
} from '@parley/addon-api/web';
import type { acceptGroupInvitation } from '../../group-invitations.contract.ts';
import type { GroupInvitationPageProps } from '../../group-widgets.contract.ts';
import { GroupMark } from '../GroupMark/GroupMark.tsx';
import { GroupPrivacy } from '../GroupPrivacy/GroupPrivacy.tsx';
import styles from './GroupInvitationPage.module.css';

/** What whoever follows an invitation sees: which group, who invites, and the way in. */
export function GroupInvitationPage({ invitation, token }: GroupInvitationPageProps) {
  const { t, plural } = useTranslator();
  if (!invitation)
    return (
      <EmptyState icon="unplug" title={t('This invitation cannot be used any more.')} headingLevel={1}>
        {t('It was used, withdrawn, or is too old. Ask whoever sent it for another one.')}
      </EmptyState>
    );
  const { inviter, name, countMembers } = invitation;
  return (
    <Panel as="section" label={t('Invitation to a group')} isPadded>
      <div className={styles.card}>
        <GroupMark group={invitation} size="large" />
        <p className={styles.lead}>{t('{name} invites you to the group', { name: inviter })}</p>
        <h1 className={styles.name} dir="auto">
          {name}
        </h1>
        <Metas>
          <Meta>
            <GroupPrivacy privacy={invitation.privacy} />
          </Meta>
          <Meta>{plural(countMembers, { one: '{count} member', other: '{count} members' })}</Meta>
        </Metas>
        {invitation.excerpt && <p dir="auto">{invitation.excerpt}</p>}
        <Ways invitation={invitation} token={token} />
      </div>
    </Panel>
  );
}

function Ways({
  invitation: { isMember, url },
  token,
}: {
  invitation: NonNullable<GroupInvitationPageProps['invitation']>;
  token: string;
}) {
  const { t } = useTranslator();
  const { isSignedIn, signInUrl, registrationUrl } = useSite();
  const { isBusy, run } = useTask('group');
  const here = `/group/invitation/${token}`;
  const join = async () => {
    const { body } = await call<typeof acceptGroupInvitation>('POST /groups/invitations/accept', {
      body: { token },
    });
    window.location.assign(body.url);
  };
  if (isMember) return <LinkButton href={url}>{t('You belong to this group')}</LinkButton>;
  if (isSignedIn)
    return (
      <Button kind="primary" isBusy={isBusy} onClick={() => void run(join)}>
        {t('Join the group')}
      </Button>
    );
  return (
    <div className={styles.ways}>
      {registrationUrl !== '' && (
        <LinkButton kind="primary" href={withTarget(registrationUrl, here)}>
          {t('Register to join')}
        </LinkButton>
      )}
      <LinkButton href={withTarget(signInUrl, here)}>{t('Sign In')}</LinkButton>
    </div>
  );
}

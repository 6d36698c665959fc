import {
  Button,
  call,
  Input,
  Panel,
  TimeAgo,
  useRevalidator,
  useTask,
  useTranslator,
} from '@parley/addon-api/web';
import type {
  deleteGroupInvitation,
  GroupInvitation,
  postGroupLink,
} from '../../group-invitations.contract.ts';
import styles from './GroupPage.module.css';

/** Invitations by mail and links that can still be used, for those who lead the group. */
export function Invitations({ groupID, invitations }: { groupID: number; invitations: GroupInvitation[] }) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useTask('group');
  const makeLink = () =>
    run(async () => {
      await call<typeof postGroupLink>('POST /groups/:groupID/invitations/link', {
        params: { groupID },
        body: { days: 14 },
      });
      await revalidate();
    });
  const withdraw = (invitationID: number) =>
    run(async () => {
      await call<typeof deleteGroupInvitation>('DELETE /groups/:groupID/invitations/:invitationID', {
        params: { groupID, invitationID },
      });
      await revalidate();
    }, t('The invitation is withdrawn.'));
  return (
    <Panel as="section" label={t('Invitations')} isPadded>
      <h2 className={styles.heading}>{t('Invitations')}</h2>
      <ul className={styles.people}>
        {invitations.map(({ invitationID, email, url, dateInserted }) => {
          const name = email ?? t('Link for everybody who has it');
          return (
            <li key={invitationID} className={styles.person}>
              <span className={styles.invited}>
                <bdi>{name}</bdi> <TimeAgo date={dateInserted} />
              </span>
              <span className={styles.end}>
                <Button
                  disabled={isBusy}
                  onClick={() => void withdraw(invitationID)}
                  aria-label={t('Withdraw: {name}', { name })}
                >
                  {t('Withdraw')}
                </Button>
              </span>
              {url !== null && (
                <Input
                  className={styles.link}
                  readOnly
                  dir="ltr"
                  value={url}
                  aria-label={t('Address of the link')}
                  onFocus={({ currentTarget }) => currentTarget.select()}
                />
              )}
            </li>
          );
        })}
      </ul>
      <Button icon="link" isBusy={isBusy} onClick={() => void makeLink()}>
        {t('Make a link')}
      </Button>
    </Panel>
  );
}

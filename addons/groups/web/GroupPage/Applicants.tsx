import {
  Avatar,
  Button,
  call,
  Panel,
  UserLink,
  useRevalidator,
  useTask,
  useTranslator,
} from '@parley/addon-api/web';
import type { patchGroupApplicant } from '../../group-members.contract.ts';
import type { GroupPeopleProps } from '../../group-widgets.contract.ts';
import styles from './GroupPage.module.css';

/** Who asks to join, for those who decide. */
export function Applicants({ groupID, applicants }: Pick<GroupPeopleProps, 'groupID' | 'applicants'>) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useTask('group');
  const decide = (userID: number, status: 'approved' | 'denied') =>
    run(async () => {
      await call<typeof patchGroupApplicant>('PATCH /groups/:groupID/applicants/:userID', {
        params: { groupID, userID },
        body: { status },
      });
      await revalidate();
    });
  return (
    <Panel as="section" label={t('Applications')} isPadded>
      <h2 className={styles.heading}>{t('Applications')}</h2>
      <ul className={styles.people}>
        {applicants.map(({ userID, user, words }) => (
          <li key={userID} className={styles.person}>
            <Avatar name={user.name} photoUrl={user.photoUrl} size={40} />
            <UserLink user={user} />
            <span className={styles.end}>
              <Button disabled={isBusy} onClick={() => void decide(userID, 'denied')}>
                {t('Decline')}
              </Button>
              <Button kind="primary" disabled={isBusy} onClick={() => void decide(userID, 'approved')}>
                {t('Accept')}
              </Button>
            </span>
            {words && (
              <p className={styles.words} dir="auto">
                {words}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

import { Button, call, Notice, useMe, useRevalidator, useTask, useTranslator } from '@parley/addon-api/web';
import type { deleteGroupInvite } from '../../group-invitations.contract.ts';
import type { deleteGroupApplicant } from '../../group-members.contract.ts';
import type { GroupPageProps } from '../../group-widgets.contract.ts';
import styles from './GroupPage.module.css';

/** What is open between the viewer and a group: they are asked to join, or they ask. Either ends it. */
export function OpenRequest({ group }: { group: GroupPageProps }) {
  const { t } = useTranslator();
  const me = useMe();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useTask('group');
  if (!group.isInvited && !group.hasApplied) return null;
  const params = { groupID: group.groupID, userID: me?.userID ?? 0 };
  const decline = async () => {
    await call<typeof deleteGroupInvite>('DELETE /groups/:groupID/invites/:userID', { params });
    // From here on they know of no secret group.
    if (group.privacy === 'secret') window.location.assign('/groups');
    else await revalidate();
  };
  const withdraw = async () => {
    await call<typeof deleteGroupApplicant>('DELETE /groups/:groupID/applicants/:userID', { params });
    await revalidate();
  };
  return (
    <Notice>
      <div className={styles.request}>
        {group.isInvited ? (
          <>
            {t('You are invited to this group.')}
            <Button
              isBusy={isBusy}
              disabled={!me}
              onClick={() => void run(decline, t('You declined the invitation.'))}
            >
              {t('Decline the invitation')}
            </Button>
          </>
        ) : (
          <>
            {t('You asked to join. The leaders of the group decide.')}
            <Button
              isBusy={isBusy}
              disabled={!me}
              onClick={() => void run(withdraw, t('You do not ask to join any more.'))}
            >
              {t('Withdraw')}
            </Button>
          </>
        )}
      </div>
    </Notice>
  );
}

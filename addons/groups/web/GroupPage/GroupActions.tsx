import {
  Button,
  ConfirmModal,
  call,
  LinkButton,
  ReportButton,
  useMe,
  useRevalidator,
  useSite,
  useTask,
  useTranslator,
} from '@parley/addon-api/web';
import { useState } from 'react';
import type { deleteGroupMember, joinGroup } from '../../group-members.contract.ts';
import type { GroupPageProps } from '../../group-widgets.contract.ts';
import type { deleteGroup, GroupSource, getGroupEdit } from '../../groups.contract.ts';
import { GroupForm } from '../GroupForm/GroupForm.tsx';
import { ApplyForm } from './ApplyForm.tsx';
import { FollowButton } from './FollowButton.tsx';
import styles from './GroupPage.module.css';
import { InviteForm } from './InviteForm.tsx';

type Opened = 'apply' | 'invite' | 'delete' | GroupSource;

/** What the viewer can do with a group. */
export function GroupActions({ group }: { group: GroupPageProps }) {
  const { t } = useTranslator();
  const { isSignedIn } = useSite();
  const me = useMe();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useTask('group');
  const [opened, setOpened] = useState<Opened>();
  if (!isSignedIn || !me) return null;
  const { groupID, role, privacy, canLead } = group;
  const newPostUrl = group.discussions?.newPostUrl;
  const params = { groupID };
  const isOpen = privacy === 'public' || group.isInvited;
  const close = () => setOpened(undefined);
  const join = async () => {
    await call<typeof joinGroup>('POST /groups/:groupID/join', { params });
    await revalidate();
  };
  const leave = async () => {
    await call<typeof deleteGroupMember>('DELETE /groups/:groupID/members/:userID', {
      params: { groupID, userID: me.userID },
    });
    if (privacy === 'secret') window.location.assign('/groups');
    else await revalidate();
  };
  const edit = async () =>
    setOpened((await call<typeof getGroupEdit>('GET /groups/:groupID/edit', { params })).body);
  const remove = async () => {
    await call<typeof deleteGroup>('DELETE /groups/:groupID', { params });
    window.location.assign('/groups');
  };
  return (
    <div className={styles.actions}>
      {role === null && isOpen && (
        <Button kind="primary" isBusy={isBusy} onClick={() => void run(join, t('You joined the group.'))}>
          {t('Join')}
        </Button>
      )}
      {role === null && !isOpen && !group.hasApplied && (
        <Button kind="primary" onClick={() => setOpened('apply')}>
          {t('Ask to join')}
        </Button>
      )}
      {newPostUrl && (
        <LinkButton href={newPostUrl} kind="primary" icon="pencil">
          {t('New discussion')}
        </LinkButton>
      )}
      {canLead && (
        <>
          <Button icon="user-plus" onClick={() => setOpened('invite')}>
            {t('Invite')}
          </Button>
          <Button onClick={() => void run(edit)}>{t('Edit')}</Button>
          <Button onClick={() => setOpened('delete')}>{t('Delete')}</Button>
        </>
      )}
      {role !== null && <FollowButton group={group} />}
      {role !== null && (
        <Button isBusy={isBusy} onClick={() => void run(leave, t('You left the group.'))}>
          {t('Leave')}
        </Button>
      )}
      {role !== 'leader' && (
        <ReportButton
          recordType="group"
          recordID={groupID}
          insertUserID={group.insertUserID}
          title={t('Report this group')}
        />
      )}
      {opened === 'apply' && <ApplyForm groupID={groupID} onClose={close} />}
      {opened === 'invite' && <InviteForm groupID={groupID} onClose={close} />}
      {opened === 'delete' && (
        <ConfirmModal
          title={t('Delete the group “{name}”?', { name: group.name })}
          confirmLabel={t('Delete')}
          isDangerous
          isBusy={isBusy}
          onConfirm={() => void run(remove)}
          onCancel={close}
        >
          {t('Nobody sees it any more, nor what is discussed in it. For some days staff can bring it back.')}
        </ConfirmModal>
      )}
      {typeof opened === 'object' && <GroupForm group={opened} onClose={close} />}
    </div>
  );
}

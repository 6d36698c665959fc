import {
  Avatar,
  Button,
  call,
  Panel,
  Tag,
  UserLink,
  useMe,
  useRevalidator,
  useTask,
  useTranslator,
} from '@parley/addon-api/web';
import type { deleteGroupMember, GroupMember, putGroupRole } from '../../group-members.contract.ts';
import type { GroupMembersProps } from '../../group-widgets.contract.ts';
import styles from './GroupPage.module.css';

/** Who belongs to a group, and what those who lead it do with them. */
export function GroupMembers(group: GroupMembersProps) {
  const { t } = useTranslator();
  const { page, hasMore, url, members } = group;
  if (!members)
    return (
      <Panel as="section" label={t('Members')} isPadded>
        {t('Only members of this group see who belongs to it.')}
      </Panel>
    );
  return (
    <Panel as="section" label={t('Members')} isPadded>
      <h2 className={styles.heading}>{t('Members')}</h2>
      <ul className={styles.people}>
        {members.map((member) => (
          <Member key={member.userID} group={group} member={member} />
        ))}
      </ul>
      {(page > 1 || hasMore) && (
        <nav className={styles.foot} aria-label={t('Pages')}>
          {page > 1 && <a href={`${url}?page=${page - 1}`}>{t('Previous')}</a>}
          {hasMore && <a href={`${url}?page=${page + 1}`}>{t('Next')}</a>}
        </nav>
      )}
    </Panel>
  );
}

function Member({ group: { groupID, canLead }, member }: { group: GroupMembersProps; member: GroupMember }) {
  const { t } = useTranslator();
  const me = useMe();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useTask('group');
  const { userID, user, role } = member;
  const params = { groupID, userID };
  const turn = () =>
    run(async () => {
      await call<typeof putGroupRole>('PUT /groups/:groupID/members/:userID/role', {
        params,
        body: { role: role === 'leader' ? 'member' : 'leader' },
      });
      await revalidate();
    });
  const remove = () =>
    run(async () => {
      await call<typeof deleteGroupMember>('DELETE /groups/:groupID/members/:userID', { params });
      await revalidate();
    });
  const { name } = user;
  return (
    <li className={styles.person}>
      <Avatar name={name} photoUrl={user.photoUrl} size={40} />
      <UserLink user={user} />
      {role === 'leader' && <Tag>{t('Leader')}</Tag>}
      {canLead && (
        <span className={styles.end}>
          <Button
            isBusy={isBusy}
            onClick={() => void turn()}
            aria-label={
              role === 'leader' ? t('Make member: {name}', { name }) : t('Make leader: {name}', { name })
            }
          >
            {role === 'leader' ? t('Make member') : t('Make leader')}
          </Button>
          {userID !== me?.userID && (
            <Button isBusy={isBusy} onClick={() => void remove()} aria-label={t('Remove: {name}', { name })}>
              {t('Remove')}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}

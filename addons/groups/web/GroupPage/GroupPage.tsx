import { Meta, Metas, Notice, Panel, RenderedBody, TimeAgo, useTranslator } from '@parley/addon-api/web';
import type { GroupPageProps } from '../../group-widgets.contract.ts';
import { GroupBanner } from '../GroupBanner/GroupBanner.tsx';
import { GroupMark } from '../GroupMark/GroupMark.tsx';
import { GroupPrivacy } from '../GroupPrivacy/GroupPrivacy.tsx';
import { Applicants } from './Applicants.tsx';
import { GroupActions } from './GroupActions.tsx';
import { GroupDiscussions } from './GroupDiscussions.tsx';
import styles from './GroupPage.module.css';
import { Invitations } from './Invitations.tsx';
import { Leaders } from './Leaders.tsx';
import { Members } from './Members.tsx';

/** All of the page of one group. */
export function GroupPage(group: GroupPageProps) {
  const { t, plural } = useTranslator();
  const leaders = group.members?.filter(({ role }) => role === 'leader') ?? [];
  return (
    <>
      <Panel as="header">
        <GroupBanner {...group} />
        <div className={styles.head}>
          <span className={styles.mark}>
            <GroupMark group={group} size="large" />
          </span>
          <div className={styles.about}>
            <div className={styles.name}>
              <h1 dir="auto">{group.name}</h1>
              <GroupPrivacy privacy={group.privacy} />
            </div>
            <Metas>
              <Meta>{plural(group.countMembers, { one: '{count} member', other: '{count} members' })}</Meta>
              <Meta>
                <TimeAgo date={group.dateInserted} />
              </Meta>
              {group.role === 'leader' && <Meta>{t('You lead this group')}</Meta>}
              {group.role === 'member' && <Meta>{t('You belong to this group')}</Meta>}
            </Metas>
          </div>
          <GroupActions group={group} />
        </div>
      </Panel>
      {group.isInvited && <Notice>{t('You are invited to this group.')}</Notice>}
      {group.hasApplied && <Notice>{t('You asked to join. The leaders of the group decide.')}</Notice>}
      <div className={leaders.length > 0 || group.canLead ? styles.columns : styles.sections}>
        <div className={styles.sections}>
          {group.descriptionHtml && (
            <Panel as="section" label={t('About')} isPadded>
              <RenderedBody id={`group-${group.groupID}`} html={group.descriptionHtml} />
            </Panel>
          )}
          {group.discussions && <GroupDiscussions {...group.discussions} />}
          {group.members ? (
            <Members group={group} members={group.members} />
          ) : (
            <Panel as="section" label={t('Members')} isPadded>
              {t('Only members of this group see who belongs to it.')}
            </Panel>
          )}
        </div>
        {(leaders.length > 0 || group.canLead) && (
          <div className={styles.sections}>
            {group.applicants.length > 0 && <Applicants group={group} />}
            {leaders.length > 0 && <Leaders leaders={leaders} founderID={group.insertUserID} />}
            {group.canLead && <Invitations groupID={group.groupID} invitations={group.invitations} />}
          </div>
        )}
      </div>
    </>
  );
}

import {
  EmptyState,
  Meta,
  Metas,
  Notice,
  Panel,
  RenderedBody,
  TimeAgo,
  useTranslator,
} from '@parley/addon-api/web';
import type { GroupPageProps } from '../../group-widgets.contract.ts';
import { GroupBanner } from '../GroupBanner/GroupBanner.tsx';
import { GroupMark } from '../GroupMark/GroupMark.tsx';
import { GroupPrivacy } from '../GroupPrivacy/GroupPrivacy.tsx';
import { GroupActions } from './GroupActions.tsx';
import styles from './GroupPage.module.css';
import { OpenRequest } from './OpenRequest.tsx';

/** What a group is, what it is about, and what the viewer can do with it. */
export function GroupPage(group: GroupPageProps) {
  const { t, plural } = useTranslator();
  return (
    <div className={styles.sections}>
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
              {group.discussions && (
                <Meta>
                  {plural(group.discussions.count, {
                    one: '{count} discussion',
                    other: '{count} discussions',
                  })}
                </Meta>
              )}
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
      {group.isHeld && (
        <Notice tone="warning">
          {group.isWaiting
            ? t('This group waits for approval. Until then only whoever started it and moderators see it.')
            : t('Moderators keep this group out of sight: only its leaders and staff see it.')}
        </Notice>
      )}
      {group.isEditWaiting && (
        <Notice tone="info">{t('A new name or description of this group waits for approval.')}</Notice>
      )}
      <OpenRequest group={group} />
      {group.descriptionHtml && (
        <Panel as="section" label={t('About')} isPadded>
          <RenderedBody id={`group-${group.groupID}`} html={group.descriptionHtml} />
        </Panel>
      )}
      {group.discussions?.count === 0 && (
        <Panel as="section" label={t('Discussions')}>
          <EmptyState icon="messages-square" title={t('Nothing has been discussed here yet.')} />
        </Panel>
      )}
    </div>
  );
}

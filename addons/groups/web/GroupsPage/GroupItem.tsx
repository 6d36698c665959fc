import { Meta, Metas, useTranslator } from '@parley/addon-api/web';
import type { ListedGroup } from '../../group-widgets.contract.ts';
import { GroupMark } from '../GroupMark/GroupMark.tsx';
import { GroupPrivacy } from '../GroupPrivacy/GroupPrivacy.tsx';
import styles from './GroupsPage.module.css';

/** One group of a list. */
export function GroupItem({ group }: { group: ListedGroup }) {
  const { t, plural } = useTranslator();
  return (
    <article className={styles.group}>
      <GroupMark group={group} />
      <div className={styles.about}>
        <h2 className={styles.name}>
          <a href={group.url} dir="auto">
            {group.name}
          </a>
          <GroupPrivacy privacy={group.privacy} />
        </h2>
        {group.excerpt && (
          <p className={styles.excerpt} dir="auto">
            {group.excerpt}
          </p>
        )}
        <Metas>
          <Meta>{plural(group.countMembers, { one: '{count} member', other: '{count} members' })}</Meta>
          {group.role === 'leader' && <Meta>{t('You lead this group')}</Meta>}
          {group.role === 'member' && <Meta>{t('You belong to this group')}</Meta>}
          {group.isInvited && <Meta>{t('You are invited')}</Meta>}
        </Metas>
      </div>
    </article>
  );
}

import { Avatar, Meta, MiniList, MiniListItem, Panel, UserLink, useTranslator } from '@parley/addon-api/web';
import type { GroupMember } from '../../group-members.contract.ts';
import styles from './GroupPage.module.css';

/** Whom one turns to. */
export function Leaders({ leaders, founderID }: { leaders: readonly GroupMember[]; founderID: number }) {
  const { t } = useTranslator();
  return (
    <Panel as="section" label={t('Leaders')} isPadded>
      <h2 className={styles.heading}>{t('Leaders')}</h2>
      <MiniList>
        {leaders.map(({ userID, user }) => (
          <MiniListItem
            key={userID}
            lead={<Avatar name={user.name} photoUrl={user.photoUrl} size={28} />}
            title={<UserLink user={user} />}
            metas={userID === founderID && <Meta>{t('Started the group')}</Meta>}
          />
        ))}
      </MiniList>
    </Panel>
  );
}

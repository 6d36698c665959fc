import { useId } from 'react';
import { Avatar } from '../../../../platform/ui/Avatar/Avatar.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { WidgetHead } from '../../../../platform/ui/WidgetHead/WidgetHead.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { UserSpotlightProps } from '../../profile-widgets.contract.ts';
import { UserLink } from '../UserLink/UserLink.tsx';
import styles from './UserSpotlight.module.css';

export function UserSpotlight({ title, description, userInfo, userTextAlignment }: UserSpotlightProps) {
  const { t } = useTranslator();
  const headID = useId();
  return (
    <Panel as="section" isPadded labelledBy={headID}>
      <WidgetHead id={headID} title={t(title)} />
      <div className={userTextAlignment === 'right' ? styles.right : styles.left}>
        <Avatar photoUrl={userInfo.photoUrl} size={100} />
        <div className={styles.text}>
          <strong>
            <UserLink user={userInfo} />
          </strong>
          {userInfo.title && <p dir="auto">{userInfo.title}</p>}
          {description && <p dir="auto">{description}</p>}
        </div>
      </div>
    </Panel>
  );
}

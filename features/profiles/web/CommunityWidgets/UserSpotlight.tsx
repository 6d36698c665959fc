import { Avatar } from '../../../../platform/ui/Avatar/Avatar.tsx';
import { FramedWidget } from '../../../../platform/ui/HomeWidget/FramedWidget.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { UserSpotlightProps } from '../../profile-widgets.contract.ts';
import { UserLink } from '../UserLink/UserLink.tsx';
import styles from './UserSpotlight.module.css';

/** One member in the light. The text beside the photo stands at its left or right. */
export function UserSpotlight({
  title,
  description,
  userInfo,
  userTextAlignment,
  ...head
}: UserSpotlightProps) {
  const { t } = useTranslator();
  return (
    <FramedWidget
      label={t(title)}
      title={head.titleType === 'none' ? undefined : t(title)}
      subtitle={head.subtitle}
      container={head.containerOptions}
    >
      <Panel isPadded>
        <div className={userTextAlignment === 'right' ? styles.right : styles.left}>
          <Avatar photoUrl={userInfo.photoUrl} of={userInfo.name} size={100} />
          <div className={styles.text}>
            <strong>
              <UserLink user={userInfo} />
            </strong>
            {userInfo.title && <p dir="auto">{userInfo.title}</p>}
            {description && head.descriptionType !== 'none' && <p dir="auto">{description}</p>}
          </div>
        </div>
      </Panel>
    </FramedWidget>
  );
}

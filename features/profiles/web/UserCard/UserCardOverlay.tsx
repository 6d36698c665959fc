// The card itself, fetched when it opens, so that pages carry nothing of it: beside the name where there is room, a
// small modal on phones.
import type { RefObject } from 'react';
import { Modal } from '../../../../platform/ui/Modal/Modal.tsx';
import { useDevice } from '../../../../platform/web/device/device.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { type CardUser, UserCardContent } from './UserCardContent.tsx';
import styles from './UserCardOverlay.module.css';
import { UserCardPopover } from './UserCardPopover.tsx';
import { useUserOfCard } from './use-user-of-card.ts';

export interface UserCardOverlayProps {
  user: CardUser;
  anchor: RefObject<HTMLElement | null>;
  /** Opened by a key: whoever pressed it goes on in the card. */
  takesFocus: boolean;
  onClose: () => void;
  /** Whether the pointer or the focus is on the card. */
  onKeep: (isInside: boolean) => void;
}

export default function UserCardOverlay(props: UserCardOverlayProps) {
  const { t } = useTranslator();
  const { user, onClose } = props;
  const state = useUserOfCard(user.userID);
  const device = useDevice();
  if (device !== 'xs' && device !== 'mobile') return <UserCardPopover {...props} state={state} />;
  return (
    <Modal title={t('Card of {name}', { name: user.name })} size="small" onClose={onClose}>
      <div className={styles.inModal} data-user-card="">
        <UserCardContent user={user} state={state} isCompact />
      </div>
    </Modal>
  );
}

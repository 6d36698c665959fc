// The card itself: fetched when it opens, so that pages carry nothing of it.
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { placeCard } from './place-card.ts';
import { type CardUser, UserCardContent } from './UserCardContent.tsx';
import styles from './UserCardPopover.module.css';
import { useUserOfCard } from './use-user-of-card.ts';

export interface UserCardPopoverProps {
  user: CardUser;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Whether the pointer or the focus is on the card. */
  onKeep: (isInside: boolean) => void;
}

export default function UserCardPopover({ user, anchor, onClose, onKeep }: UserCardPopoverProps) {
  const { t } = useTranslator();
  const card = useRef<HTMLDivElement>(null);
  const state = useUserOfCard(user.userID);
  // The top layer: no panel around the name can cut the card off.
  useEffect(() => {
    card.current?.showPopover?.();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state is another height.
  useEffect(() => {
    if (card.current && anchor.current) placeCard(card.current, anchor.current);
  }, [anchor, state]);
  useEffect(() => {
    const leave = (event: Event) => {
      const target = event.target as Node;
      if (!card.current?.contains(target) && !anchor.current?.contains(target)) onClose();
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (card.current?.contains(document.activeElement)) anchor.current?.focus();
      onClose();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('keydown', press);
    addEventListener('scroll', onClose, { passive: true });
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('keydown', press);
      removeEventListener('scroll', onClose);
    };
  }, [anchor, onClose]);
  return (
    <div
      ref={card}
      popover="manual"
      role="dialog"
      aria-label={t('Card of {name}', { name: user.name })}
      data-user-card=""
      className={styles.popover}
      onPointerEnter={() => onKeep(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onKeep(false)}
      onFocus={() => onKeep(true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onKeep(false)}
    >
      <UserCardContent user={user} state={state} />
    </div>
  );
}

// The card beside a name. It lies in the top layer: no panel around the name can cut it off.
import { useEffect, useRef } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { placeCard } from './place-card.ts';
import { UserCardContent } from './UserCardContent.tsx';
import styles from './UserCardOverlay.module.css';
import type { UserCardOverlayProps } from './UserCardOverlay.tsx';
import type { CardState } from './use-user-of-card.ts';

type Props = UserCardOverlayProps & { state: CardState };

export function UserCardPopover({ user, state, anchor, takesFocus, onClose, onKeep }: Props) {
  const { t } = useTranslator();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    card.current?.showPopover?.();
    if (takesFocus) card.current?.focus();
  }, [takesFocus]);
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
      tabIndex={-1}
      aria-label={t('Card of {name}', { name: user.name })}
      data-user-card=""
      className={styles.popover}
      onPointerEnter={() => onKeep(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onKeep(false)}
      onFocus={() => onKeep(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        const isInside = currentTarget.contains(relatedTarget) || anchor.current?.contains(relatedTarget);
        if (!isInside) onClose();
      }}
    >
      <UserCardContent user={user} state={state} />
    </div>
  );
}

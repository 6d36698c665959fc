// When the card of a name is open: the pointer rests on either of them.
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

const OPEN_AFTER = 350;
const CLOSE_AFTER = 250;
/** Up to this width the card is a dialog over the page: the classes xs and mobile. */
const COMPACT_UP_TO = 806;

export function useCardTrigger() {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pointer = useRef('mouse');
  const later = useCallback((open: boolean, after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(open), after);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  const close = useCallback(() => later(false, 0), [later]);
  /** The pointer is on the card: it stays. Left: it goes a moment later. */
  const keep = useCallback(
    (isInside: boolean) => (isInside ? later(true, 0) : later(false, CLOSE_AFTER)),
    [later],
  );
  const trigger = {
    'aria-expanded': isOpen,
    onPointerEnter: (event: PointerEvent) => {
      // Where the card is a dialog it must not open by itself.
      if (event.pointerType === 'mouse' && innerWidth > COMPACT_UP_TO) later(true, OPEN_AFTER);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') later(false, CLOSE_AFTER);
    },
    onPointerDown: (event: PointerEvent) => {
      pointer.current = event.pointerType;
    },
    onClick: (event: MouseEvent) => {
      const isTouch = pointer.current === 'touch';
      pointer.current = 'mouse';
      // A finger cannot hover: its first press is the card, which has the link.
      if (isTouch && !isOpen) {
        event.preventDefault();
        later(true, 0);
      } else later(false, 0);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'ArrowDown' && !isOpen) {
        event.preventDefault();
        later(true, 0);
      }
      if (event.key === 'Escape') later(false, 0);
    },
    onBlur: (event: FocusEvent) => {
      if (!(event.relatedTarget as Element | null)?.closest('[data-user-card], dialog'))
        later(false, CLOSE_AFTER);
    },
  };
  return { isOpen, close, keep, trigger };
}

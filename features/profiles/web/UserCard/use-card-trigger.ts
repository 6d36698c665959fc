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
/** Below this width the card is a dialog over the page: the classes xs and mobile. */
const COMPACT_BELOW = 806;

/** By what it was opened: whoever uses keys is taken into it. Enter stays the link's own. */
type Opened = 'key' | 'pointer' | undefined;

export function useCardTrigger() {
  const [opened, setOpened] = useState<Opened>();
  const isOpen = opened !== undefined;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pointer = useRef('mouse');
  const later = useCallback((wanted: Opened, after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpened((now) => wanted && (now ?? wanted)), after);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  const close = useCallback(() => later(undefined, 0), [later]);
  /** The pointer is on the card: it stays. Left: it goes a moment later. */
  const keep = useCallback(
    (isInside: boolean) => (isInside ? later('pointer', 0) : later(undefined, CLOSE_AFTER)),
    [later],
  );
  const trigger = {
    'aria-expanded': isOpen,
    onPointerEnter: (event: PointerEvent) => {
      // Where the card is a dialog it must not open by itself.
      if (event.pointerType === 'mouse' && innerWidth >= COMPACT_BELOW) later('pointer', OPEN_AFTER);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') later(undefined, CLOSE_AFTER);
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
        later('pointer', 0);
      } else later(undefined, 0);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === ' ' || (event.key === 'ArrowDown' && !isOpen)) {
        event.preventDefault();
        later(isOpen ? undefined : 'key', 0);
      }
      if (event.key === 'Escape') later(undefined, 0);
    },
    onBlur: (event: FocusEvent) => {
      if (!isInCard(event.relatedTarget)) later(undefined, CLOSE_AFTER);
    },
  };
  return { isOpen, isByKey: opened === 'key', close, keep, trigger };
}

function isInCard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-user-card], dialog') !== null;
}

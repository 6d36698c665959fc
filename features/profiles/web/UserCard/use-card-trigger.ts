// When the card of a name is open: it was pressed, or the pointer rests on either of them.
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
const WIDE = '(min-width: 50.375em)';

/** By what it was opened: whoever uses keys is taken into it; what was pressed for outlasts the pointer. */
type Opened = 'key' | 'press' | 'rest' | undefined;

const closed = (): Opened => undefined;
const rested = (now: Opened): Opened => now ?? 'rest';
const left = (now: Opened): Opened => (now === 'rest' ? undefined : now);

export function useCardTrigger() {
  const [opened, setOpened] = useState<Opened>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = useCallback((change: (now: Opened) => Opened, after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpened(change), after);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  const close = useCallback(() => later(closed, 0), [later]);
  /** The pointer is on the card: it stays. Left: it goes a moment later. */
  const keep = useCallback(
    (isInside: boolean) => (isInside ? later(rested, 0) : later(left, CLOSE_AFTER)),
    [later],
  );
  const press = (by: Opened) => later((now) => (left(now) ? undefined : by), 0);
  const trigger = {
    'aria-expanded': opened !== undefined,
    onPointerEnter: (event: PointerEvent) => {
      // Where the card is a dialog it must not open by itself.
      if (event.pointerType === 'mouse' && matchMedia(WIDE).matches) later(rested, OPEN_AFTER);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') later(left, CLOSE_AFTER);
    },
    onClick: (event: MouseEvent) => {
      // Another tab, another window and a download are the link's own.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // Enter clicks too, at no place.
      press(event.detail === 0 ? 'key' : 'press');
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === ' ') {
        event.preventDefault();
        press('key');
      }
      if (event.key === 'Escape') close();
    },
    onBlur: (event: FocusEvent) => {
      if (!isInCard(event.relatedTarget)) close();
    },
  };
  return { isOpen: opened !== undefined, isByKey: opened === 'key', close, keep, trigger };
}

function isInCard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-user-card], dialog') !== null;
}

import { type KeyboardEvent, useEffect, useReducer, useState } from 'react';
import { isShown, nextTooltipState, pendingEvent, scrollMuteTime } from './tooltip-state.ts';

const selecting = new Set(['Enter', ' ', 'Escape']);

export function useTooltip() {
  const [state, send] = useReducer(nextTooltipState, 'idle');
  const isMuted = useScrolling(isShown(state));
  useEffect(() => {
    const pending = pendingEvent(state);
    if (!pending) return;
    const timer = setTimeout(() => send(pending.event), pending.after);
    return () => clearTimeout(timer);
  }, [state]);
  const triggers = {
    onPointerEnter: () => send('enter'),
    onPointerLeave: () => send('leave'),
    onFocus: () => send('enter'),
    onBlur: () => send('leave'),
    onPointerDown: () => send('select'),
    onKeyDown: (event: KeyboardEvent) => {
      if (selecting.has(event.key)) send('select');
    },
  };
  return { isVisible: isShown(state) && !isMuted, triggers };
}

/** True while the page scrolls and for 200 ms after. */
function useScrolling(isWatching: boolean): boolean {
  const [isScrolling, setScrolling] = useState(false);
  useEffect(() => {
    if (!isWatching) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      setScrolling(true);
      clearTimeout(timer);
      timer = setTimeout(() => setScrolling(false), scrollMuteTime);
    };
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      setScrolling(false);
      document.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [isWatching]);
  return isScrolling;
}

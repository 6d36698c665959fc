import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type RunningTooltip, runTooltip } from './run-tooltip.ts';
import { isShown, scrollMuteTime, type TooltipState } from './tooltip-state.ts';

const selecting = new Set(['Enter', ' ', 'Escape']);

export function useTooltip() {
  const [state, setState] = useState<TooltipState>('idle');
  const running = useRef<RunningTooltip>(undefined);
  const isMuted = useScrolling(state === 'focused' || isShown(state));
  useEffect(() => () => running.current?.stop(), []);
  const tooltip = () => {
    running.current ??= runTooltip(setState);
    return running.current;
  };
  const triggers = {
    onPointerEnter: () => tooltip().send('enter'),
    onPointerMove: () => running.current?.send('move'),
    onPointerLeave: () => tooltip().send('leave'),
    onFocus: (event: FocusEvent<Element>) => tooltip().send(isByKeyboard(event.target) ? 'focus' : 'enter'),
    onBlur: () => tooltip().send('leave'),
    onPointerDown: () => tooltip().send('select'),
    onKeyDown: (event: KeyboardEvent) => {
      if (selecting.has(event.key)) tooltip().send('select');
    },
  };
  return { isVisible: isShown(state) && !isMuted, triggers };
}

function isByKeyboard(target: Element): boolean {
  return target.matches(':focus-visible');
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

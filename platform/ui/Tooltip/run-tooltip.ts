// One tooltip with its times. Of a page's tooltips one shows at a time.
import {
  isShown,
  nextTooltipState,
  pendingEvent,
  type TooltipEvent,
  type TooltipState,
} from './tooltip-state.ts';

export interface RunningTooltip {
  send: (event: TooltipEvent) => void;
  stop: () => void;
}

let shown: RunningTooltip | undefined;

export function runTooltip(onState: (state: TooltipState) => void): RunningTooltip {
  let state: TooltipState = 'idle';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = (event: TooltipEvent) => {
    // Whoever comes from a tooltip that still shows has rested long enough.
    const isNextDoor = event === 'enter' && shown !== undefined && shown !== tooltip;
    const next = nextTooltipState(state, isNextDoor ? 'focus' : event);
    // A pointer that moves has not come to rest yet: its timer restarts.
    if (next === state && state !== 'focused') return;
    clearTimeout(timer);
    const pending = pendingEvent(next);
    if (pending) timer = setTimeout(() => send(pending.event), pending.after);
    if (next === state) return;
    state = next;
    if (isShown(state)) replaceShown();
    else if (shown === tooltip) shown = undefined;
    onState(state);
  };
  const replaceShown = () => {
    const before = shown;
    shown = tooltip;
    if (before !== tooltip) before?.send('replaced');
  };
  const stop = () => {
    clearTimeout(timer);
    state = 'idle';
    if (shown === tooltip) shown = undefined;
  };
  const tooltip: RunningTooltip = { send, stop };
  return tooltip;
}

/** When a tooltip shows. Times in ms: how long to rest before, how long it stays, how long scrolling mutes it. */
export const restTime = 100;
export const leaveTime = 500;
export const scrollMuteTime = 200;

export type TooltipState = 'idle' | 'focused' | 'visible' | 'leavingVisible' | 'dismissed';
/** `focus` is the keyboard's, which needs no rest; `replaced`: another one shows. */
export type TooltipEvent = 'enter' | 'move' | 'focus' | 'rested' | 'leave' | 'left' | 'select' | 'replaced';

const transitions: Record<TooltipState, Partial<Record<TooltipEvent, TooltipState>>> = {
  idle: { enter: 'focused', focus: 'visible', move: 'idle', leave: 'idle', select: 'idle', replaced: 'idle' },
  focused: {
    enter: 'focused',
    move: 'focused',
    focus: 'visible',
    rested: 'visible',
    leave: 'idle',
    select: 'dismissed',
    replaced: 'idle',
  },
  visible: {
    enter: 'visible',
    move: 'visible',
    focus: 'visible',
    leave: 'leavingVisible',
    select: 'dismissed',
    replaced: 'idle',
  },
  leavingVisible: {
    enter: 'visible',
    move: 'visible',
    focus: 'visible',
    leave: 'leavingVisible',
    left: 'idle',
    select: 'dismissed',
    replaced: 'idle',
  },
  dismissed: {
    enter: 'dismissed',
    move: 'dismissed',
    focus: 'dismissed',
    leave: 'idle',
    select: 'dismissed',
    replaced: 'dismissed',
  },
};

export function nextTooltipState(state: TooltipState, event: TooltipEvent): TooltipState {
  const next = transitions[state][event];
  if (!next) throw new Error(`A tooltip that is ${state} cannot meet ${event}.`);
  return next;
}

export function isShown(state: TooltipState): boolean {
  return state === 'visible' || state === 'leavingVisible';
}

/** The event a state waits for by itself, and how long. */
export function pendingEvent(state: TooltipState): { event: TooltipEvent; after: number } | undefined {
  if (state === 'focused') return { event: 'rested', after: restTime };
  if (state === 'leavingVisible') return { event: 'left', after: leaveTime };
  return undefined;
}

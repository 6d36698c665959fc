/** When a tooltip shows. Times in ms: how long to rest before, how long it stays, how long scrolling mutes it. */
export const restTime = 100;
export const leaveTime = 500;
export const scrollMuteTime = 200;

export type TooltipState = 'idle' | 'focused' | 'visible' | 'leavingVisible' | 'dismissed';
export type TooltipEvent = 'enter' | 'rested' | 'leave' | 'left' | 'select';

const transitions: Record<TooltipState, Partial<Record<TooltipEvent, TooltipState>>> = {
  idle: { enter: 'focused', leave: 'idle', select: 'idle', left: 'idle' },
  focused: { enter: 'focused', rested: 'visible', leave: 'idle', select: 'dismissed' },
  visible: { enter: 'visible', leave: 'leavingVisible', select: 'dismissed', rested: 'visible' },
  leavingVisible: { enter: 'visible', leave: 'leavingVisible', left: 'idle', select: 'dismissed' },
  dismissed: { enter: 'dismissed', leave: 'idle', select: 'dismissed', rested: 'dismissed', left: 'idle' },
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

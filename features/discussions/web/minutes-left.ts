/** Of the time for an edit, as menu and post both say it: the nearest whole minutes, and one until it is over. */
export const minutesLeft = (secondsLeft: number): number => Math.max(Math.round(secondsLeft / 60), 1);

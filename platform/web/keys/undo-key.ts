/** Presses the way back from what was done last, while it is on the screen: by `aria-keyshortcuts`. */
export const UNDO_KEY = 'z';

// Single keys disturb who speaks to the machine or holds a key by mistake: each reader may do without them.
const STORAGE_KEY = 'parley.singleKeys';

export function areKeysOn(): boolean {
  return localStorage.getItem(STORAGE_KEY) !== 'off';
}

export function chooseKeys(areOn: boolean): void {
  if (areOn) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, 'off');
}

/** Whoever types means the letter. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"])') !== null
  );
}

// Single keys disturb who speaks to the machine or holds a key by mistake: each reader may do without them.
const KEPT_AS = 'parley.singleKeys';

export function areKeysOn(): boolean {
  return localStorage.getItem(KEPT_AS) !== 'off';
}

export function chooseKeys(areOn: boolean): void {
  if (areOn) localStorage.removeItem(KEPT_AS);
  else localStorage.setItem(KEPT_AS, 'off');
}

/** Whoever types means the letter. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"])') !== null
  );
}

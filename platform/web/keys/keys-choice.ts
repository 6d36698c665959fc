// Single keys disturb who speaks to the machine or holds a key by mistake: each reader may do without them.
import { readStored, writeStored } from '../device/stored.ts';

const STORAGE_KEY = 'parley.singleKeys';

export function areKeysOn(): boolean {
  return readStored(STORAGE_KEY) !== 'off';
}

export function chooseKeys(areOn: boolean): void {
  writeStored(STORAGE_KEY, areOn ? undefined : 'off');
}

/** A check box takes no letters. */
const TYPED_IN =
  'input:not([type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whoever types means the letter. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED_IN) !== null;
}

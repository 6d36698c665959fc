// Keys are called as they are on the reader's keyboard.
import { useSyncExternalStore } from 'react';

const OF_APPLE: Readonly<Record<string, string>> = { Ctrl: '⌘', Mod: '⌘', Alt: '⌥', Shift: '⇧' };

function isApple(): boolean {
  return typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform);
}

export function keyName(key: string, ofApple = isApple()): string {
  if (ofApple) return OF_APPLE[key] ?? key;
  return key === 'Mod' ? 'Ctrl' : key;
}

/** `Ctrl+Shift+X`, on a keyboard of Apple `⌘⇧X`. */
export function keysText(keys: string, ofApple = isApple()): string {
  if (!ofApple) return keys;
  return keys
    .split('+')
    .map((key) => keyName(key, true))
    .join('');
}

const never = () => () => undefined;

/** For what the server draws too: it does not know the reader's keyboard. */
export function useIsApple(): boolean {
  return useSyncExternalStore(never, isApple, () => false);
}

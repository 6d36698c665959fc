// What this browser stores for its reader: choices and notes by a key, the same in all its tabs.
import { useCallback, useSyncExternalStore } from 'react';

/** undefined where nothing is stored, or the browser stores nothing. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Without a value it is removed. False where the browser would not store it. */
export function writeStored(key: string, value: string | undefined): boolean {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    return false;
  }
  // Browsers tell other tabs alone.
  window.dispatchEvent(new StorageEvent('storage', { key }));
  return true;
}

/** undefined on the server and in the first rendering too, which must be the shared page. */
export function useStored(key: string): string | undefined {
  const read = useCallback(() => readStored(key), [key]);
  return useSyncExternalStore(subscribe, read, () => undefined);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

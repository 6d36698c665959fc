// What is being written is kept in this browser until it is posted, whatever happens to the page.

const PREFIX = 'draft:';

export interface KeptText {
  text: string;
  savedAt: number;
}

/** Of one member at one place: a shared computer must not show somebody else's words. */
export function keptTextKey(userID: number, place: string): string {
  return `${PREFIX}${userID}:${place}`;
}

export function readKeptText(key: string): KeptText | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as KeptText | null;
    return kept && typeof kept.text === 'string' && kept.text !== '' ? kept : undefined;
  } catch {
    // Damaged, or storage is closed to us: as if nothing had been kept.
    return undefined;
  }
}

/** False where the browser would not keep it. */
export function keepText(key: string, text: string, now: number): boolean {
  try {
    if (text.trim() === '') localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ text, savedAt: now } satisfies KeptText));
    return true;
  } catch {
    return false;
  }
}

export function forgetText(key: string): void {
  keepText(key, '', 0);
}

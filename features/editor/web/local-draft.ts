// Drafts: what is being written is stored in this browser until it is posted, whatever happens to the page.

const PREFIX = 'draft:';

export interface LocalDraft {
  text: string;
  savedAt: number;
  /** What the text is written in, where whoever saved it said so. */
  format?: string;
}

/** Of one member at one place: a shared computer must not show somebody else's words. */
export function localDraftKey(userID: number, place: string): string {
  return `${PREFIX}${userID}:${place}`;
}

export function readLocalDraft(key: string): LocalDraft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? 'null') as LocalDraft | null;
    return draft && typeof draft.text === 'string' && draft.text !== '' ? draft : undefined;
  } catch {
    // Damaged, or storage is closed to us: as if nothing had been stored.
    return undefined;
  }
}

/** By key: the text that was saved or given up last. */
const finished = new Map<string, string>();

/** What was edited is saved, or given up: its draft goes, and whatever still holds that text does not store it again. */
export function finishLocalDraft(key: string, text: string): void {
  finished.set(key, text);
  clearLocalDraft(key);
}

/** False where the browser would not store it. */
export function saveLocalDraft(key: string, text: string, now: number, format?: string): boolean {
  const draft: LocalDraft = { text, savedAt: now, ...(format !== undefined && { format }) };
  try {
    if (text.trim() === '' || finished.get(key) === text) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** By key: the text that another tab of this browser wrote last, and that is shown in this one too. */
const followed = new Map<string, string>();

export function noteFollowed(key: string, text: string): void {
  followed.set(key, text);
}

/** Whoever wrote it stores it: it is not stored from here. */
export function isFollowed(key: string, text: string): boolean {
  return followed.get(key) === text;
}

export function clearLocalDraft(key: string): void {
  saveLocalDraft(key, '', 0);
}

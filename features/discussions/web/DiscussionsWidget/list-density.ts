// How tightly lists are set: the reader's choice in this browser.
const KEY = 'listDensity';
const listeners = new Set<() => void>();

export function isCompact(): boolean {
  try {
    return localStorage.getItem(KEY) === 'compact';
  } catch {
    // A browser without storage has no choice to tell.
    return false;
  }
}

export function chooseDensity(density: string): void {
  try {
    localStorage.setItem(KEY, density);
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

export function subscribeToDensity(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

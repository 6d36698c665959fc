// Runs are stored by the browser for all of its tabs: each shows how far they are, one of them works.
import type { BulkRun } from './bulk-run.ts';

/** Stored while there are runs: whoever watches for them looks at nothing else. */
const HAS_RUNS = 'bulkRuns';
const RUN_PREFIX = 'bulkRun:';
const STOP_PREFIX = 'bulkRunStop:';
/** No payload is good for longer. */
const MS_STORED = 24 * 3600_000;

/** Where a browser stores nothing, there is one tab that knows. */
const inMemory = new Map<string, string>();

type Listener = (runID: string, run: BulkRun | undefined) => void;

export function storedRun(runID: string): BulkRun | undefined {
  return readRun(read(RUN_PREFIX + runID));
}

export function storedRuns(): BulkRun[] {
  const runs = keys()
    .filter((key) => key.startsWith(RUN_PREFIX))
    .flatMap((key) => readRun(read(key)) ?? []);
  for (const { runID, at } of runs) if (Date.now() - at > MS_STORED) dropRun(runID);
  return runs.filter(({ at }) => Date.now() - at <= MS_STORED);
}

export function storeRun(run: BulkRun): void {
  write(RUN_PREFIX + run.runID, JSON.stringify(run));
  write(HAS_RUNS, '1');
}

export function dropRun(runID: string): void {
  write(STOP_PREFIX + runID, undefined);
  write(RUN_PREFIX + runID, undefined);
  if (!keys().some((key) => key.startsWith(RUN_PREFIX))) write(HAS_RUNS, undefined);
}

/** Whichever tab works on it ends after what it is at. */
export function stopRun(runID: string): void {
  write(STOP_PREFIX + runID, '1');
}

export function goOnAfterStop(runID: string): void {
  write(STOP_PREFIX + runID, undefined);
}

export function isStopped(runID: string): boolean {
  return read(STOP_PREFIX + runID) !== null;
}

/** Of this tab and the others. */
export function onRuns(listener: Listener): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key?.startsWith(RUN_PREFIX)) listener(key.slice(RUN_PREFIX.length), readRun(newValue));
    else if (key?.startsWith(STOP_PREFIX)) {
      const runID = key.slice(STOP_PREFIX.length);
      listener(runID, storedRun(runID));
    }
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

function readRun(text: string | null): BulkRun | undefined {
  try {
    const run: unknown = JSON.parse(text ?? 'null');
    return isRun(run) ? run : undefined;
  } catch {
    // What cannot be read is no run.
    return undefined;
  }
}

function isRun(value: unknown): value is BulkRun {
  const { runID, left, failed, at } = (value ?? {}) as Partial<BulkRun>;
  return typeof runID === 'string' && Array.isArray(left) && Array.isArray(failed) && typeof at === 'number';
}

function keys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [...inMemory.keys()];
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return inMemory.get(key) ?? null;
  }
}

function write(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value === undefined) inMemory.delete(key);
    else inMemory.set(key, value);
  }
  // The browser says it to the other tabs alone.
  dispatchEvent(new StorageEvent('storage', { key, newValue: value ?? null }));
}

// Ends the server for whoever started it (scripts/run.mjs) to do what was requested while it stands still, and to start it again.

/** scripts/run.mjs and scripts/processes.mjs know it, too. */
export const RESTART_EXIT_CODE = 75;
/** The answer to whoever asked for it goes out first. */
const PAUSE_MS = 300;

let endServer: (() => void) | undefined;

export function onRestart(end: () => void): void {
  endServer = end;
}

/** False where nobody would start it again. */
export const canRestart = (): boolean => endServer !== undefined && process.channel !== undefined;

export function restartServer(): void {
  setTimeout(() => endServer?.(), PAUSE_MS);
}

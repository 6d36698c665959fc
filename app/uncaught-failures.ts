// What nobody caught. A lost connection is no reason to end: whoever needs one opens another. After anything else nobody
// knows what state this process is in: it logs that, finishes what is under way, and ends for `npm start` to restart it.
import type { Logger } from 'pino';
import { isConnectionLoss } from '../platform/server/db/connection-loss.ts';
import { DatabaseUnavailable } from '../platform/server/db/database-unavailable.ts';

/** Distinguished from a start that cannot succeed; scripts/run.mjs knows it too. */
export const FAILURE_EXIT_CODE = 70;

export function handleUncaughtFailures(log: Logger, end: () => void): void {
  process.on('unhandledRejection', (reason) => {
    if (isRecoverable(reason))
      log.error({ err: reason }, 'a lost connection was noticed by nobody; going on');
    else endAfter(reason, 'a rejection that nobody handled: ending, to be restarted');
  });
  process.on('uncaughtException', (error) => {
    if (isRecoverable(error)) log.error({ err: error }, 'a lost connection was noticed by nobody; going on');
    else endAfter(error, 'an exception that nobody caught: ending, to be restarted');
  });
  function endAfter(err: unknown, message: string): void {
    log.fatal({ err }, message);
    end();
  }
}

/** The job queue is replaced by itself when it loses its connections; see jobs/job-runner.ts. */
function isRecoverable(reason: unknown): boolean {
  if (reason instanceof DatabaseUnavailable || isConnectionLoss(reason)) return true;
  return /[\\/]graphile-worker[\\/]/.test((reason as Error | undefined)?.stack ?? '');
}

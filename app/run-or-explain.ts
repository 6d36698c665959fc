// A problem a person can mend ends in one clear line; anything else in its trace. Both exit non-zero.

import { DomainError } from '../platform/contract/errors.ts';
import { MigrationProblem } from '../platform/server/db/migrate.ts';
import { CommandProblem } from '../platform/server/feature/operations.ts';
import { EmbeddedPostgresError } from '../platform/server/postgres/embedded-postgres-error.ts';
import { SettingProblem } from '../platform/server/site/setting-problem.ts';
import { StartProblem } from './open-site.ts';

export async function runOrExplain(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    process.stderr.write(`${explanation(error)}\n`);
    process.exit(error instanceof CommandProblem ? error.exitCode : 1);
  }
}

function explanation(error: unknown): string {
  const isForPeople = [
    StartProblem,
    SettingProblem,
    MigrationProblem,
    CommandProblem,
    EmbeddedPostgresError,
    DomainError,
  ].some((kind) => error instanceof kind);
  if (isForPeople) return (error as Error).message;
  const { code } = error as { code?: string };
  if (code === 'ENOSPC' || code === '53100')
    return 'The disk is full. Free some space, then run the same command again.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

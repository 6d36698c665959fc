import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { LoadJob, LoadResult } from './load-generator.ts';

export interface Generator {
  generate(job: LoadJob): Promise<LoadResult>;
  stop(): void;
}

/** A process that asks; see `load-generator.ts`. */
export function startGenerator(): Generator {
  const child = fork(join(import.meta.dirname, 'load-generator.js'), { execArgv: [] });
  return { generate: (job) => generate(child, job), stop: () => child.kill() };
}

async function generate(child: ChildProcess, job: LoadJob): Promise<LoadResult> {
  child.send(job);
  const ended = once(child, 'exit').then(() => [{ error: 'The load generator ended.' }]);
  const [{ result, error }] = (await Promise.race([once(child, 'message'), ended])) as [
    { result?: LoadResult; error?: string },
  ];
  if (!result) throw new Error(error);
  return result;
}

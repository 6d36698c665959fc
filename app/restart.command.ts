// `parley restart`: asks whoever holds the port to replace its processes, and waits until that is done.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Command, CommandProblem } from '../platform/server/feature/operations.ts';

interface Holder {
  pid: number;
  /** Up to which request to replace them all is done with, and why not. */
  asked: number;
  problem: string | null;
}

const MOST_MINUTES = 30;
const LOOK_MS = 200;

export const restartCommand: Command = {
  name: 'restart',
  summary: 'Replaces the processes of the running site one after the other, without a lost request.',
  usage: 'restart [--json]',
  details: `For what is read at a start: files of secrets, add-ons from outside, a release of the same database.
It reaches what parley start --processes began on this machine with the same data folder.`,
  // A release that was just put in place changes nothing before it is started.
  seesUnmigrated: true,
  run: async (site, _args, out) => {
    const file = join(site.options.dataDirectory, 'processes.json');
    const before = holderOf(file);
    if (!before)
      throw new CommandProblem(
        'No processes to replace run here with this data folder. Begin them with: parley start --processes 2',
      );
    ask(before.pid);
    const { problem } = await doneWith(file, before);
    if (problem !== null) throw new CommandProblem(`The processes of Parley stay as they are: ${problem}.`);
    out.print(out.isJson ? JSON.stringify({ replaced: true }) : 'Every process of Parley was replaced.');
    return 0;
  },
};

async function doneWith(file: string, { pid, asked }: Holder): Promise<Holder> {
  const deadline = Date.now() + MOST_MINUTES * 60_000;
  while (Date.now() < deadline) {
    await sleep(LOOK_MS);
    const now = holderOf(file);
    if (now?.pid !== pid) throw new CommandProblem('The site was stopped meanwhile.');
    if (now.asked > asked) return now;
  }
  throw new CommandProblem(
    `The processes were not replaced within ${MOST_MINUTES} minutes; its log says more.`,
  );
}

function ask(pid: number): void {
  try {
    process.kill(pid, 'SIGHUP');
  } catch (error) {
    throw new CommandProblem(
      `The process ${pid} cannot be reached (${(error as Error).message}). Use the account that the site runs as.`,
    );
  }
}

/** Killed, it leaves its file behind, and its number to whoever comes next. */
function holderOf(file: string): Holder | undefined {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as Holder;
    return readFileSync(`/proc/${holder.pid}/cmdline`, 'utf8').includes('processes.mjs') ? holder : undefined;
  } catch {
    return undefined;
  }
}

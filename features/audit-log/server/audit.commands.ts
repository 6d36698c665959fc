// `npm run parley -- audit verify`
import { chainAuditLog } from '../../../platform/server/audit-log/chain-audit-log.ts';
import { type KnownHead, verifyAuditLog } from '../../../platform/server/audit-log/verify-audit-log.ts';
import {
  type Check,
  type Command,
  type CommandArguments,
  CommandProblem,
} from '../../../platform/server/feature/operations.ts';

const verify: Command = {
  name: 'audit verify',
  summary: 'Goes through the chain of the audit log and says whether anything in it was changed.',
  usage: 'audit verify [--head POSITION:HASH] [--json]',
  details: `Each entry has a hash that covers it and all before it. Keep what this prints in another place, and give it back with
--head: then it shows, too, whether the end of the log was cut off. The log of the server has the same line after each batch.
Exit codes: 0 all as it was written; 3 something was changed.`,
  run: async (site, args, out) => {
    const known = knownHead(args);
    await chainAuditLog(site);
    const { length, head, problem } = await verifyAuditLog(site.database, known);
    if (out.isJson) out.print(JSON.stringify({ length, head, problem: problem ?? null }));
    else if (problem) out.print(`CHANGED  ${problem}`);
    else out.print(`ok  ${length} entries, as they were written. --head ${length}:${head}`);
    return problem ? 3 : 0;
  },
};

function knownHead({ options }: CommandArguments): KnownHead | undefined {
  if (options.head === undefined) return undefined;
  const found = /^(\d{1,15}):([0-9a-f]{64})$/.exec(String(options.head));
  if (!found) throw new CommandProblem('--head takes what this command printed: POSITION:HASH', 2);
  return { position: Number(found[1]), hash: found[2] ?? '' };
}

export const auditCommands: Command[] = [verify];

export const auditChecks: Check[] = [
  {
    name: 'audit log',
    run: async (site) => {
      const { length, waiting, problem } = await verifyAuditLog(site.database);
      const says = `${length} entries as they were written, ${waiting} not chained yet`;
      return { ok: problem === undefined, message: problem ?? says };
    },
  },
];

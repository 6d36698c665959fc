// `npm run parley -- mode`: read-only, maintenance, and back.
import { DomainError } from '../../../platform/contract/errors.ts';
import type { SiteMode } from '../../../platform/contract/site-mode.ts';
import { type Command, CommandProblem } from '../../../platform/server/feature/operations.ts';
import { makeContext } from '../../../platform/server/http/context.ts';
import { systemViewer } from '../../../platform/server/sessions/identify.ts';
import type { SiteModeState } from '../site-mode.contract.ts';
import { siteModeOf, switchMode } from './site-mode.actions.ts';

const NAMES: Readonly<Record<string, SiteMode>> = {
  normal: 'normal',
  'read-only': 'readOnly',
  maintenance: 'maintenance',
};

export const modeCommand: Command = {
  name: 'mode',
  summary: 'Shows or switches whether people can use the site, only read it, or not see it at all.',
  usage: 'mode [normal|read-only|maintenance] [--reason TEXT] [--until TIME] [--json]',
  details:
    'TIME is a moment such as 2026-12-01T18:30Z, or how long from now: 30m, 2h. It is told to people; the mode stays until it is switched. Administrators sign in and work during maintenance.',
  run: async (site, { positional: [name], options }, out) => {
    const ctx = await makeContext(site, systemViewer());
    const state = name === undefined ? siteModeOf(ctx) : await switched(name);
    out.print(out.isJson ? JSON.stringify(state) : inWords(state));
    return 0;

    async function switched(wanted: string): Promise<SiteModeState> {
      const mode = NAMES[wanted];
      if (!mode)
        throw new CommandProblem(
          `There is no mode ${wanted}. Use one of: ${Object.keys(NAMES).join(', ')}.`,
          2,
        );
      const reason = typeof options.reason === 'string' ? options.reason : '';
      if (reason.length > 300) throw new CommandProblem('The reason may have 300 characters.', 2);
      try {
        return await switchMode(ctx, { mode, reason, until: momentOf(options.until) });
      } catch (error) {
        throw error instanceof DomainError ? new CommandProblem(error.inOneLine, 2) : error;
      }
    }
  },
};

function momentOf(given: string | boolean | undefined): string | null {
  if (given === undefined) return null;
  const text = String(given);
  const [, count, unit] = /^(\d{1,4})([mh])$/.exec(text) ?? [];
  const moment = count
    ? new Date(Date.now() + Number(count) * (unit === 'h' ? 3_600_000 : 60_000))
    : new Date(text);
  if (!Number.isNaN(moment.getTime())) return moment.toISOString();
  throw new CommandProblem(
    `--until ${text} is no time. Use 30m, 2h, or a moment such as 2026-12-01T18:30Z.`,
    2,
  );
}

function inWords({ mode, reason, until }: SiteModeState): string {
  const name = Object.keys(NAMES).find((each) => NAMES[each] === mode);
  return [name, until && `until ${until}`, reason].filter(Boolean).join(' · ');
}

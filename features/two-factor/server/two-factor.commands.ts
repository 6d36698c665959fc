// For a member who lost the app and the recovery codes, once whoever runs the site knows that it is them.
import { sql } from '../../../platform/server/db/sql.ts';
import { type Command, CommandProblem } from '../../../platform/server/feature/operations.ts';
import { makeContext } from '../../../platform/server/http/context.ts';
import { systemViewer } from '../../../platform/server/sessions/identify.ts';
import { nameKey } from '../../users/server/user-name.ts';
import { removeTwoFactor } from './two-factor.actions.ts';

const USAGE = 'two-factor off --name NAME';

export const twoFactorCommands: Command[] = [
  {
    name: 'two-factor off',
    summary: 'Switches a member’s two-factor authentication off.',
    usage: USAGE,
    run: async (site, { options }, out) => {
      const { name } = options;
      if (typeof name !== 'string') throw new CommandProblem(`--name is missing. Usage: ${USAGE}`);
      const ctx = await makeContext(site, systemViewer());
      const member = await ctx.db.row<{ user_id: number }>(
        sql`select user_id from users where name_key = ${nameKey(name)} and date_deleted is null`,
      );
      if (!member) throw new CommandProblem(`There is no member named ${name}.`);
      const wasOn = await removeTwoFactor(ctx, member.user_id);
      out.print(wasOn ? `${name} signs in by password alone now.` : `${name} had none.`);
      return 0;
    },
  },
];

// For owners whom a theme locks out of the pages where themes are chosen.
import { DomainError } from '../../../platform/contract/errors.ts';
import { type Command, CommandProblem } from '../../../platform/server/feature/operations.ts';
import { makeContext } from '../../../platform/server/http/context.ts';
import { systemViewer } from '../../../platform/server/sessions/identify.ts';
import { applyTheme } from './theme.actions.ts';

export const themeCommands: Command[] = [
  {
    name: 'theme apply',
    summary: 'Shows a theme to everybody: keystone, or another by its key or number.',
    usage: 'theme apply KEY',
    run: async (site, { positional: [key] }, out) => {
      if (key === undefined) throw new CommandProblem('Name the theme: theme apply keystone');
      try {
        const { name } = await applyTheme(await makeContext(site, systemViewer()), key);
        out.print(`Everybody sees ${name} from the next page on.`);
        return 0;
      } catch (error) {
        if (error instanceof DomainError)
          throw new CommandProblem(`There is no theme of the key or number ${key}.`);
        throw error;
      }
    },
  },
];

// `addon new`: the smallest add-on that has a bit of everything, to be changed into what somebody wants.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type Command, CommandProblem } from '../../platform/server/feature/operations.ts';
import { filesOf } from './new-addon-files.data.ts';

/** From where the person stands who types it, not where npm runs it. */
export function asTyped(place: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), place);
}

export const newAddonCommand: Command = {
  name: 'addon new',
  summary:
    'Makes the folder of a new add-on that runs: a table, an endpoint, a setting and a part of the page.',
  usage: 'addon new <folder>',
  run: async (_site, args, out) => {
    const [place] = args.positional;
    if (place === undefined)
      throw new CommandProblem('Name the folder, for example addon new ../greetings.', 2);
    const folder = asTyped(place);
    const name = basename(folder);
    if (!/^[a-z][a-z0-9]{1,30}$/.test(name))
      throw new CommandProblem(
        `“${name}” cannot be the name of an add-on: use small letters and digits, as in greetings.`,
        2,
      );
    if (existsSync(folder)) throw new CommandProblem(`${folder} is there already. Choose another folder.`, 2);
    try {
      for (const [path, text] of Object.entries(filesOf(name, folder, process.cwd()))) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
    } catch (error) {
      throw new CommandProblem(`${folder} cannot be made: ${(error as Error).message}`);
    }
    out.print(`${folder} is made. Start the site with PARLEY_ADDONS=${folder}, then:`);
    out.print(`  PARLEY_ADDONS=${folder} npm run parley -- addon check ${folder}`);
    out.print(`  PARLEY_ADDONS=${folder} npm run parley -- addon enable ${name}`);
    return 0;
  },
};

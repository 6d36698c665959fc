import { DomainError } from '../../../platform/contract/errors.ts';
import { changeSettings } from '../../../platform/server/config/change-settings.ts';
import { type Command, CommandProblem } from '../../../platform/server/feature/operations.ts';
import { makeContext, type RequestContext } from '../../../platform/server/http/context.ts';
import { systemViewer } from '../../../platform/server/sessions/identify.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { readableSettings, validSettings } from './settings.ts';

const operator = (site: Site): Promise<RequestContext> => makeContext(site, systemViewer());

const get: Command = {
  name: 'config get',
  summary: 'Shows settings.',
  usage: 'config get [KEY]   (* stands for any part: "garden.*")',
  run: async (site, { positional }, out) => {
    const settings = await readableSettings(
      await operator(site),
      positional.length > 0 ? positional : undefined,
    );
    if (positional.length > 0 && Object.keys(settings).length === 0) {
      throw new CommandProblem(`There is no setting named ${positional.join(', ')}. All of them: config get`);
    }
    if (out.isJson) out.print(JSON.stringify(settings, null, 2));
    else for (const [key, value] of Object.entries(settings)) out.print(`${key} = ${JSON.stringify(value)}`);
    return 0;
  },
};

const set: Command = {
  name: 'config set',
  summary: 'Changes a setting.',
  usage: 'config set KEY VALUE',
  run: async (site, { positional }, out) => {
    const [key, value] = positional;
    if (key === undefined || value === undefined)
      throw new CommandProblem('Name the setting and its value: config set KEY VALUE');
    const ctx = await operator(site);
    try {
      const values = validSettings(ctx, { [key]: value });
      await ctx.write((w) => changeSettings(w, values));
      for (const [name, stored] of Object.entries(values)) out.print(`${name} = ${JSON.stringify(stored)}`);
      return 0;
    } catch (error) {
      if (error instanceof DomainError) throw new CommandProblem(error.inOneLine);
      throw error;
    }
  },
};

export const configCommands: Command[] = [get, set];

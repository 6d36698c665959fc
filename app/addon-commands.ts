// `npm run parley -- addon ...`: what is there, switching it, checking one, making a new one, taking one away.

import { addons, idOf, switchAddon } from '../features/addons/server/addons.ts';
import { type Command, type CommandOutput, CommandProblem } from '../platform/server/feature/operations.ts';
import { makeContext, type RequestContext } from '../platform/server/http/context.ts';
import { systemViewer } from '../platform/server/sessions/identify.ts';
import type { Site } from '../platform/server/site/site.ts';
import { addonsOf } from './addons/addons-of-site.ts';
import { checkAddon } from './addons/check-addon.ts';
import { forgetSettings } from './addons/forget-settings.ts';
import { removeTables } from './addons/migrate-addons.ts';
import { asTyped, newAddonCommand } from './addons/new-addon.ts';

const context = (site: Site) => makeContext(site, systemViewer(0));

const list: Command = {
  name: 'addon list',
  summary: 'Says which add-ons are there, which are on, and why one is not.',
  usage: 'addon list [--json]',
  run: async (site, _args, out) => {
    const found = addons(await context(site));
    if (out.isJson) out.print(JSON.stringify(found));
    else
      for (const { addonID, version, name, enabled, problem } of found)
        out.print(
          `${enabled ? 'on ' : 'off'}  ${addonID} ${version}  ${name}${problem ? `\n     ${problem.message}` : ''}`,
        );
    return 0;
  },
};

function switching(isOn: boolean): Command {
  const word = isOn ? 'enable' : 'disable';
  return {
    name: `addon ${word}`,
    summary: isOn
      ? 'Switches an add-on on; one in quarantine is tried again.'
      : 'Switches an add-on off; what it has stored stays.',
    usage: `addon ${word} <key>`,
    run: async (site, args, out) => {
      const key = requireKey(args.positional);
      const ctx = await context(site);
      requireAddon(ctx, key);
      const changed = await switchAddon(ctx, key, isOn);
      out.print(
        changed.length > 0
          ? `${key} is ${isOn ? 'on' : 'off'}.`
          : `${key} was ${isOn ? 'on' : 'off'} already.`,
      );
      return 0;
    },
  };
}

function requireKey([key]: readonly string[]): string {
  if (key !== undefined) return key;
  throw new CommandProblem(
    'Name the add-on by its key; npm run parley -- addon list says which there are.',
    2,
  );
}

/** By the id of the API: a language is `pl-locale`. What could not be loaded can not be switched either. */
function requireAddon(ctx: RequestContext, key: string): void {
  const all = addons(ctx);
  const found = all.find(({ addonID }) => addonID.toLowerCase() === key.toLowerCase());
  if (found?.problem && found.problem.dateQuarantined === null)
    throw new CommandProblem(`${key} could not be loaded. ${found.problem.message}`);
  if (found) return;
  const there = all.map(({ addonID }) => addonID).join(', ') || 'none';
  throw new CommandProblem(
    `There is no add-on ${key}. There are: ${there}. One from outside is there when PARLEY_ADDONS names it.`,
  );
}

const check: Command = {
  name: 'addon check',
  summary:
    'Builds an add-on and tries what a site would: its manifest, its tables up and down, its messages.',
  usage: 'addon check <folder> [--json]',
  run: async (site, args, out: CommandOutput) => {
    const [folder] = args.positional;
    if (folder === undefined) throw new CommandProblem('Name the folder of the add-on.', 2);
    const results = await checkAddon(site, asTyped(folder));
    if (out.isJson) out.print(JSON.stringify(results));
    else for (const { ok, finding } of results) out.print(`${ok ? 'ok   ' : 'WRONG'}  ${finding}`);
    return results.every(({ ok }) => ok) ? 0 : 3;
  },
};

/** Of those that PARLEY_ADDONS names: what comes with Parley is switched off, not removed. */
const remove: Command = {
  name: 'addon remove',
  summary: 'Drops the tables and settings of an add-on from outside; its folder is yours to delete.',
  usage: 'addon remove <key> --yes',
  run: async (site, args, out) => {
    const key = requireKey(args.positional);
    const ctx = await context(site);
    requireAddon(ctx, key);
    const found = addonsOf(site).find(({ feature: { addon } }) => addon && idOf(addon) === key);
    if (!found)
      throw new CommandProblem(`${key} comes with Parley: it is switched off by addon disable, not removed.`);
    if (args.options.yes !== true)
      throw new CommandProblem(`All that ${key} has stored would be lost. Add --yes if you mean it.`, 2);
    await switchAddon(ctx, key, false);
    await removeTables(site.database, found);
    for (const { forgetAddon } of site.features.all) await forgetAddon?.(site, found.feature);
    await forgetSettings(site, found.feature);
    out.print(
      `${key} is removed with its tables. Take its folder out of PARLEY_ADDONS, or the next start makes them anew.`,
    );
    return 0;
  },
};

export const addonCommands: Command[] = [
  list,
  switching(true),
  switching(false),
  check,
  newAddonCommand,
  remove,
];

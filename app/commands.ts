// Every command of the program, in the order of their names.
import type { Command } from '../platform/server/feature/operations.ts';
import { addonCommands } from './addon-commands.ts';
import { features } from './features.ts';
import { operatingCommands } from './operating-commands.ts';
import { restartCommand } from './restart.command.ts';
import { upgradeCommand } from './upgrade/upgrade.command.ts';

export const commands: readonly Command[] = [
  ...operatingCommands,
  ...addonCommands,
  restartCommand,
  upgradeCommand,
  ...features.flatMap((feature) => feature.commands ?? []),
].sort((a, b) => (a.name < b.name ? -1 : 1));

// Where add-ons from outside are looked for: PARLEY_ADDONS, with colons between its parts. Each is the folder of an
// add-on, a folder of such folders, or the name of an installed package.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, isAbsolute, join, resolve } from 'node:path';

/** The folders of add-ons, in order; what is not there is a problem of the setting, not of an add-on. */
export function addonFolders(setting: string | undefined, projectFolder: string): string[] {
  const places = (setting ?? '').split(delimiter).filter((place) => place.trim() !== '');
  return places.flatMap((place) => foldersAt(place.trim(), projectFolder));
}

export class AddonPlaceProblem extends Error {}

function foldersAt(place: string, projectFolder: string): string[] {
  const isPath = isAbsolute(place) || place.startsWith('.');
  const folder = isPath ? resolve(place) : join(projectFolder, 'node_modules', place);
  if (isAddon(folder)) return [folder];
  const inside = existsSync(folder)
    ? readdirSync(folder)
        .map((name) => join(folder, name))
        .filter(isAddon)
    : [];
  if (inside.length === 0)
    throw new AddonPlaceProblem(
      `PARLEY_ADDONS names ${place}, where there is no add-on. Name the folder of an add-on, a folder of add-ons, or an installed package.`,
    );
  return inside.sort();
}

function isAddon(folder: string): boolean {
  return existsSync(join(folder, 'package.json'));
}

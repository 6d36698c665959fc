// What the package.json of an add-on says, checked before any of its code runs.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies, validRange } from 'semver';
import { z } from 'zod';
import api from '../../addon-api/package.json' with { type: 'json' };

export const API_NAME = api.name;
export const API_VERSION = api.version;

const addonPackage = z.object({
  name: z
    .string()
    .regex(/^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*$/, 'has to be the name of a package')
    .max(100),
  version: z
    .string()
    .regex(/^\d+\.\d+\.\d+/, 'has to be a version such as 1.0.0')
    .max(50),
  peerDependencies: z.record(z.string(), z.string()).default({}),
});

export interface AddonPackage {
  folder: string;
  name: string;
  version: string;
}

/** Ends in words for whoever wrote or installed the add-on. */
export class AddonProblem extends Error {}

export function readAddonPackage(folder: string): AddonPackage {
  const { name, version, peerDependencies } = parsed(folder);
  const range = peerDependencies[API_NAME];
  if (range === undefined)
    throw new AddonProblem(
      `Its package.json names no version of ${API_NAME}. Add "peerDependencies": { "${API_NAME}": "^${API_VERSION}" }.`,
    );
  if (validRange(range) === null || !satisfies(API_VERSION, range))
    throw new AddonProblem(
      `It is made for ${API_NAME} ${range}, and this Parley has ${API_VERSION}. Get a version of the add-on that fits.`,
    );
  return { folder, name, version };
}

function parsed(folder: string) {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new AddonProblem(`There is no folder ${folder}.`);
  if (!existsSync(join(folder, 'package.json')))
    throw new AddonProblem(`${folder} has no package.json, so it is no add-on. addon new makes one.`);
  try {
    return addonPackage.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  } catch (error) {
    if (!(error instanceof z.ZodError))
      throw new AddonProblem(`Its package.json cannot be read: ${(error as Error).message}`);
    const [issue] = error.issues;
    throw new AddonProblem(`Its package.json is not complete: ${issue?.path.join('.')} ${issue?.message}.`);
  }
}

// Add-ons from outside: found, checked, built and loaded, one after the other. One that cannot be is a broken add-on,
// and the site starts without it.
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRoute } from '../../platform/contract/page.ts';
import type { BrokenAddon } from '../../platform/server/addons/broken-addon.ts';
import type { Feature } from '../../platform/server/feature/feature.ts';
import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import { conflictOf } from './addon-conflicts.ts';
import { type AddonMigration, hashOfFolder, messagesIn, migrationsIn } from './addon-files.ts';
import { readManifest } from './addon-manifest.ts';
import { type AddonPackage, AddonProblem, readAddonPackage } from './addon-package.ts';
import { rememberFolder } from './blame.ts';
import { buildAddon } from './build-addon.ts';
import { type AddonExports, pageRoutesOf, webFeaturesOf } from './exported-features.ts';
import { serverModules } from './server-modules.ts';
import { exportedNames, shareModules } from './shared-modules.ts';

export const ADDON_FILES = '/addon-files/';

export interface LoadedAddon {
  package: AddonPackage;
  feature: Feature;
  migrations: AddonMigration[];
  messages: Record<string, Record<string, unknown>>;
  pageRoutes: PageRoute[];
  web: WebFeature[];
  /** Where what browsers get of it lies, and the address of it. */
  browser: { folder: string; path: string } | undefined;
}

export interface Addons {
  loaded: LoadedAddon[];
  broken: BrokenAddon[];
}

interface LoadOptions {
  /** What is built lies here, and stays while the add-on is as it is. */
  buildFolder: string;
  /** What is there already: an add-on must not take its names. */
  features: readonly Feature[];
}

export async function loadAddons(folders: readonly string[], options: LoadOptions): Promise<Addons> {
  const addons: Addons = { loaded: [], broken: [] };
  if (folders.length > 0) shareModules(serverModules);
  for (const folder of folders) {
    let name = folder.split('/').at(-1) ?? folder;
    let version = '';
    try {
      const found = readAddonPackage(folder);
      ({ name, version } = found);
      addons.loaded.push(await loadAddon(found, options, addons.loaded));
    } catch (error) {
      addons.broken.push({ name, version, problem: problemOf(error) });
    }
  }
  return addons;
}

function problemOf(error: unknown): string {
  if (error instanceof AddonProblem) return error.message;
  return `It failed when it was loaded: ${error instanceof Error ? error.message : String(error)}`.slice(
    0,
    1000,
  );
}

export async function loadAddon(
  found: AddonPackage,
  { buildFolder, features }: LoadOptions,
  others: readonly LoadedAddon[] = [],
): Promise<LoadedAddon> {
  const slug = found.name.replace(/^@/, '').replaceAll(/[^\w-]+/g, '-');
  const id = `${slug}-${hashOfFolder(found.folder)}`;
  const path = `${ADDON_FILES}${id}/`;
  const names = exportedNames(serverModules);
  const built = await buildAddon(found.folder, join(buildFolder, id), { names, base: path });
  forgetOlder(buildFolder, slug, id);
  const module = (await import(/* @vite-ignore */ pathToFileURL(built.serverFile).href)) as AddonExports;
  const feature = readManifest(module);
  const key = feature.addon.key;
  rememberFolder(`/${id}/server/`, key);
  const browser = built.browserFolder ? { folder: built.browserFolder, path } : undefined;
  const complete: Feature = {
    ...feature,
    addon: { ...feature.addon, version: found.version },
    contracts: module.contract ?? [],
    ...(browser && {
      browser: {
        key,
        script: `${path}addon.js`,
        ...(built.hasStyles && { styles: `${path}addon.css` }),
      },
    }),
  };
  const conflict = conflictOf(complete, [...features, ...others.map((each) => each.feature)]);
  if (conflict) throw new AddonProblem(conflict);
  return {
    package: found,
    feature: complete,
    migrations: migrationsIn(found.folder, key),
    messages: messagesIn(found.folder),
    pageRoutes: pageRoutesOf(module),
    web: webFeaturesOf(module, key),
    browser,
  };
}

const OLD_MS = 7 * 24 * 60 * 60_000;

/** A process of the version before may still serve its files. */
function forgetOlder(buildFolder: string, slug: string, current: string): void {
  for (const name of readdirSync(buildFolder)) {
    const isOurs = name.length === current.length && name.startsWith(`${slug}-`);
    if (!isOurs || name === current || Date.now() - statSync(join(buildFolder, name)).mtimeMs < OLD_MS)
      continue;
    rmSync(join(buildFolder, name), { recursive: true, force: true });
  }
}

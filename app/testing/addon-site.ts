// A site with one add-on, as its own tests need it: built, given its tables and switched on as a real site does it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  type Community,
  community,
  withoutFloodLimits,
} from '../../features/discussions/server/testing/community.ts';
import { type Addons, loadAddons } from '../addons/load-addons.ts';
import { migrateAddons } from '../addons/migrate-addons.ts';
import { allPageRoutes } from '../all-page-routes.ts';
import { features } from '../features.ts';

/** `admin`, `moderator`, `member` and `other` are signed in, `guest` is nobody; members may post as fast as they like. */
export type AddonSite = Community;

/** `place`: the folder of the add-on, from the folder of the test on: `addonSite(import.meta.dirname, '..')`. */
export async function addonSite(...place: string[]): Promise<AddonSite> {
  const folder = resolve(...place);
  const buildFolder = await mkdtemp(join(tmpdir(), 'parley-addon-'));
  const found = withoutProblem(await loadAddons([folder], { buildFolder, features }));
  const [addon] = found.loaded;
  if (!addon) throw new Error(`There is no add-on in ${folder}.`);
  const test = await community({
    withJobs: true,
    moreFeatures: [addon.feature],
    pageRoutes: [...addon.pageRoutes, ...allPageRoutes],
  });
  withoutProblem(await migrateAddons(test.site.database, found));
  await withoutFloodLimits(test);
  await switchOn(test, addon.feature.addon?.key ?? '');
  const closeSite = test.close;
  return Object.assign(test, {
    close: async () => {
      await closeSite();
      await rm(buildFolder, { recursive: true, force: true });
    },
  });
}

function withoutProblem(found: Addons): Addons {
  const [broken] = found.broken;
  if (broken) throw new Error(`${broken.name} cannot be loaded. ${broken.problem}`);
  return found;
}

async function switchOn({ admin }: Community, key: string): Promise<void> {
  const { status, text } = await admin.client.patch(`/addons/${key}`, { enabled: true });
  if (status !== 200) throw new Error(`PATCH /addons/${key} answered ${status}: ${text}`);
}

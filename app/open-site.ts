// Opens the site that the environment describes: its database started, migrated and ready.
import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { Database } from '../platform/server/db/database.ts';
import { migrate } from '../platform/server/db/migrate.ts';
import { sql } from '../platform/server/db/sql.ts';
import { migrateJobs } from '../platform/server/jobs/jobs.ts';
import type { LoadMessages } from '../platform/server/languages/language-registry.ts';
import { openEmbeddedPostgres } from '../platform/server/postgres/embedded-postgres.ts';
import { createLog } from '../platform/server/site/create-log.ts';
import type { Environment } from '../platform/server/site/environment.ts';
import { RunningSite } from '../platform/server/site/running-site.ts';
import { withoutPassword } from '../platform/server/site/setting-problem.ts';
import { makeFolders } from '../platform/server/storage/make-folders.ts';
import { closeFolder } from '../platform/server/storage/private-folder.ts';
import { AddonPlaceProblem, addonFolders } from './addons/addon-places.ts';
import { setAddonsOf } from './addons/addons-of-site.ts';
import { type Addons, type LoadedAddon, loadAddons } from './addons/load-addons.ts';
import { migrateAddons, migrationsOf } from './addons/migrate-addons.ts';
import { features } from './features.ts';
import { loadMessages } from './messages.ts';
import { migrations } from './migrations.ts';

export interface OpenSite {
  site: RunningSite;
  applied: string[];
  addons: Addons;
  close(): Promise<void>;
}

/** Ends the process with one line; see runOrExplain. */
export class StartProblem extends Error {}

/** Made by root it stays passable, so that the database's own account reaches its cluster in it. */
const DATA_FOLDER = process.getuid?.() === 0 ? 0o711 : 0o700;

/** What people sent and what is sent to them, as earlier versions left it. */
async function closeDataFolders(dataDirectory: string, log: Logger): Promise<void> {
  for (const name of ['uploads', 'mail', 'incoming', 'imports', 'backups']) {
    const open = await closeFolder(join(dataDirectory, name));
    if (open.length > 0)
      log.warn(
        { paths: open.slice(0, 10), count: open.length },
        'others may read these files: they belong to another account, so make them yours (chown) or close them (chmod)',
      );
  }
}

function openPostgres({ databaseUrl, dataDirectory }: Environment, log: Logger) {
  if (databaseUrl) return { url: databaseUrl, folder: undefined, release: async () => {} };
  return openEmbeddedPostgres({ dataDirectory, log: (message) => log.warn(message) });
}

export async function openSite(
  environment: Environment,
  options: { log?: Logger; maxConnections?: number; statementTimeout?: number; migrates?: boolean } = {},
): Promise<OpenSite> {
  const log = options.log ?? createLog(environment.logLevel);
  prepareFolders(environment.dataDirectory);
  await closeDataFolders(environment.dataDirectory, log);
  const postgres = await openPostgres(environment, log);
  try {
    const found = await findAddons(environment);
    const { applied, addons } = await prepareDatabase(postgres.url, found, options.migrates !== false);
    const site = new RunningSite({
      databaseUrl: postgres.url,
      ...waysToDatabase(environment, { isCommand: options.statementTimeout !== undefined }),
      url: environment.url,
      dataDirectory: environment.dataDirectory,
      features: [...features, ...addons.loaded.map((addon) => addon.feature)],
      brokenAddons: addons.broken,
      isSafeMode: environment.isSafeMode,
      cachesOff: environment.cachesOff,
      log,
      databaseFolder: postgres.folder,
      minimumFreeSpace: environment.minimumFreeSpace,
      smtpUrl: environment.smtpUrl,
      mailFrom: environment.mailFrom,
      incomingMail: environment.incomingMail,
      s3: environment.s3,
      backups: environment.backups,
      maxConnections: options.maxConnections,
      statementTimeout: options.statementTimeout ?? environment.statementTimeout,
      messages: messagesWith(addons.loaded),
      migrations: [...migrations, ...addons.loaded.flatMap(migrationsOf)],
    });
    await site.freeSpace.watch();
    takeUp(site, addons);
    if (options.migrates !== false) await site.listen();
    return {
      site,
      applied,
      addons,
      async close() {
        await site.close();
        await postgres.release();
      },
    };
  } catch (error) {
    await postgres.release();
    throw error;
  }
}

/** Commands take their time, which a pooler's connections are not there for. */
function waysToDatabase(environment: Environment, { isCommand }: { isCommand: boolean }) {
  const { databasePooler, databaseReplicas, redisUrl } = environment;
  return isCommand ? {} : { databasePooler, databaseReplicas, redisUrl };
}

/** Reported before anything starts: what cannot be written later on ends in failures that nobody connects with it. */
function prepareFolders(dataDirectory: string): void {
  try {
    makeFolders(dataDirectory, DATA_FOLDER);
    accessSync(dataDirectory, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartProblem(
      `The data folder ${dataDirectory} cannot be made or written (${(error as Error).message}). Set PARLEY_DATA to a folder you may write to.`,
    );
  }
  for (const name of ['uploads', 'mail']) {
    const found = statSync(join(dataDirectory, name), { throwIfNoEntry: false });
    if (found && !found.isDirectory())
      throw new StartProblem(
        `${join(dataDirectory, name)} is a file, where a folder has to be. Move it away, then start again.`,
      );
  }
}

function takeUp(site: RunningSite, { loaded, broken }: Addons): void {
  setAddonsOf(site, loaded);
  for (const { name, problem } of broken) site.log.error({ addon: name, problem }, 'an add-on is left out');
}

async function findAddons({ addons, dataDirectory }: Environment): Promise<Addons> {
  const buildFolder = join(dataDirectory, 'addons');
  mkdirSync(buildFolder, { recursive: true });
  try {
    return await loadAddons(addonFolders(addons, process.cwd()), { buildFolder, features });
  } catch (error) {
    throw error instanceof AddonPlaceProblem ? new StartProblem(error.message) : error;
  }
}

/** With those of add-ons behind the product's own. */
function messagesWith(loaded: readonly LoadedAddon[]): LoadMessages {
  return async (locale) =>
    Object.assign({}, ...loaded.map(({ messages }) => messages[locale] ?? {}), await loadMessages(locale));
}

async function prepareDatabase(
  url: string,
  found: Addons,
  migrates: boolean,
): Promise<{ applied: string[]; addons: Addons }> {
  const database = new Database({ url, maxConnections: 2, statementTimeout: 0 });
  try {
    await database.row(sql`select 1`).catch((error: Error) => {
      const { message } = (error.cause as Error | undefined) ?? error;
      throw new StartProblem(
        `The database ${withoutPassword(url)} cannot be reached (${message || 'no answer'}). Check DATABASE_URL, or leave it out to use the embedded database.`,
      );
    });
    if (!migrates) return { applied: [], addons: found };
    const applied = await migrate(database, migrations);
    await migrateJobs(database.pool);
    return { applied, addons: await migrateAddons(database, found) };
  } finally {
    await database.close();
  }
}

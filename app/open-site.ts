// Opens the site that the environment describes: its database started, migrated and ready.
import { mkdir } from 'node:fs/promises';
import pino, { type Logger } from 'pino';
import { Database } from '../platform/server/db/database.ts';
import { migrate } from '../platform/server/db/migrate.ts';
import { migrateJobs } from '../platform/server/jobs/jobs.ts';
import { openEmbeddedPostgres } from '../platform/server/postgres/embedded-postgres.ts';
import { type Environment, withoutPassword } from '../platform/server/site/environment.ts';
import { Site } from '../platform/server/site/site.ts';
import { loadCatalogue } from './catalogue.ts';
import { features } from './features.ts';
import { migrations } from './migrations.ts';

export interface OpenSite {
  site: Site;
  applied: string[];
  close(): Promise<void>;
}

/** Ends the process with one line; see runOrExplain. */
export class StartProblem extends Error {}

export async function openSite(
  environment: Environment,
  options: { log?: Logger; maxConnections?: number } = {},
): Promise<OpenSite> {
  const log = options.log ?? pino({ level: environment.logLevel });
  await mkdir(environment.dataDirectory, { recursive: true }).catch((error: Error) => {
    throw new StartProblem(
      `The data folder ${environment.dataDirectory} cannot be made (${error.message}). Set PARLEY_DATA to a folder you may write to.`,
    );
  });
  const postgres = environment.databaseUrl
    ? { url: environment.databaseUrl, release: async () => {} }
    : await openEmbeddedPostgres({
        dataDirectory: environment.dataDirectory,
        log: (message) => log.debug(message),
      });
  try {
    const applied = await prepareDatabase(postgres.url);
    const site = new Site({
      databaseUrl: postgres.url,
      url: environment.url,
      dataDirectory: environment.dataDirectory,
      features,
      log,
      smtpUrl: environment.smtpUrl,
      mailFrom: environment.mailFrom,
      s3: environment.s3,
      maxConnections: options.maxConnections,
      wordings: loadCatalogue,
    });
    return {
      site,
      applied,
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

async function prepareDatabase(url: string): Promise<string[]> {
  const database = new Database({ url, maxConnections: 2 });
  try {
    await database.pool.query('select 1').catch((error: Error) => {
      throw new StartProblem(
        `The database ${withoutPassword(url)} cannot be reached (${error.message || 'no answer'}). Check DATABASE_URL, or leave it out to use the embedded database.`,
      );
    });
    const applied = await migrate(database, migrations);
    await migrateJobs(database.pool);
    return applied;
  } finally {
    await database.close();
  }
}

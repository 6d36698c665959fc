// The database that Parley brings along: a real PostgreSQL server run from an npm package.
import { join, resolve } from 'node:path';
import { areOthersConnected, ensureDatabase } from './admin-connection.ts';
import { type Attachment, attach, keepAttached } from './attachment.ts';
import { accountFor, makeFolder } from './postgres-account.ts';
import { preparePostgresBinaries } from './postgres-binaries.ts';
import { chooseClusterFolder, createCluster, readPasswords } from './postgres-cluster.ts';
import { closeToOthers, findPostmaster, freePort, stopPostmaster } from './postmaster.ts';

export interface EmbeddedPostgresOptions {
  dataDirectory: string;
  log?: (line: string) => void;
  // Server settings laid over our own, such as fsync=off for throw-away test databases.
  settings?: Record<string, string>;
}

export interface EmbeddedPostgres {
  url: string;
  // Where its files lie.
  folder: string;
  // To be called after closing all own connections. Whoever leaves last stops the server.
  release(): Promise<void>;
}

export async function openEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log = () => undefined, settings = {} } = options;
  const dataDirectory = resolve(options.dataDirectory);
  makeFolder(dataDirectory);
  const cluster = chooseClusterFolder(dataDirectory);
  const account = accountFor(cluster);
  const binaries = preparePostgresBinaries(account);
  await createCluster(cluster, binaries, account, settings.fsync !== 'off');
  closeToOthers(cluster, log);
  const passwords = readPasswords(cluster);

  const logFile = join(dataDirectory, 'postgres.log');
  const port = findPostmaster(cluster)?.port || (await freePort());
  const target = { cluster, logFile, port, binaries, account, settings, passwords, log };
  const attachment = await attach(target, 'any port');
  await ensureDatabase(attachment.admin, passwords);
  const detach = keepAttached(attachment, { ...target, port: attachment.port });
  let leaving: Promise<void> | undefined;
  return {
    url: `postgres://parley:${passwords.parley}@127.0.0.1:${attachment.port}/parley`,
    folder: cluster,
    release: () => (leaving ??= detach().then((admin) => leave(admin, cluster))),
  };
}

async function leave(admin: Attachment['admin'] | undefined, cluster: string): Promise<void> {
  if (!admin) return;
  const isLast = !(await areOthersConnected(admin));
  await admin.end();
  if (isLast) await stopPostmaster(cluster);
}

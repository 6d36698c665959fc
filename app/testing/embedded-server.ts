// The built product with the database it brings along, in a folder that its account may enter.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { clusterFolderOf } from '../../platform/server/postgres/postgres-cluster.ts';
import { findPostmaster } from '../../platform/server/postgres/postmaster.ts';
import { temporaryFolder } from '../../platform/server/testing/temporary-folder.ts';
import { testPool } from '../../platform/server/testing/test-pool.ts';
import { type BuiltServer, startBuiltServer } from './built-server.ts';

export interface EmbeddedServer extends BuiltServer {
  /** The number of the database's main process. */
  postmaster(): number;
}

export async function startEmbeddedServer(
  variables: Record<string, string> = {},
  folder = temporaryFolder(),
): Promise<EmbeddedServer> {
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o755, recursive: true });
  const server = await startBuiltServer({ DATABASE_URL: '', PARLEY_DATA: data, ...variables });
  const cluster = clusterFolderOf(data);
  const { parley } = JSON.parse(readFileSync(join(cluster, 'parley-passwords.json'), 'utf8'));
  const { port = 0 } = findPostmaster(cluster) ?? {};
  const databaseUrl = `postgres://parley:${parley}@127.0.0.1:${port}/parley`;
  const database = testPool({ connectionString: databaseUrl, max: 2, connectionTimeoutMillis: 2000 });
  const { close } = server;
  return Object.assign(server, {
    dataDirectory: data,
    databaseUrl,
    query: (text: string, values?: unknown[]) => database.query(text, values),
    postmaster: () => findPostmaster(cluster)?.pid ?? 0,
    async close() {
      await database.end();
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  });
}

// Where the database is, by which ways it is reached, and what stands beside it.
import { parseAddress } from '../db/database-address.ts';
import { SettingProblem, withoutPassword } from './setting-problem.ts';

export interface DatabasePooler {
  url: string;
  preparesStatements: boolean;
}

export interface DatabaseSettings {
  /** Without a pooler between: sessions with locks, LISTEN and the jobs. Absent: the embedded database. */
  databaseUrl: string | undefined;
  /** What requests go through. */
  databasePooler: DatabasePooler | undefined;
  /** Servers that follow it. */
  databaseReplicas: string[];
  redisUrl: string | undefined;
}

const EXAMPLE = 'postgres://user:password@host:5432/parley';

export function readDatabaseSettings(read: (name: string) => string | undefined): DatabaseSettings {
  const url = databaseUrl('DATABASE_URL', read('DATABASE_URL'));
  const directUrl = databaseUrl('DATABASE_DIRECT_URL', read('DATABASE_DIRECT_URL'));
  const prepares = read('DATABASE_PREPARES') ?? '0';
  if (!['0', '1'].includes(prepares))
    throw new SettingProblem('DATABASE_PREPARES', prepares, 'Use 1 or 0, for example DATABASE_PREPARES=1.');
  const databaseReplicas = replicaUrls(read('DATABASE_REPLICA_URLS'));
  if (databaseReplicas.length > 0 && url === undefined)
    throw new SettingProblem(
      'DATABASE_URL',
      '',
      'The embedded database has no replicas: set DATABASE_URL to the address that DATABASE_REPLICA_URLS follow.',
    );
  const beside = { databaseReplicas, redisUrl: redisUrl(read('REDIS_URL')) };
  if (directUrl === undefined) return { databaseUrl: url, databasePooler: undefined, ...beside };
  if (url === undefined)
    throw new SettingProblem(
      'DATABASE_URL',
      '',
      'DATABASE_DIRECT_URL is the way around a pooler: set DATABASE_URL to the address of the pooler.',
    );
  const databasePooler = { url, preparesStatements: prepares === '1' };
  return { databaseUrl: directUrl, databasePooler, ...beside };
}

function redisUrl(text: string | undefined): string | undefined {
  if (text === undefined || (URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol))) return text;
  throw new SettingProblem(
    'REDIS_URL',
    withoutPassword(text),
    'Use an address like REDIS_URL=redis://:password@host:6379/0, or rediss:// with TLS.',
  );
}

/** With commas or spaces between; a server each. */
function replicaUrls(text = ''): string[] {
  const urls = text
    .split(/[\s,]/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const wrong = urls.find((url) => parseAddress(url)?.urls.length !== 1 || parseAddress(url)?.takesWrites);
  if (wrong === undefined) return urls;
  throw new SettingProblem(
    'DATABASE_REPLICA_URLS',
    withoutPassword(wrong),
    `Use addresses of one server each, with commas between: DATABASE_REPLICA_URLS=${EXAMPLE}.`,
  );
}

function databaseUrl(name: string, text: string | undefined): string | undefined {
  if (text !== undefined && !parseAddress(text))
    throw new SettingProblem(
      name,
      withoutPassword(text),
      `Use an address like ${name}=${EXAMPLE}; several servers have commas between: postgres://user:password@one:5432,two:5432/parley.`,
    );
  return text;
}

// What migrations that are still to run would do to this database, read from their text and from what the tables hold.
import type { Database } from '../../platform/server/db/database.ts';
import type { Migration } from '../../platform/server/db/migrate.ts';
import { sql } from '../../platform/server/db/sql.ts';

export interface PlannedStep {
  table: string;
  /** What is done to it. */
  does: string;
  rows: number;
  /** How others meet it meanwhile. */
  holdsUp: 'nobody' | 'writing' | 'everything';
  /** All its rows are written again. */
  rewrites: boolean;
  seconds: number;
}

export interface PlannedMigration {
  name: string;
  steps: PlannedStep[];
  seconds: number;
}

interface Kind {
  pattern: RegExp;
  does: string;
  holdsUp: PlannedStep['holdsUp'];
  /** Bytes of the table that are worked through in a second; absent: it does not matter how large it is. */
  bytesASecond?: number;
  rewrites?: true;
}

const SCAN = 80e6;
const INDEX = 15e6;
const WRITE = 4e6;
const LEAST_SECONDS = 0.02;

const NAME = '"?([a-z_][a-z_0-9]*)"?';
const of = (text: string) => new RegExp(`^${text}`, 'i');
const KINDS: readonly Kind[] = [
  { pattern: of(`create table (?:if not exists )?${NAME}`), does: 'makes the table', holdsUp: 'nobody' },
  { pattern: of(`drop table (?:if exists )?${NAME}`), does: 'removes the table', holdsUp: 'everything' },
  {
    pattern: of(`create (?:unique )?index (?:if not exists )?(?:[a-z_0-9]+ )?on ${NAME}`),
    ...{ does: 'makes an index', holdsUp: 'writing', bytesASecond: INDEX },
  },
  {
    pattern: of(`alter table (?:if exists )?(?:only )?${NAME}[^;]* (?:type|generated always as) `),
    ...{ does: 'changes columns', holdsUp: 'everything', bytesASecond: WRITE, rewrites: true },
  },
  {
    pattern: of(
      `alter table (?:if exists )?(?:only )?${NAME}[^;]* (?:set not null|check|references|unique|primary key)`,
    ),
    ...{ does: 'adds rules, which are checked', holdsUp: 'everything', bytesASecond: SCAN },
  },
  {
    pattern: of(`alter table (?:if exists )?(?:only )?${NAME}`),
    does: 'changes the table',
    holdsUp: 'everything',
  },
  {
    pattern: of(`update (?:only )?${NAME}`),
    ...{ does: 'changes rows', holdsUp: 'writing', bytesASecond: WRITE, rewrites: true },
  },
  {
    pattern: of(`delete from (?:only )?${NAME}`),
    does: 'deletes rows',
    holdsUp: 'writing',
    bytesASecond: WRITE,
  },
  { pattern: of(`insert into ${NAME}`), does: 'adds rows', holdsUp: 'nobody' },
];

export async function planMigrations(
  database: Database,
  pending: readonly Migration[],
): Promise<PlannedMigration[]> {
  const sizes = await sizesOfTables(database);
  return pending.map(({ name, text }) => {
    const steps = statementsOf(text).flatMap((statement) => stepOf(statement, sizes));
    return { name, steps, seconds: steps.reduce((sum, { seconds }) => sum + seconds, LEAST_SECONDS) };
  });
}

type Sizes = ReadonlyMap<string, { rows: number; bytes: number }>;

async function sizesOfTables(database: Database): Promise<Sizes> {
  const rows = await database.rows<{ name: string; rows: number; bytes: number }>(sql`
    select relname as name, greatest(reltuples, 0)::float8 as rows, pg_total_relation_size(oid)::float8 as bytes
    from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`);
  return new Map(rows.map(({ name, ...size }) => [name, size]));
}

function stepOf(statement: string, sizes: Sizes): PlannedStep[] {
  for (const { pattern, does, holdsUp, bytesASecond, rewrites = false } of KINDS) {
    const table = pattern.exec(statement)?.[1];
    if (table === undefined) continue;
    const { rows, bytes } = sizes.get(table) ?? { rows: 0, bytes: 0 };
    const seconds = bytesASecond ? bytes / bytesASecond : 0;
    return [{ table, does, rows, holdsUp, rewrites: rewrites && rows > 0, seconds }];
  }
  return [];
}

/** In lines without comments. What stands within a function's body begins like no statement of its own that matters. */
function statementsOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.split('--')[0] ?? '');
  return lines
    .join(' ')
    .split(';')
    .map((statement) => statement.split(/\s+/).join(' ').trim())
    .filter((statement) => statement !== '');
}

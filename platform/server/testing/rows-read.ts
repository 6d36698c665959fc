// How many rows of tables the statements of some work read, as PostgreSQL counts them: where that grows with a table, an index
// is missing. Counts are the same on every machine, times are not.
import type { QueryConfig } from 'pg';
import type { Database } from '../db/database.ts';

export interface PlanNode {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

/** What went over the connections of this process while that was done. */
export async function statementsOf(
  { pool }: Pick<Database, 'pool'>,
  work: () => Promise<unknown>,
): Promise<QueryConfig[]> {
  const recorded: QueryConfig[] = [];
  const connect = pool.connect.bind(pool);
  (pool as { connect: unknown }).connect = async () => {
    const client = await connect();
    const query = client.query.bind(client);
    (client as { query: unknown }).query = (config: QueryConfig) => {
      recorded.push(config);
      return query(config);
    };
    const release = client.release.bind(client);
    client.release = (error) => {
      Object.assign(client, { query });
      release(error);
    };
    return client;
  };
  try {
    await work();
  } finally {
    Object.assign(pool, { connect });
  }
  return recorded;
}

/** Of reading statements outside of transactions; each is run once more to be explained. */
export async function rowsReadBy(database: Database, work: () => Promise<unknown>): Promise<number> {
  const { pool } = database;
  const recorded = await statementsOf(database, work);
  let count = 0;
  for (const { text, values } of recorded.filter(({ text }) => /^\s*(select|with)\b/i.test(text))) {
    const { rows } = await pool.query({
      text: `explain (analyze, format json) ${text}`,
      values: values ?? [],
    });
    count += rowsOf(rows[0]['QUERY PLAN'][0].Plan);
  }
  return count;
}

export function rowsOf(node: PlanNode): number {
  const below = (node.Plans ?? []).reduce((sum, each) => sum + rowsOf(each), 0);
  // What a bitmap marks is read by the scan above it.
  if (!/Scan$/.test(node['Node Type']) || /^(Bitmap Index|CTE|Subquery|Function)/.test(node['Node Type']))
    return below;
  const rows =
    node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  return below + Math.round(rows * node['Actual Loops']);
}

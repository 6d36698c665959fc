// What a database holds, as a sum of each table.
import pg from 'pg';

export interface TableSum {
  name: string;
  rows: number;
  sum: string | null;
}

/** Processes that run just now, and when migrations were applied, are nothing of a site's own. */
export async function sumsOf(url: string): Promise<TableSum[]> {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'processes' order by 1`,
    );
    const sums: TableSum[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<Omit<TableSum, 'name'>>(
        `select count(*)::int as rows, md5(string_agg(md5(t::text), '' order by md5(t::text))) as sum from "${name}" t`,
      );
      sums.push({ name, rows: rows[0]?.rows ?? 0, sum: rows[0]?.sum ?? null });
    }
    return sums;
  } finally {
    await client.end();
  }
}

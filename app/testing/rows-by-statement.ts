// How many rows each statement of a request reads and answers, as PostgreSQL counts them while it explains every one just before it
// is executed: in the same transaction, with the same values. What writes is explained behind a savepoint.
import type { PoolClient, QueryConfig } from 'pg';
import type { Database } from '../../platform/server/db/database.ts';
import type { PlanNode } from '../../platform/server/testing/rows-read.ts';

export interface StatementRows {
  /** Without what differs from one call to the next. */
  text: string;
  read: number;
  answered: number;
}

/** A statement is explained so many times in one measurement: the dearest is what counts. */
const MOST_TIMES = 8;

export class RowsByStatement {
  readonly #database: Pick<Database, 'pool'>;
  readonly #times = new Map<string, number>();
  readonly #found = new Map<string, StatementRows & { of: string }>();
  readonly #pending: Promise<unknown>[] = [];
  #of = '';

  constructor(database: Pick<Database, 'pool'>) {
    this.#database = database;
  }

  /** The dearest execution of each statement, and of which request it was. */
  get found(): ReadonlyMap<string, StatementRows & { of: string }> {
    return this.#found;
  }

  async during(of: string, work: () => Promise<unknown>): Promise<void> {
    this.#of = of;
    const { pool } = this.#database;
    const connect = pool.connect.bind(pool);
    // The pool itself asks with a callback, for statements that are none of the site's.
    (pool as { connect: unknown }).connect = (callback?: never) =>
      callback ? connect(callback) : connect().then((client) => this.#watched(client));
    try {
      await work();
    } finally {
      Object.assign(pool, { connect });
      await Promise.all(this.#pending.splice(0));
    }
  }

  #watched(client: PoolClient): PoolClient {
    const query = client.query.bind(client) as (question: QueryConfig) => Promise<{ rows: never[] }>;
    let isInTransaction = false;
    (client as { query: unknown }).query = (question: QueryConfig) => {
      const text = question.text ?? String(question);
      if (/^\s*(?:begin|start)\b/i.test(text)) isInTransaction = true;
      else if (/^\s*(?:commit|rollback)\s*$/i.test(text)) isInTransaction = false;
      else this.#explain(query, question, isInTransaction);
      return query(question);
    };
    const release = client.release.bind(client);
    client.release = (error) => {
      Object.assign(client, { query });
      release(error);
    };
    return client;
  }

  /** Sent without waiting, so that what comes next still travels with it. */
  #explain(
    query: (question: QueryConfig) => Promise<{ rows: never[] }>,
    { text, values }: QueryConfig,
    isInTransaction: boolean,
  ): void {
    const key = text
      .replace(/\s+/g, ' ')
      .replace(/\b(limit|offset) \d+/g, '$1 n')
      .trim();
    const times = (this.#times.get(key) ?? 0) + 1;
    if (times > MOST_TIMES || !/^(?:select|with|insert|update|delete)\b/i.test(key)) return;
    this.#times.set(key, times);
    const of = this.#of;
    const [begin, end] = isInTransaction
      ? ['savepoint counted', 'rollback to savepoint counted']
      : ['begin', 'rollback'];
    const ignored = () => undefined;
    const explain = { text: `explain (analyze, timing off, format json) ${text}`, values: values ?? [] };
    this.#pending.push(
      query({ text: begin }).catch(ignored),
      query(explain).then(({ rows }) => this.#note(of, key, rows[0]?.['QUERY PLAN'][0]), ignored),
      query({ text: end }).catch(ignored),
    );
  }

  #note(of: string, text: string, plan: { Plan: PlanNode } | undefined): void {
    if (!plan) return;
    const read = rowsOf(plan.Plan);
    const known = this.#found.get(text);
    if (known && known.read >= read) return;
    this.#found.set(text, { of, text, read, answered: plan.Plan['Actual Rows'] });
  }
}

/** Rows of tables and of indexes, those that were thrown away among them. */
function rowsOf(node: PlanNode): number {
  const below = (node.Plans ?? []).reduce((sum, each) => sum + rowsOf(each), 0);
  if (!/Scan$/.test(node['Node Type']) || /^(?:CTE|Subquery|Function)/.test(node['Node Type'])) return below;
  const rows =
    node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  return below + Math.round(rows * node['Actual Loops']);
}

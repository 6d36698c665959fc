// How PostgreSQL executes the statements of some work: by which indexes, how many rows it reads, which tables it reads whole, and
// whether it plans them once or at every call. None of it depends on how fast the machine is.
import type { PoolClient, QueryConfig } from 'pg';
import type { Database } from '../db/database.ts';
import { type PlanNode, rowsOf, statementsOf } from './rows-read.ts';

export interface StatementPlan {
  text: string;
  /** None of a statement that changes something: it is not executed again. */
  rows: number;
  indexes: readonly string[];
  /** Tables that are read from their beginning to their end. */
  wholeTables: readonly string[];
  /** For all executions; of statements that only read. */
  isPlannedOnce: boolean;
}

/** PostgreSQL decides after five executions; the first one of these is the sixth. */
const EXECUTIONS = 7;

/** Statements that only read are executed some more times. */
export async function plansOf(database: Database, work: () => Promise<unknown>): Promise<StatementPlan[]> {
  const recorded = await statementsOf(database, work);
  const byText = new Map(recorded.map((each) => [each.text, each]));
  const plans: StatementPlan[] = [];
  const client = await database.pool.connect();
  try {
    for (const statement of byText.values())
      if (/^\s*(?:select|with|insert|update|delete)\b/i.test(statement.text))
        plans.push(await planOf(client, statement));
  } finally {
    client.release();
  }
  return plans;
}

async function planOf(client: PoolClient, { text, values = [] }: QueryConfig): Promise<StatementPlan> {
  const changes = /\b(?:insert into|update \w+|delete from|add_job|pg_notify|pg_advisory\w+)\b/i.test(text);
  const explain = `explain (${changes ? '' : 'analyze, '}format json) ${text}`;
  const { rows } = await client.query({ text: explain, values });
  const nodes = nodesOf(rows[0]['QUERY PLAN'][0].Plan);
  return {
    text: text.replace(/\s+/g, ' ').trim(),
    rows: changes ? 0 : rowsOf(nodes[0] as PlanNode),
    indexes: [...new Set(nodes.flatMap((node) => node['Index Name'] ?? []))],
    wholeTables: nodes.flatMap((node) =>
      node['Node Type'] === 'Seq Scan' ? (node['Relation Name'] ?? []) : [],
    ),
    isPlannedOnce: changes || (await isPlannedOnce(client, text, values)),
  };
}

let asked = 0;

async function isPlannedOnce(client: PoolClient, text: string, values: unknown[]): Promise<boolean> {
  const name = `plan_${++asked}`;
  for (let at = 0; at < EXECUTIONS; at++) await client.query({ name, text, values });
  const { rows } = await client.query(
    'select generic_plans > 0 as is_planned_once from pg_prepared_statements where name = $1',
    [name],
  );
  return rows[0].is_planned_once;
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

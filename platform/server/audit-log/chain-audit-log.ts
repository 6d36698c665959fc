// Committed entries get their place in the chain by a job, one batch after the other: whoever acts waits for nobody.
import { createHash } from 'node:crypto';
import type { Transaction } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import type { Site } from '../site/site.ts';

export const CHAIN_JOB = 'chain-audit-log';

const BATCH = 500;
/** What comes before the first entry. */
const START = Buffer.alloc(32);

export interface ChainHead {
  position: number;
  hash: Buffer;
}

export function nextHash(before: Buffer, content: string): Buffer {
  return createHash('sha256').update(before).update(content).digest();
}

export async function chainAuditLog(site: Site): Promise<void> {
  let chained: number;
  do chained = await site.database.transaction((tx) => chainBatch(site, tx));
  while (chained === BATCH);
}

async function chainBatch(site: Site, tx: Transaction): Promise<number> {
  // One job at a time has the end of the chain; what it cannot see yet has a job of its own.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('audit_log_chain'))`);
  const entries = await tx.rows<{ audit_log_id: number; content: string }>(sql`
    select audit_log_id, audit_log_content(entry) as content
    from audit_log_unchained join audit_log entry using (audit_log_id)
    order by audit_log_id limit ${sql.integer(BATCH)}`);
  if (entries.length === 0) return 0;
  const head = await chainHead(tx);
  let { hash } = head;
  const hashes = entries.map(({ content }) => {
    hash = nextHash(hash, content);
    return hash.toString('hex');
  });
  const ids = entries.map((entry) => entry.audit_log_id);
  await tx.execute(sql`
    with chained as (
      insert into audit_log_chain (position, audit_log_id, hash)
      select ${head.position}::bigint + place, id, decode(hash, 'hex')
      from unnest(${ids}::bigint[], ${hashes}::text[]) with ordinality as next (id, hash, place)
    )
    delete from audit_log_unchained where audit_log_id = any(${ids}::bigint[])`);
  // The log of the process is a copy of the head outside of the database.
  const position = head.position + entries.length;
  tx.afterCommit(() => site.log.info({ position, hash: hash.toString('hex') }, 'the audit log was chained'));
  return entries.length;
}

export async function chainHead(db: Pick<Transaction, 'row'>): Promise<ChainHead> {
  const row = await db.row<{ position: number; hash: string }>(sql`
    select position, encode(hash, 'hex') as hash from audit_log_chain order by position desc limit 1`);
  return row ? { position: row.position, hash: Buffer.from(row.hash, 'hex') } : { position: 0, hash: START };
}

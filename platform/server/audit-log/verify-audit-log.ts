// Goes through the whole chain and says where it stops being true.
import type { Queryable } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { nextHash } from './chain-audit-log.ts';

export interface Verification {
  /** How many entries are in the chain. */
  length: number;
  /** Hash of the last one, in hexadecimal. */
  head: string;
  /** Committed a moment ago, and not chained yet. */
  waiting: number;
  /** Undefined: nothing was changed, put in or taken out. */
  problem?: string;
}

/** What was written down of the chain before: its head at that time must still be part of it. */
export interface KnownHead {
  position: number;
  hash: string;
}

const BATCH = 1000;

interface Link {
  position: number;
  audit_log_id: number;
  hash: string;
  content: string | null;
}

export async function verifyAuditLog(db: Queryable, known?: KnownHead): Promise<Verification> {
  const walked = await walk(db, known);
  const row = await db.row<{ waiting: number; lost: number | null }>(sql`
    select (select count(*) from audit_log_unchained) as waiting, (
      select min(audit_log_id) from audit_log entry
      where not exists (select from audit_log_chain link where link.audit_log_id = entry.audit_log_id)
        and not exists (select from audit_log_unchained u where u.audit_log_id = entry.audit_log_id)) as lost`);
  const problem =
    walked.problem ??
    (row?.lost ? `Entry ${row.lost} is not in the chain and does not wait for it.` : undefined);
  return { ...walked, waiting: row?.waiting ?? 0, ...(problem && { problem }) };
}

async function walk(db: Queryable, known?: KnownHead): Promise<Omit<Verification, 'waiting'>> {
  let hash: Buffer = Buffer.alloc(32);
  let position = 0;
  const failed = (problem: string) => ({ length: position, head: hash.toString('hex'), problem });
  for (;;) {
    const links = await linksAfter(db, position);
    for (const link of links) {
      const problem = problemOf(link, position, hash, known);
      if (problem) return failed(problem);
      position = link.position;
      hash = Buffer.from(link.hash, 'hex');
    }
    if (links.length < BATCH) break;
  }
  if (known && known.position > position)
    return failed(`The chain ends at ${position}, though it reached ${known.position} before.`);
  return { length: position, head: hash.toString('hex') };
}

function linksAfter(db: Queryable, position: number): Promise<Link[]> {
  return db.rows<Link>(sql`
    select position, link.audit_log_id, encode(hash, 'hex') as hash, case when entry.audit_log_id is not null then audit_log_content(entry) end as content
    from audit_log_chain link left join audit_log entry using (audit_log_id)
    where position > ${position} order by position limit ${sql.integer(BATCH)}`);
}

function problemOf(link: Link, before: number, hash: Buffer, known?: KnownHead): string | undefined {
  if (link.position !== before + 1) return `The chain has no place ${before + 1}.`;
  if (link.content === null) return `Entry ${link.audit_log_id} is gone.`;
  if (nextHash(hash, link.content).toString('hex') !== link.hash)
    return `Entry ${link.audit_log_id} is not as it was written, or one before it is another.`;
  if (known?.position === link.position && known.hash !== link.hash)
    return `The chain is another one than before: place ${link.position} had the hash ${known.hash}.`;
  return undefined;
}

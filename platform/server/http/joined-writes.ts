// Actions of several owners as one operation: what each of them writes is written in the transaction of whoever calls them.
import type { Transaction } from '../db/database.ts';
import type { RequestContext, WriteContext } from './context.ts';

/** The context to call them with: `ctx.write` does its work within `w`, and reading sees what was written so far. */
export function joinedTo(ctx: RequestContext, w: WriteContext): RequestContext {
  const { db } = w;
  const reads: RequestContext['db'] = {
    rows: (statement) => db.rows(statement),
    row: (statement) => db.row(statement),
    execute: (statement) => db.execute(statement),
    transaction: (work: (tx: Transaction) => Promise<unknown>) => work(db) as never,
  };
  return Object.create(ctx, {
    db: { value: reads },
    write: { value: (work: (joined: WriteContext) => Promise<unknown>) => work(w) },
    // What the caller's revision is of, the caller checks.
    ifMatch: { value: undefined },
    idempotentCall: { value: undefined },
  }) as RequestContext;
}

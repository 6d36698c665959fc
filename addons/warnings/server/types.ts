// Types of warnings. One that is deleted is offered no more; warnings of it keep its name.
import { notFound, type RequestContext, recordAct, sql } from '@parley/addon-api';
import type { TypeWords, WarningType } from '../warning-types.contract.ts';
import { warningTypeActs } from './warning.acts.ts';

interface TypeRow {
  warning_type_id: number;
  name: string;
  description: string;
  points: number;
  days_valid: number | null;
  must_acknowledge: boolean;
}

const present = (row: TypeRow): WarningType => ({
  warningTypeID: row.warning_type_id,
  name: row.name,
  description: row.description,
  points: row.points,
  daysValid: row.days_valid,
  mustAcknowledge: row.must_acknowledge,
});

export async function allTypes(ctx: Pick<RequestContext, 'db'>): Promise<WarningType[]> {
  const rows = await ctx.db.rows<TypeRow>(sql`
    select warning_type_id, name, description, points, days_valid, must_acknowledge from warning_types
    where date_deleted is null order by points, sort, warning_type_id limit 200`);
  return rows.map(present);
}

export async function requireType(ctx: Pick<RequestContext, 'db'>, typeID: number): Promise<WarningType> {
  const row = await ctx.db.row<TypeRow>(sql`
    select warning_type_id, name, description, points, days_valid, must_acknowledge from warning_types
    where warning_type_id = ${typeID} and date_deleted is null`);
  if (!row) throw notFound('Warning type');
  return present(row);
}

const loggable = ({ name, points, daysValid, mustAcknowledge }: TypeWords | WarningType) => ({
  name,
  points,
  daysValid,
  mustAcknowledge,
});

export async function addType(ctx: RequestContext, given: TypeWords): Promise<number> {
  return ctx.write(async (w) => {
    const row = await w.db.row<{ warning_type_id: number }>(sql`
      insert into warning_types (name, description, points, days_valid, must_acknowledge)
      values (${given.name}, ${given.description}, ${given.points}, ${given.daysValid}, ${given.mustAcknowledge})
      returning warning_type_id`);
    if (!row) throw notFound('Warning type');
    await recordAct(w, warningTypeActs.added, { recordID: row.warning_type_id, after: loggable(given) });
    return row.warning_type_id;
  });
}

export async function changeType(
  ctx: RequestContext,
  typeID: number,
  patch: { [Name in keyof TypeWords]?: TypeWords[Name] | undefined },
): Promise<void> {
  const before = await requireType(ctx, typeID);
  const after: WarningType = {
    ...before,
    ...Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)),
  };
  await ctx.write(async (w) => {
    await w.db.execute(sql`
      update warning_types set name = ${after.name}, description = ${after.description}, points = ${after.points},
        days_valid = ${after.daysValid}, must_acknowledge = ${after.mustAcknowledge}
      where warning_type_id = ${typeID}`);
    await recordAct(w, warningTypeActs.changed, {
      recordID: typeID,
      before: loggable(before),
      after: loggable(after),
    });
  });
}

export async function deleteType(ctx: RequestContext, typeID: number): Promise<void> {
  const before = await requireType(ctx, typeID);
  await ctx.write(async (w) => {
    const deleted = await w.db.execute(sql`
      update warning_types set date_deleted = now() where warning_type_id = ${typeID} and date_deleted is null`);
    if (deleted > 0)
      await recordAct(w, warningTypeActs.deleted, { recordID: typeID, before: loggable(before) });
  });
}

// Records of any kind that can be reported, asked of their owners.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import {
  type ReportedRecord,
  type ReportKind,
  reportKinds,
} from '../../../platform/server/places/report-kinds.ts';
import { reportError } from '../reports.contract.ts';

export function findKind(ctx: RequestContext, recordType: string): ReportKind | undefined {
  return reportKinds.of(ctx).find((kind) => kind.recordType === recordType);
}

export function requireKind(ctx: RequestContext, recordType: string): ReportKind {
  const kind = findKind(ctx, recordType);
  if (!kind) throw reportError('report.unknownKind');
  return kind;
}

export interface RecordName {
  recordType: string;
  recordID: number;
}

export const keyOf = ({ recordType, recordID }: RecordName): string => `${recordType}:${recordID}`;

/** One statement for each kind among them. */
export async function findRecords(
  ctx: RequestContext,
  names: readonly RecordName[],
): Promise<Map<string, ReportedRecord>> {
  const found = new Map<string, ReportedRecord>();
  for (const [recordType, ofType] of Map.groupBy(names, (name) => name.recordType)) {
    const ids = [...new Set(ofType.map(({ recordID }) => recordID))];
    for (const record of (await findKind(ctx, recordType)?.find(ctx, ids)) ?? [])
      found.set(keyOf({ recordType, recordID: record.recordID }), record);
  }
  return found;
}

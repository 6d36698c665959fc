// What other features let people translate.
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { PROPERTY_TYPES } from '../translations.contract.ts';

export type RecordName = number | string;

export interface TranslatableRecord {
  /** An id where records have one, else their key. */
  record: RecordName;
  /** As they were written, by the name of the property; what is empty needs no translation. */
  texts: Readonly<Record<string, string | null>>;
}

export interface Translatable {
  /** The end of the address: `/translations/categories`. */
  resource: string;
  recordType: string;
  properties: readonly {
    propertyName: string;
    propertyType: (typeof PROPERTY_TYPES)[number];
    maxLength: number;
  }[];
  /** In the order they are shown in; of those that are named, or of all. What the viewer may not see is not there. */
  records: (
    ctx: RequestContext,
    requested: { named?: readonly RecordName[] | undefined; page: number; limit: number },
  ) => Promise<TranslatableRecord[]>;
}

export const translatables = new ExtensionPoint<Translatable>();

/** For what is in memory whole. */
export function pageOfRecords(
  all: readonly TranslatableRecord[],
  { named, page, limit }: { named?: readonly RecordName[] | undefined; page: number; limit: number },
): TranslatableRecord[] {
  const requested = named && new Set(named);
  return all
    .filter(({ record }) => !requested || requested.has(record))
    .slice((page - 1) * limit, page * limit);
}

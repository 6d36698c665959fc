// The records that a layout can be made to stand for.

import { siteConfig } from '../config/site-config.ts';
import { ExtensionPoint } from '../feature/extension-point.ts';
import type { RequestContext } from '../http/context.ts';

export interface FoundRecord {
  name: string;
  url: string;
}

export interface LayoutRecords {
  recordType: string;
  /** Those that are there, by their id. */
  find: (ctx: RequestContext, recordIDs: readonly number[]) => Promise<ReadonlyMap<number, FoundRecord>>;
}

/** Added to by the features whose records these are. */
export const layoutRecords = new ExtensionPoint<LayoutRecords>();

export const GLOBAL = { recordType: 'global', recordID: -1 } as const;
const ROOT = { recordType: 'root', recordID: -2 } as const;
/** There is one section. */
const SECTION = { recordType: 'siteSection', recordID: 0 } as const;

/** Where the climb ends, whatever record it began at. */
export const ABOVE_ALL_RECORDS: readonly { recordType: string; recordID: number }[] = [SECTION, ROOT, GLOBAL];

/** Whoever asks by one of these names no record: what the page is about then stands in its parameters. */
export function isAboveAllRecords(recordType: string): boolean {
  return ABOVE_ALL_RECORDS.some((each) => each.recordType === recordType);
}

export async function findLayoutRecords(
  ctx: RequestContext,
  recordType: string,
  recordIDs: readonly number[],
): Promise<ReadonlyMap<number, FoundRecord>> {
  const whole = ABOVE_ALL_RECORDS.find((each) => each.recordType === recordType);
  if (whole) {
    const found = recordIDs.filter((id) => id === whole.recordID);
    return new Map(found.map((id) => [id, { name: ctx.setting(siteConfig.title), url: ctx.url('/') }]));
  }
  const source = layoutRecords.of(ctx).find((each) => each.recordType === recordType);
  return (await source?.find(ctx, recordIDs)) ?? new Map();
}

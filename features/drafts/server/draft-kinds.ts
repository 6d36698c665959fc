// What drafts become, each declared by whoever owns it: where it is written on, and who else may look at it.
import type { Translator } from '../../../platform/contract/languages/translate.ts';
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { Crumb } from '../../categories/categories.contract.ts';
import type { DraftRow } from './draft.queries.ts';

export interface DraftPlace {
  /** Of what it belongs to: of a comment, the title of the discussion. */
  name: string;
  editUrl: string | null;
  breadCrumbs: Crumb[] | null;
}

export interface DraftKind {
  recordType: string;
  /** Read by its author alone, where moderators may look at other drafts. */
  isPrivate?: boolean;
  /** Without a text there is nothing to store. */
  needsText?: boolean;
  /** What lists call it; left out: they know it. */
  label?: (t: Translator['t']) => string;
  /** The name of an icon of the design system. */
  icon?: string;
  /** What is out of sight is not named. */
  placesOf: (ctx: RequestContext, rows: readonly DraftRow[]) => Promise<(row: DraftRow) => DraftPlace>;
}

export const draftKinds = new ExtensionPoint<DraftKind>();

export function draftKindOf(ctx: RequestContext, recordType: string): DraftKind | undefined {
  return draftKinds.of(ctx).find((kind) => kind.recordType === recordType);
}

/** Of all kinds together: each is asked for its own once. */
export async function placesOf(
  ctx: RequestContext,
  rows: readonly DraftRow[],
): Promise<(row: DraftRow) => DraftPlace> {
  const byType = Map.groupBy(rows, (row) => row.record_type);
  const found = new Map<string, (row: DraftRow) => DraftPlace>();
  for (const [recordType, theirs] of byType) {
    const kind = draftKindOf(ctx, recordType);
    if (kind) found.set(recordType, await kind.placesOf(ctx, theirs));
  }
  return (row) => found.get(row.record_type)?.(row) ?? { name: '', editUrl: null, breadCrumbs: null };
}

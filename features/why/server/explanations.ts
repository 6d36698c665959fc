// What can be asked why: `extensions: [explanations.add({ recordType: 'discussion', act: 'see', ... })]`. Nothing is
// decided twice: an explanation calls the function that decides, as the one who is asked about.
import type { PermissionName } from '../../../platform/contract/permission-names.ts';
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';

export interface RecordFacts {
  /** Where it stands; null: in no category. */
  categoryID: number | null;
  /** Names of the states it is in, of those that `states` has. */
  states: readonly string[];
}

export interface Explanation {
  recordType: string;
  act: string;
  /** English; translated where it is shown. `See a discussion` */
  name: string;
  /** Throws what they are told who may not. It changes nothing. */
  require: (ctx: RequestContext, recordID: number) => Promise<unknown>;
  /** What that asks for, in the place of the record. */
  permissions: readonly PermissionName[];
  /** States that can hide or lock it, in words: English; translated where they are shown. */
  states: Readonly<Record<string, string>>;
  /** By state: the acts of staff that lead to it, as the audit log names them. */
  stateActs?: Readonly<Record<string, readonly string[]>>;
  /** For whoever asks, an administrator; undefined: it is gone. */
  facts: (ctx: RequestContext, recordID: number) => Promise<RecordFacts | undefined>;
}

export const explanations = new ExtensionPoint<Explanation>();

/** The kinds of record of which it can be asked who sees them. */
export function explainedTypes(ctx: RequestContext): string[] {
  return explanations.of(ctx).flatMap(({ recordType, act }) => (act === 'see' ? [recordType] : []));
}

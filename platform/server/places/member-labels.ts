// What stands beside a member's name: a title, a role that says more than being here, a rank, a badge. Shared content: the
// same for all of an audience. Whatever changes a label invalidates `cacheTag.user(userID)`.
import { ExtensionPoint } from '../feature/extension-point.ts';
import type { RequestContext } from '../http/context.ts';

export interface MemberLabel {
  /** In the reader's language. */
  text: string;
  tone: 'plain' | 'staff';
  /** By which a style sheet gives it a colour; `rank-accent`, `rank-green`, `rank-amber` and `rank-red` have one. */
  cssClass?: string;
}

/** Beside what they wrote; at the head of their profile. */
export type MemberLabelPlace = 'post' | 'profile';

/** Nobody of whom the viewer may know the name alone is among them. */
export interface LabelledMember {
  userID: number;
  title: string | null;
}

export interface MemberLabels {
  places: readonly MemberLabelPlace[];
  /** Those of the product are 10, 20 and so on. */
  position: number;
  /** By member: at most one statement for all of them. */
  labelsOf: (
    ctx: RequestContext,
    members: readonly LabelledMember[],
  ) => ReadonlyMap<number, readonly MemberLabel[]> | Promise<ReadonlyMap<number, readonly MemberLabel[]>>;
}

export const memberLabels = new ExtensionPoint<MemberLabels>();

/** Of those who have any. */
export async function labelsBeside(
  ctx: RequestContext,
  place: MemberLabelPlace,
  members: readonly LabelledMember[],
): Promise<Map<number, MemberLabel[]>> {
  const labels = new Map<number, MemberLabel[]>();
  if (members.length === 0) return labels;
  const sources = memberLabels
    .of(ctx)
    .filter(({ places }) => places.includes(place))
    .toSorted((a, b) => a.position - b.position);
  const found = await Promise.all(sources.map((source) => source.labelsOf(ctx, members)));
  for (const ofSource of found)
    for (const [userID, added] of ofSource)
      if (added.length > 0) labels.set(userID, [...(labels.get(userID) ?? []), ...added]);
  return labels;
}

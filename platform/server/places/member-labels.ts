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
  /** Its first one is what calls answer as the `label` of a member, instead of their title: a rank. */
  isLabel?: boolean;
  /** By member: at most one statement for all of them. */
  labelsOf: (
    ctx: RequestContext,
    members: readonly LabelledMember[],
  ) => ReadonlyMap<number, readonly MemberLabel[]> | Promise<ReadonlyMap<number, readonly MemberLabel[]>>;
}

export const memberLabels = new ExtensionPoint<MemberLabels>();

/** Of those who have any. */
export interface LabelsBeside {
  all: Map<number, MemberLabel[]>;
  /** What stands for their title. */
  label: Map<number, MemberLabel>;
}

export async function labelsBeside(
  ctx: RequestContext,
  place: MemberLabelPlace,
  members: readonly LabelledMember[],
  /** No more is asked for than what stands for titles. */
  isLabelAlone = false,
): Promise<LabelsBeside> {
  const labels: LabelsBeside = { all: new Map(), label: new Map() };
  if (members.length === 0) return labels;
  const sources = memberLabels
    .of(ctx)
    .filter(({ places, isLabel }) => places.includes(place) && (isLabel || !isLabelAlone))
    .toSorted((a, b) => a.position - b.position);
  const found = await Promise.all(sources.map((source) => source.labelsOf(ctx, members)));
  for (const [at, ofSource] of found.entries())
    for (const [userID, added] of ofSource) {
      if (added[0] && sources[at]?.isLabel) labels.label.set(userID, added[0]);
      if (added.length > 0) labels.all.set(userID, [...(labels.all.get(userID) ?? []), ...added]);
    }
  return labels;
}

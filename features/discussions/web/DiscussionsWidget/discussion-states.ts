// Which marks stand before a title, and which badges above it.
import type { SiteMeta } from '../../../../platform/contract/page.ts';
import type { StateName, StateStyle } from '../../../../platform/ui/Badges/Badges.tsx';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import type { Discussion } from '../../discussions.contract.ts';
import type { ShownMetas } from './discussions-widget-props.ts';

type Subject = Pick<Discussion, 'type' | 'pinned' | 'closed' | 'sink' | 'statusID' | 'isHeld' | 'resolved'>;
type Site = Pick<SiteMeta, 'isTriageOn' | 'postTypeKinds'>;

export interface DiscussionState {
  name: string;
  /** What shows it: one of the design system, or what its type brings. */
  state: StateName | StateStyle;
  /** The name of the meta by which layouts leave it out. */
  meta?: string | undefined;
}

export function useDiscussionStates(discussion: Subject): DiscussionState[] {
  return discussionStates(discussion, useSite());
}

/** `isTriageOn`: the viewer is of the staff, who mark what is resolved. */
export function discussionStates(discussion: Subject, site: Site): DiscussionState[] {
  const states: StateName[] = [];
  if (site.isTriageOn === true && discussion.resolved) states.push('resolved');
  if (discussion.isHeld) states.push('pending');
  if (discussion.pinned) states.push('announced');
  if (discussion.closed) states.push('closed');
  return [
    ...states.map((name) => ({ name, state: name, ...(name === 'resolved' && { meta: name }) })),
    ...kindStates(discussion, site),
  ];
}

/** Whether a layout that says which metas it wants wants this one. */
export function isStateWanted({ meta }: DiscussionState, display: ShownMetas): boolean {
  return meta === undefined || display[meta] !== false;
}

function kindStates({ type, statusID }: Subject, { postTypeKinds = [] }: Site): DiscussionState[] {
  const kind = postTypeKinds.find((each) => each.type === type);
  const mark = kind?.marks?.[statusID] ?? kind?.mark;
  return mark ? [{ name: mark.name, state: mark, meta: kind?.meta }] : [];
}

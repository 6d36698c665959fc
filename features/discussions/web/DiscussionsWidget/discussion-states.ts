// Which marks stand before a title, and which badges above it.
import type { StateName } from '../../../../platform/ui/Badges/Badges.tsx';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import type { Discussion } from '../../discussions.contract.ts';
import type { ShownMetas } from './discussions-widget-props.ts';

type Subject = Pick<
  Discussion,
  'type' | 'pinned' | 'closed' | 'sink' | 'status' | 'attributes' | 'isHeld' | 'resolved'
>;

export function useDiscussionStates(discussion: Subject): StateName[] {
  const { isTriageOn } = useSite();
  return discussionStates(discussion, isTriageOn === true);
}

/** `isTriageOn`: the viewer is of the staff, who mark what is resolved. */
export function discussionStates(discussion: Subject, isTriageOn = false): StateName[] {
  const states: StateName[] = [];
  if (isTriageOn && discussion.resolved) states.push('resolved');
  if (discussion.isHeld) states.push('pending');
  if (discussion.pinned) states.push('announced');
  if (discussion.closed) states.push('closed');
  const kind = kindState(discussion);
  if (kind) states.push(kind);
  return states;
}

/** Whether a layout that says which metas it wants wants this one. */
export function isStateWanted(state: StateName, display: ShownMetas): boolean {
  if (state === 'resolved') return display.resolved !== false;
  return !['solved', 'answered', 'question'].includes(state) || display.qnaStatus !== false;
}

function kindState({ type, status, attributes }: Subject): StateName | undefined {
  if (type === 'idea' || type === 'poll') return type;
  if (type !== 'question') return undefined;
  const question = attributes?.question as { status?: string } | undefined;
  const answer = (question?.status ?? status?.name ?? '').toLowerCase();
  if (answer === 'accepted') return 'solved';
  return answer === 'answered' ? 'answered' : 'question';
}

// For staff, beside what else they can do about a member: on profiles, cards and in triage.
import type { WebAdditions } from '../../platform/web/nodes/web-place.ts';
import { memberActions } from '../profiles/web/member-actions.ts';
import { RemovePosts } from './web/RemovePosts/RemovePosts.tsx';

export const memberPostsAdditions: WebAdditions = {
  additions: [memberActions.add({ position: 105, Action: RemovePosts })],
};

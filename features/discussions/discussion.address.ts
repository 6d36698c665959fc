// What the address of a discussion looks like.
import { slug } from '../../platform/contract/slug.ts';

export interface DiscussionAddress {
  discussionID: number;
  name: string;
}

/** `/discussion/5/why-bees-swarm`, with `/p2` behind it from the second page on. */
export function discussionPath({ discussionID, name }: DiscussionAddress, page = 1): string {
  return `/discussion/${discussionID}/${slug(name)}${pageSuffix(page)}`;
}

/** The first page has no suffix. */
export function pageSuffix(page: number): string {
  return page > 1 ? `/p${page}` : '';
}

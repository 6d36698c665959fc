import { cacheTag, type RequestContext } from '@parley/addon-api';

/** Pages that show several events. */
export const EVENTS_TAG = 'events';

/** What is renamed, moved or hidden is a post. */
export function staleWithEvents({ cacheTags }: Pick<RequestContext, 'cacheTags'>): void {
  cacheTags.add(EVENTS_TAG);
  cacheTags.add(cacheTag.allPosts);
}

/** What shows one event, and what shows several. */
export const staleWith = (discussionID: number) => ({
  invalidates: [cacheTag.discussion(discussionID), EVENTS_TAG],
});

// Posts of kinds that add-ons bring, from their folders: on the small site beside its own.
import type { Person } from './small-site.ts';

export interface PostOfAddon {
  discussionID: number;
  url: string;
}

/** By a name of its own, for `site.more` of the pages that are looked at. */
export type MorePosts = (by: { member: Person; other: Person }) => Promise<Record<string, PostOfAddon>>;

const found = import.meta.glob<{ morePosts: MorePosts }>('../addons/*/testing/more-posts.ts', {
  eager: true,
});

export async function morePosts(by: Parameters<MorePosts>[0]): Promise<Record<string, PostOfAddon>> {
  const made: Record<string, PostOfAddon> = {};
  for (const module of Object.values(found)) Object.assign(made, await module.morePosts(by));
  return made;
}

// How people reacted at the old site: likes, and the faces of Discourse's plug-in for reactions.
import { cleanLine } from '../clean-text.ts';
import { MAX_NAME } from './authors.ts';
import type { DiscoursePost, ReactingPerson } from './topic.ts';

export const LIKE = 2;

/** Which of our reactions says the same; for those of no known meaning a like stands. */
const SAME: Readonly<Record<string, string>> = {
  heart: 'Like',
  '+1': 'Agree',
  thumbsup: 'Agree',
  white_check_mark: 'Agree',
  '-1': 'Disagree',
  thumbsdown: 'Disagree',
  laughing: 'LOL',
  joy: 'LOL',
  rofl: 'LOL',
  smile: 'LOL',
  bulb: 'Insightful',
  thinking: 'Insightful',
  brain: 'Insightful',
  open_mouth: 'Awesome',
  astonished: 'Awesome',
  clap: 'Awesome',
  tada: 'Awesome',
  rocket: 'Awesome',
  fire: 'Awesome',
  star_struck: 'Awesome',
  confused: 'Disagree',
  angry: 'Disagree',
};
const WORTH: Readonly<Record<string, number>> = { Disagree: 0, LOL: 1 };

export function reactionFor(face: string): string {
  return SAME[face] ?? 'Like';
}

/** What one of them counted when it came along as a number. */
export function worthOf(urlcode: string): number {
  return WORTH[urlcode] ?? 1;
}

export interface NamedReaction {
  by: { id: number | undefined; username: string };
  urlcode: string;
  /** As the export has it. */
  at: unknown;
}

/** By our name for the reaction; the list of reactions counts the likes as well. */
export function countReactions(post: DiscoursePost): {
  likes: number;
  reactions: ReadonlyMap<string, number>;
} {
  const counts = new Map<string, number>();
  const likes = likesOf(post)?.count ?? 0;
  const [given = [{ id: 'heart', count: likes }]] = [post.reactions, post.reaction_users].filter(
    (list) => list && list.length > 0,
  );
  const retorts = (post.retorts ?? []).map(({ emoji, usernames }) => ({
    id: emoji,
    count: new Set(usernames?.map(({ username }) => username)).size,
  }));
  for (const { id, count } of [...(given ?? []), ...retorts]) {
    const urlcode = reactionFor(id);
    if (count) counts.set(urlcode, (counts.get(urlcode) ?? 0) + count);
  }
  const score = [...counts].reduce((sum, [urlcode, count]) => sum + count * worthOf(urlcode), 0);
  return { likes: score, reactions: counts };
}

/** Those of a post whose givers the export names: each person once, since here a post takes one reaction of each. */
export function namedReactions(post: DiscoursePost): NamedReaction[] {
  const lists: [face: string, people: readonly ReactingPerson[] | null | undefined][] = [
    ...[...(post.reactions ?? []), ...(post.reaction_users ?? [])].map(
      ({ id, users }) => [id, users] as (typeof lists)[number],
    ),
    ...(post.retorts ?? []).map(({ emoji, usernames }) => [emoji, usernames] as (typeof lists)[number]),
    ['heart', likesOf(post)?.users],
    ['heart', post.post_action_users],
  ];
  const met = new Set<string>();
  return lists.flatMap(([face, people]) =>
    (people ?? []).flatMap(({ id, username, created_at }) => {
      const by = { id: id ?? undefined, username: cleanLine(username ?? '', MAX_NAME) };
      const keys = [`${by.id ?? ''}`, by.username && `@${by.username.toLowerCase()}`].filter(Boolean);
      const isMet = keys.some((key) => met.has(key));
      for (const key of keys) met.add(key);
      return isMet ? [] : [{ by, urlcode: reactionFor(face), at: created_at }];
    }),
  );
}

function likesOf({ actions_summary }: DiscoursePost) {
  return actions_summary?.find((action) => action.id === LIKE);
}

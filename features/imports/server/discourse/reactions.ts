// How people reacted at the old site: likes, and the faces of Discourse's plug-in for reactions.
import type { DiscoursePost } from './topic.ts';

const LIKE = 2;

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

/** By our name for the reaction; the list of reactions counts the likes as well. */
export function countReactions({ reactions, actions_summary }: DiscoursePost): {
  likes: number;
  reactions: ReadonlyMap<string, number>;
} {
  const counts = new Map<string, number>();
  const likes = actions_summary?.find((action) => action.id === LIKE)?.count ?? 0;
  const given = reactions && reactions.length > 0 ? reactions : [{ id: 'heart', count: likes }];
  for (const { id, count } of given) {
    const urlcode = SAME[id] ?? 'Like';
    if (count) counts.set(urlcode, (counts.get(urlcode) ?? 0) + count);
  }
  const score = [...counts].reduce((sum, [urlcode, count]) => sum + count * (WORTH[urlcode] ?? 1), 0);
  return { likes: score, reactions: counts };
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { iconNames } from '../../../platform/ui/icons/icon-names.ts';
import { demoSite } from './demo-site.ts';
import type { DemoComment, DemoDiscussion, DemoReaction } from './types.ts';

type Placed = { comment: DemoComment; depth: number; parentMinutes: number };

function place(comments: DemoComment[], depth = 1, parentMinutes = 0): Placed[] {
  return comments.flatMap((comment) => [
    { comment, depth, parentMinutes },
    ...place(comment.replies ?? [], depth + 1, comment.minutesAfter),
  ]);
}

const { people, categories, tags, discussions } = demoSite;
const personKeys = new Set(people.map((person) => person.key));
const names = new Set(people.map((person) => person.name));
const all = discussions.flatMap((discussion) =>
  place(discussion.comments).map((p) => ({ ...p, discussion })),
);

const repeated = (values: string[]) => values.filter((value, i) => values.indexOf(value) !== i);
const label = (discussion: DemoDiscussion) => discussion.key;
const reactors = (reactions: DemoReaction[] = []) => reactions.flatMap((reaction) => reaction.by);

describe('people', () => {
  it('have distinct keys and names, and someone for each role', () => {
    expect(repeated(people.map((person) => person.key))).toEqual([]);
    expect(repeated(people.map((person) => person.name))).toEqual([]);
    expect(new Set(people.map((person) => person.role)).size).toBe(3);
  });

  it('have an avatar in two cases of three, and every drawing belongs to somebody', () => {
    const drawn = readdirSync(join(import.meta.dirname, 'avatars')).sort();
    const used = people.flatMap((person) => (person.avatar ? [person.avatar] : [])).sort();
    expect(used).toEqual(drawn);
    expect(used.length / people.length).toBeGreaterThan(0.6);
    expect(used.length / people.length).toBeLessThan(0.75);
  });

  it('had joined before they wrote', () => {
    const days = new Map(people.map((person) => [person.key, person.joinedDaysAgo]));
    const early = [
      ...discussions.map((d) => ({ author: d.author, ago: d.minutesAgo })),
      ...all.map((p) => ({
        author: p.comment.author,
        ago: p.discussion.minutesAgo - p.comment.minutesAfter,
      })),
    ].filter((post) => post.ago > (days.get(post.author) ?? 0) * 1440);
    expect(early).toEqual([]);
  });
});

describe('avatars', () => {
  const folder = join(import.meta.dirname, 'avatars');

  it.each(readdirSync(folder))('%s is small, square and inert', (file) => {
    const svg = readFileSync(join(folder, file), 'utf8');
    expect(svg.length).toBeLessThan(1536);
    expect(svg).toContain('viewBox="0 0 96 96"');
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
      /script|style|href|url\(|https?:|\son\w+=/i,
    );
  });
});

describe('categories and tags', () => {
  it('are distinct, in two levels at most, and one is private', () => {
    expect(repeated(categories.map((category) => category.key))).toEqual([]);
    expect(repeated(categories.map((category) => category.urlcode))).toEqual([]);
    expect(repeated(tags.map((tag) => tag.urlcode))).toEqual([]);
    const top = new Set(categories.filter((category) => !category.parent).map((category) => category.key));
    for (const { parent } of categories) if (parent) expect(top).toContain(parent);
    expect(categories.filter((category) => category.private)).toHaveLength(1);
  });

  it('have icons of ours', () => {
    const icons = categories.flatMap(({ icon }) => icon ?? []);
    expect(icons.filter((icon) => !iconNames.some((name) => name === icon))).toEqual([]);
  });

  it('stand parents first, so that they can be made in this order', () => {
    const seen = new Set<string>();
    for (const { key, parent } of categories) {
      if (parent) expect(seen).toContain(parent);
      seen.add(key);
    }
  });

  it('are all used, except the categories that only hold others', () => {
    const used = new Set(discussions.map((discussion) => discussion.category));
    const holders = new Set(['heading', 'categories']);
    expect(categories.filter((c) => used.has(c.key) === holders.has(c.displayAs)).map((c) => c.key)).toEqual(
      [],
    );
    const usedTags = new Set(discussions.flatMap((discussion) => discussion.tags));
    expect([...usedTags].sort()).toEqual(tags.map((tag) => tag.urlcode).sort());
  });
});

describe('discussions', () => {
  it('are of the promised size', () => {
    const english = discussions.filter((discussion) => !discussion.language);
    const languages = new Set(discussions.flatMap((discussion) => discussion.language ?? []));
    expect(discussions.length).toBeGreaterThanOrEqual(70);
    expect(english.length).toBeGreaterThanOrEqual(45);
    expect(languages.size).toBeGreaterThanOrEqual(14);
    expect(all.length).toBeGreaterThanOrEqual(650);
    expect(all.length).toBeLessThanOrEqual(900);
  });

  it('have distinct keys and titles that fit', () => {
    expect(repeated(discussions.map((discussion) => discussion.key))).toEqual([]);
    expect(repeated(discussions.map((discussion) => discussion.title))).toEqual([]);
    expect(discussions.filter((d) => d.title.length === 0 || d.title.length > 250).map(label)).toEqual([]);
    const words = discussions.map((discussion) => discussion.title.split(/\s+/).length);
    expect(Math.min(...words)).toBe(1);
    expect(Math.max(...words)).toBeGreaterThanOrEqual(40);
  });

  it('name only people, categories and tags that exist, with at most five tags', () => {
    const categoryKeys = new Set(categories.map((category) => category.key));
    for (const d of discussions) {
      expect(categoryKeys, d.key).toContain(d.category);
      expect(d.tags.length, d.key).toBeLessThanOrEqual(5);
      expect(repeated([...d.tags, ...d.bookmarkedBy]), d.key).toEqual([]);
      for (const key of [d.author, ...d.bookmarkedBy, ...reactors(d.reactions)])
        expect(personKeys).toContain(key);
      expect(d.views, d.key).toBeGreaterThan(d.bookmarkedBy.length);
    }
  });

  it('show every thread length, both kinds of pin, closed ones and what is asked still', () => {
    const lengths = discussions.map((discussion) => place(discussion.comments).length);
    expect(Math.min(...lengths)).toBe(0);
    expect(Math.max(...lengths)).toBeGreaterThanOrEqual(115);
    expect(lengths.filter((n) => n >= 15 && n <= 30).length).toBeGreaterThanOrEqual(5);
    expect(new Set(discussions.flatMap((d) => d.pinned ?? []))).toEqual(new Set(['category', 'recent']));
    expect(discussions.filter((d) => d.closed)).toHaveLength(2);
    expect(new Set(discussions.map((d) => d.format))).toEqual(new Set(['markdown', 'text', 'html', 'rich2']));
  });

  it('accept at most one comment, where something is asked, and leave some of that open', () => {
    const asking = discussions.filter((d) => d.asks);
    const accepted = (d: DemoDiscussion) => place(d.comments).filter((p) => p.comment.accepted).length;
    expect(discussions.filter((d) => accepted(d) > (d.asks ? 1 : 0)).map(label)).toEqual([]);
    expect(asking.length).toBeGreaterThanOrEqual(20);
    expect(asking.filter((d) => accepted(d) === 1).length).toBeGreaterThan(asking.length / 2);
    expect(asking.filter((d) => accepted(d) === 0).length).toBeGreaterThanOrEqual(3);
  });
});

describe('comments', () => {
  it('come after what they answer and never from the future', () => {
    const wrong = all.filter(
      (p) => p.comment.minutesAfter <= p.parentMinutes || p.comment.minutesAfter >= p.discussion.minutesAgo,
    );
    expect(wrong.map((p) => p.comment.body)).toEqual([]);
  });

  it('are nested five levels deep at most', () => {
    expect(Math.max(...all.map((p) => p.depth))).toBe(5);
  });

  it('are all written out, each one different', () => {
    expect(all.filter((p) => p.comment.body.trim() === '').map((p) => p.discussion.key)).toEqual([]);
    expect(repeated(all.map((p) => p.comment.body))).toEqual([]);
  });

  it('name only people that exist, each reacting once and not to themselves', () => {
    const posts = [...discussions, ...all.map((p) => p.comment)];
    for (const { author, reactions, body } of posts) {
      for (const key of [author, ...reactors(reactions)]) expect(personKeys).toContain(key);
      expect(repeated(reactors(reactions)), body).toEqual([]);
      expect(reactors(reactions), body).not.toContain(author);
    }
  });

  it('and reactions of the private category come from those who can see it', () => {
    const crew = new Set(people.filter((person) => person.role !== 'member').map((person) => person.key));
    const closedDoors = new Set(
      categories.filter((category) => category.private).map((category) => category.key),
    );
    const inside = discussions.filter((d) => closedDoors.has(d.category));
    expect(inside.length).toBeGreaterThan(0);
    for (const d of inside) {
      const posts = [d, ...place(d.comments).map((p) => p.comment)];
      const there = [
        ...d.bookmarkedBy,
        ...posts.flatMap((post) => [post.author, ...reactors(post.reactions)]),
      ];
      expect(there.filter((key) => !crew.has(key))).toEqual([]);
    }
    const promoters = [...discussions, ...all.map((p) => p.comment)]
      .flatMap((post) => post.reactions ?? [])
      .flatMap((reaction) => (reaction.urlcode === 'Promote' ? reaction.by : []));
    expect(promoters.length).toBeGreaterThan(0);
    expect(promoters.filter((key) => !crew.has(key))).toEqual([]);
  });

  it('mention only members', () => {
    const bodies = [...discussions, ...all.map((p) => p.comment)].map((post) => post.body);
    const mentioned = bodies.flatMap((body) =>
      [...body.matchAll(/@"([^"]+)"/g)].map((match) => match[1] ?? ''),
    );
    expect(mentioned.length).toBeGreaterThan(2);
    expect(mentioned.filter((name) => !names.has(name))).toEqual([]);
  });
});

it('keeps rich bodies parseable', () => {
  const rich = [...discussions, ...all.map((p) => p.comment)].filter((post) => post.format === 'rich2');
  expect(rich.length).toBeGreaterThan(0);
  for (const { body } of rich) expect(Array.isArray(JSON.parse(body))).toBe(true);
});

// Everybody who wrote or reacted to something that is taken: Discourse's topics name people, there is no list of members.
import { readDate } from '../clean-text.ts';
import { authorOf } from './authors.ts';
import type { CheckedTopic } from './check-topic.ts';
import { type People, type Person, textOf } from './people.ts';
import { namedReactions } from './reactions.ts';
import type { DiscoursePost } from './topic.ts';

export interface Participant {
  /** Of former members and reactors an export has the name alone. */
  kind: 'users' | 'former members' | 'reactors';
  id: string;
  name: string;
  /** As the first of their posts has it. */
  displayName?: string | undefined;
  title?: string | undefined;
  isSuspended: boolean;
  /** When they are known to have been there. */
  date: string | undefined;
  person: Person;
}

const NOBODY: Person = {};

export class Participants {
  readonly #people: People;
  readonly #authors = new Map<string, Participant>();
  readonly #reactors = new Map<string, Participant>();

  constructor(people: People) {
    this.#people = people;
  }

  note({ opening, replies }: CheckedTopic): void {
    for (const post of opening ? [opening, ...replies] : replies) {
      this.#noteAuthor(post);
      for (const { by, at } of namedReactions(post)) {
        const date = readDate(at) ?? readDate(post.created_at);
        const person = this.#people.byName.get(by.username.toLowerCase());
        const id = by.id ?? person?.id;
        const name = by.username || nameOf(person ?? this.#people.byID.get(String(id)));
        if (id !== undefined) this.#noteReactor('users', String(id), name || `user${id}`, date);
        else if (name !== '') this.#noteReactor('reactors', name.toLowerCase(), name, date);
      }
    }
  }

  /** By their ids, of people in the list. */
  noteReactors(ids: Iterable<string>): void {
    for (const id of ids)
      this.#noteReactor('users', id, nameOf(this.#people.byID.get(id)) || `user${id}`, undefined);
  }

  /** Each once, as the first of their posts shows them; those who only reacted last. */
  all(): Participant[] {
    const authors = [...this.#authors.values()];
    const names = new Set(authors.map(({ name }) => name.toLowerCase()));
    const others = [...this.#reactors].filter(([key, { kind, id }]) =>
      kind === 'users' ? !this.#authors.has(key) : !names.has(id),
    );
    return [...authors, ...others.map(([, reactor]) => reactor)];
  }

  #noteAuthor(post: DiscoursePost): void {
    const { kind, id, name } = authorOf(post);
    const key = `${kind} ${id}`;
    if (this.#authors.has(key)) return;
    this.#authors.set(key, {
      kind,
      id,
      name,
      displayName: post.name ?? undefined,
      title: post.user_title ?? undefined,
      isSuspended: post.user_suspended ?? false,
      date: readDate(post.created_at),
      person: this.#people.byID.get(id) ?? NOBODY,
    });
  }

  #noteReactor(kind: 'users' | 'reactors', id: string, name: string, date: string | undefined): void {
    const key = `${kind} ${id}`;
    if (this.#reactors.has(key)) return;
    const person = (kind === 'users' && this.#people.byID.get(id)) || NOBODY;
    this.#reactors.set(key, { kind, id, name, isSuspended: false, date, person });
  }
}

function nameOf(person: Person | undefined): string {
  return (person && textOf(person, 'username')) ?? '';
}

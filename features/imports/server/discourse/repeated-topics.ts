// A topic may stand in several lines: fetched twice, or page by page. It is one discussion, and counted once.
import { rejection } from './check-posts.ts';
import type { CheckedTopic } from './check-topic.ts';

export class RepeatedTopics {
  readonly #repeated: ReadonlySet<string>;
  /** Posts met so far, of those topics alone. */
  readonly #met = new Map<string, Set<string>>();

  constructor(repeated: ReadonlySet<string>) {
    this.#repeated = repeated;
  }

  /** Leaves to each line what the lines before it did not have. */
  note(checked: CheckedTopic): void {
    if (!checked.topic || !this.#repeated.has(checked.foreignID)) return;
    const { foreignID, line, opening } = checked;
    const met = this.#met.get(foreignID);
    const posts = opening && !checked.isOpeningAbsent ? [opening, ...checked.replies] : checked.replies;
    if (met) {
      checked.isRepeated = true;
      const reason = `it stands twice: line ${line} was joined with the line before it`;
      checked.rejections.push({ kind: 'topics', foreignID, reason });
      for (const post of posts.filter((each) => met.has(each.id)))
        checked.rejections.push(rejection(post.id, 'it stands twice'));
      checked.isOpeningAbsent ||= opening !== undefined && met.has(opening.id);
      checked.replies = checked.replies.filter((post) => !met.has(post.id));
    }
    this.#met.set(foreignID, new Set([...(met ?? []), ...posts.map((post) => post.id)]));
  }
}

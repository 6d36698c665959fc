// A topic may stand in several lines: fetched twice, or page by page. It is one discussion, and counted once.
import { rejection } from './judge-posts.ts';
import type { JudgedTopic } from './judge-topic.ts';

export class RepeatedTopics {
  readonly #repeated: ReadonlySet<string>;
  /** Posts met so far, of those topics alone. */
  readonly #met = new Map<string, Set<string>>();

  constructor(repeated: ReadonlySet<string>) {
    this.#repeated = repeated;
  }

  /** Leaves to each line what the lines before it did not have. */
  note(judged: JudgedTopic): void {
    if (!judged.topic || !this.#repeated.has(judged.foreignID)) return;
    const { foreignID, line, opening } = judged;
    const met = this.#met.get(foreignID);
    const posts = opening && !judged.isOpeningAbsent ? [opening, ...judged.replies] : judged.replies;
    if (met) {
      judged.isRepeated = true;
      const reason = `it stands twice: line ${line} was joined with the line before it`;
      judged.rejections.push({ kind: 'topics', foreignID, reason });
      for (const post of posts.filter((each) => met.has(each.id)))
        judged.rejections.push(rejection(post.id, 'it stands twice'));
      judged.isOpeningAbsent ||= opening !== undefined && met.has(opening.id);
      judged.replies = judged.replies.filter((post) => !met.has(post.id));
    }
    this.#met.set(foreignID, new Set([...(met ?? []), ...posts.map((post) => post.id)]));
  }
}

// Why questions were closed, and of which others they are duplicates: shown under the question.
import { escapeText } from '../../convert/dom.ts';
import type { Source } from '../bodies.ts';
import { cleanLine } from '../clean-text.ts';
import { type Row, readRows } from './read-rows.ts';

/** The network's own numbers; those of before 2013 are below 100. */
const REASONS: Readonly<Record<string, string>> = {
  '1': 'an exact duplicate',
  '2': 'off-topic',
  '3': 'not constructive',
  '4': 'not a real question',
  '7': 'too localized',
  '10': 'general reference',
  '20': 'noise or pointless',
  '101': 'a duplicate',
  '102': 'off-topic',
  '103': 'unclear what is asked',
  '104': 'too broad',
  '105': 'primarily based on opinions',
};
const DUPLICATE = '3';
const CLOSED = '10';
const MAX_DUPLICATES = 5;

export class Notices {
  readonly #duplicates = new Map<string, Set<string>>();
  readonly #reasons = new Map<string, string>();

  /** Only rows about closing are held in memory, which are few. */
  static async read(links: string | undefined, history: string | undefined): Promise<Notices> {
    const notices = new Notices();
    if (links) for await (const rows of readRows(links)) for (const row of rows) notices.#noteLink(row);
    if (history)
      for await (const rows of readRows(history)) for (const row of rows) notices.#noteClosing(row);
    return notices;
  }

  #noteLink({ LinkTypeId, PostId, RelatedPostId }: Row): void {
    if (LinkTypeId !== DUPLICATE || !PostId || !/^\d{1,15}$/.test(RelatedPostId ?? '')) return;
    const known = this.#duplicates.get(PostId) ?? new Set();
    this.#duplicates.set(PostId, known.add(RelatedPostId ?? ''));
  }

  #noteClosing({ PostHistoryTypeId, PostId, Comment }: Row): void {
    if (PostHistoryTypeId !== CLOSED || !PostId) return;
    const reason = REASONS[Comment ?? ''] ?? cleanLine(Comment ?? '', 200);
    if (reason !== '' && !/^\d+$/.test(reason)) this.#reasons.set(PostId, reason);
  }

  /** The question with a last line that says what became of it. */
  under(row: Row, given: Source): Source {
    const duplicates = [...(this.#duplicates.get(row.Id ?? '') ?? [])].slice(0, MAX_DUPLICATES);
    const reason = row.ClosedDate ? this.#reasons.get(row.Id ?? '') : undefined;
    const links = duplicates.map((id) => `<a href="/q/${id}">question ${id}</a>`).join(', ');
    const because =
      links === ''
        ? reason && escapeText(reason)
        : `${row.ClosedDate ? '' : 'see also: '}a duplicate of ${links}`;
    if (!because) return given;
    const line = row.ClosedDate ? `Closed on the old site: ${because}.` : `On the old site: ${because}.`;
    return { ...given, source: `${given.source}<hr><p><em>${line}</em></p>` };
  }
}

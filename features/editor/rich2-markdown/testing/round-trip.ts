// What becomes of posts that go from Markdown to rich text, to Markdown and back: node by node, or by their words.
import type { Rich2Node } from '../../../../platform/contract/rich2/nodes.ts';
import { fitDocument } from '../../rich2/read-rich2.ts';
import { writeRich2 } from '../../rich2/write-rich2.ts';
import { fromMarkdown } from '../from-markdown.ts';
import { embedsOf, toMarkdown } from '../to-markdown.ts';

export interface RoundTrips {
  posts: number;
  /** Every node, mark and letter. */
  same: number;
  /** Other marks around the same words. */
  sameWords: number;
  differentWords: number;
}

export function countRoundTrips(
  posts: Iterable<string>,
  report?: (before: string, after: string) => void,
): RoundTrips {
  const counts = { posts: 0, same: 0, sameWords: 0, differentWords: 0 };
  for (const post of posts) {
    counts.posts++;
    const rich = fitted(fromMarkdown(post));
    const back = fitted(fromMarkdown(toMarkdown(rich), { embeds: embedsOf(rich) }));
    if (JSON.stringify(rich) === JSON.stringify(back)) counts.same++;
    else if (wordsOf(rich) === wordsOf(back)) counts.sameWords++;
    else {
      counts.differentWords++;
      report?.(wordsOf(rich), wordsOf(back));
    }
  }
  return counts;
}

function fitted(nodes: readonly Rich2Node[]): Rich2Node[] {
  return JSON.parse(writeRich2(fitDocument(nodes)) || '[]');
}

function wordsOf(nodes: readonly Rich2Node[]): string {
  let words = '';
  JSON.stringify(nodes, (name, value: unknown) => {
    if (name === 'text' && typeof value === 'string') words += `${value} `;
    return value;
  });
  return words.split(/\s+/).join('');
}

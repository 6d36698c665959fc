// What is lost where bodies go from rich text to Markdown and back. Run by hand on posts of one's own:
//   node tools/rich2-markdown/count-differences.ts <file with one Markdown body as a JSON string on each line>
import { readFileSync } from 'node:fs';
import { fitDocument } from '../../features/editor/rich2/read-rich2.ts';
import { writeRich2 } from '../../features/editor/rich2/write-rich2.ts';
import { fromMarkdown } from '../../features/editor/rich2-markdown/from-markdown.ts';
import { embedsOf, toMarkdown } from '../../features/editor/rich2-markdown/to-markdown.ts';
import type { Rich2Node } from '../../platform/contract/rich2/nodes.ts';

const [file] = process.argv.slice(2);
if (!file) throw new Error('Name a file with one body as a JSON string on each line.');

const counts = { posts: 0, same: 0, sameWords: 0, differentWords: 0 };
for (const line of readFileSync(file, 'utf8').split('\n')) {
  if (line.trim() === '') continue;
  counts.posts++;
  const rich = fitted(fromMarkdown(String(JSON.parse(line))));
  const back = fitted(fromMarkdown(toMarkdown(rich), { embeds: embedsOf(rich) }));
  if (JSON.stringify(rich) === JSON.stringify(back)) counts.same++;
  else if (wordsOf(rich) === wordsOf(back)) counts.sameWords++;
  else {
    counts.differentWords++;
    if (process.env.SHOW) report(rich, back);
  }
}
process.stdout.write(`${JSON.stringify(counts)}\n`);

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

function report(rich: readonly Rich2Node[], back: readonly Rich2Node[]): void {
  const [before, after] = [wordsOf(rich), wordsOf(back)];
  let at = 0;
  while (at < before.length && before[at] === after[at]) at++;
  const near = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 20), at + 40));
  process.stdout.write(`${near(before)} became ${near(after)}\n`);
}

// From one editor to the other. Fetched when somebody switches.
import type { Rich2Node } from '../../../platform/contract/rich2/nodes.ts';
import { nodesOfHtmlText } from '../rich2/html/parse-html.ts';
import { fitDocument, readRich2 } from '../rich2/read-rich2.ts';
import { rich2OfText } from '../rich2/rich2-of-text.ts';
import { writeRich2 } from '../rich2/write-rich2.ts';
import { fromMarkdown } from '../rich2-markdown/from-markdown.ts';
import { embedsOf, toMarkdown } from '../rich2-markdown/to-markdown.ts';

/** Cards that became Markdown on this page, by what was written for them: they become cards again. */
const embeds = new Map<string, Rich2Node>();

export function convertBody(value: string, to: 'rich2' | 'markdown'): string {
  return to === 'rich2' ? richOf(value) : markdownOf(value);
}

function markdownOf(value: string): string {
  const nodes = JSON.parse(value || '[]') as Rich2Node[];
  for (const [written, node] of embedsOf(nodes)) embeds.set(written, node);
  return toMarkdown(nodes);
}

function richOf(markdown: string): string {
  const source = writeRich2(fitDocument(fromMarkdown(markdown, { embeds, readHtml: nodesOfHtmlText })));
  return readRich2(source) ? source : rich2OfText(markdown);
}

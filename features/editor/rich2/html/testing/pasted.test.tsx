// What programs put on the clipboard, made up after them: each becomes clean nodes, written here as Markdown.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NODE_TYPES, type Rich2Node } from '../../../../../platform/contract/rich2/nodes.ts';
import { toMarkdown } from '../../../rich2-markdown/to-markdown.ts';
import { fitDocument } from '../../read-rich2.ts';
import { typesIn } from '../../testing/every-node.ts';
import { writeRich2 } from '../../write-rich2.ts';
import { nodesOfHtmlText } from '../parse-html.ts';

/** What it is named tools for pages do not read: it is no page of ours. */
const ENDING = '.html.txt';
const FOLDER = join(import.meta.dirname, 'pasted');
const names = readdirSync(FOLDER)
  .filter((name) => name.endsWith(ENDING))
  .map((name) => name.slice(0, -ENDING.length));
const text = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

describe.each(names)('what is pasted from: %s', (name) => {
  const nodes = JSON.parse(writeRich2(fitDocument(nodesOfHtmlText(text(`${name}${ENDING}`))))) as Rich2Node[];

  it('is text, headings, lists and tables as they were meant', () => {
    expect(`${toMarkdown(nodes).trim()}\n`.replaceAll('\u00a0', ' ')).toBe(text(`${name}.md`));
  });

  it('holds nodes of ours alone, without styles, classes or scripts', () => {
    expect([...typesIn(nodes)].filter((type) => !NODE_TYPES.has(type))).toEqual([]);
    expect(JSON.stringify(nodes)).not.toMatch(
      /mso-|style|class=|javascript:|onerror|alert\(|Subscribe|Hidden|track\(/i,
    );
  });
});

it('there is one of each kind of program', () => {
  expect(names.toSorted()).toEqual([
    ...['chat', 'google-docs', 'libreoffice', 'mail-client', 'spreadsheet', 'web-page', 'word'],
  ]);
});

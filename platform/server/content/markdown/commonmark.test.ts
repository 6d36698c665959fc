import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { needsRealData, realData } from '../../testing/real-data.ts';
import { Rendering } from '../render-context.ts';
import { people } from '../testing/render-context.ts';
import { createDialect } from './markdown.ts';

const EXAMPLES = 'migration-sources/markdown-spec/commonmark-0.31.2.json';

interface Example {
  example: number;
  section: string;
  markdown: string;
  html: string;
}

/** Our dialect without what we add to CommonMark on purpose. */
const commonmark = createDialect();
commonmark.set({ breaks: false, xhtmlOut: true });
commonmark.disable([
  'table',
  'strikethrough',
  'math',
  'math_block',
  'bare_url',
  'spoiler',
  'activate',
  'task_lists',
  'headings',
]);
commonmark.renderer.rules.html_block = (tokens, index) => tokens[index]?.content ?? '';
commonmark.renderer.rules.html_inline = (tokens, index) => tokens[index]?.content ?? '';

const convert = (markdown: string) =>
  commonmark.render(markdown, { rendering: new Rendering(people, false) });

/** Code looks as our pages show it: both sides are brought to the bare element, without colours. */
function bare(html: string): string {
  return html
    .replace(/<pre[^>]*>(?:<code[^>]*>)?/g, '<pre>')
    .replace(/(?:<\/code>)?<\/pre>/g, '</pre>')
    .replace(/<\/?span[^>]*>/g, '')
    .replace(/<pre>\n(?=\n)/g, '<pre>')
    .replaceAll('<blockquote>\n</blockquote>', '<blockquote></blockquote>')
    .trim();
}

describe('markdown is CommonMark', () => {
  const rows: [string, string][] = [
    ['*a* __b__ `c`', '<p><em>a</em> <strong>b</strong> <code>c</code></p>'],
    ['- a\n\n  b\n- c', '<ul>\n<li>\n<p>a</p>\n<p>b</p>\n</li>\n<li>\n<p>c</p>\n</li>\n</ul>'],
    ['Title\n=====\n\n---', '<h1>Title</h1>\n<hr />'],
    ['> a\nb\n\n~~~ rb\n<\n~~~', '<blockquote>\n<p>a\nb</p>\n</blockquote>\n<pre>&lt;\n</pre>'],
    ['[a](<b c> "d") ![e][f]\n\n[f]: g', '<p><a href="b%20c" title="d">a</a> <img src="g" alt="e" /></p>'],
    ['&copy; \\* <i>x</i>\\\ny', '<p>© * <i>x</i><br />\ny</p>'],
  ];
  it.each(rows)('%j', (markdown, html) => {
    expect(bare(convert(markdown))).toBe(html);
  });

  it('every example of the specification', (context) => {
    needsRealData(context, EXAMPLES);
    const examples: Example[] = JSON.parse(readFileSync(realData(EXAMPLES).path, 'utf8'));
    const wrong = examples
      .filter(({ markdown, html }) => bare(convert(markdown)) !== bare(html))
      .map(({ example, section }) => `${example} ${section}`);
    expect(wrong).toEqual([]);
  });
});

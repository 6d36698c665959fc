// Bodies made to keep a server busy: each is repeated until it is as long as asked for.
import type { BodyFormat } from '../../platform/contract/fields.ts';

export interface PathologicalBody {
  name: string;
  /** Of about this many characters. */
  of(length: number): string;
}

const repeated = (scrap: string, before = '', after = ''): PathologicalBody => ({
  name: JSON.stringify(`${before}${scrap.slice(0, 30)}…${after}`),
  of: (length) => before + scrap.repeat(Math.max(1, Math.floor((length - 20) / scrap.length))) + after,
});

const EVERYWHERE = [
  repeated(' ', 'a', 'b'),
  repeated('\n', 'a', 'b'),
  repeated('@'),
  repeated('@bob '),
  repeated('http://a.b '),
  repeated('http://('),
  repeated(':a:'),
];

const MARKUP = [
  repeated('<div>'),
  repeated('<table><tr><td>'),
  repeated('<dt><li>'),
  repeated('<p>a'),
  repeated('<'),
  repeated('<a href=x>'),
  repeated('<!--'),
  repeated('</b>'),
  repeated('a <b>b</b> '),
  repeated('<pre><code class="language-java">a a a a a</code></pre>'),
];

const MARKDOWN = [
  repeated('|a|b|\n', '|a|b|\n|-|-|\n'),
  repeated('> '),
  repeated('[a]('),
  repeated('!['),
  repeated('*a '),
  repeated('`a'),
  repeated('\n- a'),
  repeated('\n# a'),
  repeated('>! a\n'),
  repeated('[a', '```markdown\n', '\n```'),
  repeated('a ', '```java\n', '\n```'),
  repeated('$$ '),
];

const BBCODE = [
  repeated(' ', '[code]a', 'b[/code]'),
  repeated('[b]'),
  repeated('[quote]'),
  repeated('[list][*]'),
  repeated('[url=http://a.b]c[/url]'),
  repeated('[code]'),
  repeated('[size='),
  repeated('[a b="'),
];

const nested = (opening: string, closing: string, inner: string): PathologicalBody => ({
  name: JSON.stringify(`${opening}…`),
  of: (length) => {
    const times = Math.floor(length / (opening.length + closing.length));
    return `[${opening.repeat(times)}${inner}${closing.repeat(times)}]`;
  },
});

const listed = (item: string): PathologicalBody => ({
  name: JSON.stringify(`[${item.slice(0, 40)},…]`),
  of: (length) =>
    `[${Array(Math.max(1, Math.floor(length / (item.length + 1))))
      .fill(item)
      .join(',')}]`,
});

/** One item whose text is as long as the whole may be. */
const withText = (before: string, scrap: string, after: string): PathologicalBody => ({
  name: JSON.stringify(`${before}${scrap}…`),
  of: (length) => before + scrap.repeat(Math.floor((length - 100) / scrap.length)) + after,
});

const RICH2 = [
  nested('{"type":"ul","children":[{"type":"li","children":[', ']}]}', '{"text":"x"}'),
  nested('[', ']', ''),
  listed('{"type":"p","children":[{"text":"a @bob"}]}'),
  listed('{"text":""}'),
  withText('[{"type":"p","children":[{"text":"a', ' ', 'b"}]}]'),
  withText('[{"type":"p","children":[{"text":"', '\\\\n', '"}]}]'),
  withText(
    '[{"type":"code_block","lang":"java","children":[{"type":"code_line","children":[{"text":"',
    'a ',
    '"}]}]}]',
  ),
  withText('[{"type":"p","children":[{"text":"', '\\"', '"}]}]'),
];

const RICH = [
  nested('[', ']', ''),
  listed('{"insert":"\\n","attributes":{"list":{"type":"bullet","depth":9}}}'),
  listed('{"insert":"a\\n"}'),
  withText('[{"insert":"a', ' ', 'b\\n"}]'),
  withText('[{"insert":"', '\\n', '"}]'),
  withText('[{"insert":"', 'a ', '"},{"insert":"\\n","attributes":{"code-block":"java"}}]'),
];

export const PATHOLOGICAL: Readonly<Record<BodyFormat, readonly PathologicalBody[]>> = {
  text: EVERYWHERE,
  textex: [...EVERYWHERE, repeated('http://a.b/c.png\n')],
  bbcode: [...EVERYWHERE, ...BBCODE],
  markdown: [...EVERYWHERE, ...MARKUP.slice(0, 4), ...MARKDOWN],
  html: [...EVERYWHERE, ...MARKUP],
  wysiwyg: [...EVERYWHERE, ...MARKUP],
  rich2: RICH2,
  rich: RICH,
};

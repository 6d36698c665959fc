import { describe, expect, it } from 'vitest';
import { cpuTime } from './testing/cpu-time.ts';
import { body } from './testing/render-context.ts';

// Texts made to be slow. The limit of promise is 2 seconds each; all of them together stay far below.
const LENGTH = 100_000;
const SCRAPS = [
  ...[
    '[',
    '*',
    '>',
    '_',
    '`',
    '$',
    '@',
    '<',
    '(',
    '![',
    '](',
    '~~',
    '|',
    '|-\n',
    '\\',
    '"',
    '&',
    '#',
    ':',
    '\n',
    '- ',
  ],
  ...[
    '<b>',
    '<a href=x>',
    '<pre>',
    '<h2>',
    '<table>',
    '<!--',
    '</',
    '<script>',
    '<svg>',
    '<details>',
    '>!',
    '>! ',
    '$$ ',
  ],
  ...[
    '[b]',
    '[quote]',
    '[url=',
    '[list][*]',
    '[/b]',
    '[code]',
    '[size=1]',
    '@"',
    'http://(',
    'www.',
    ':a:',
    '@@',
    '`a',
    '^[',
    '[^',
    '[^1]: ',
    '[^1]: a\n',
    '^[a] ',
    '^[$a$] $b$ ',
    '[^1]\n\n[^1]: ',
  ],
  ...[
    '*a ',
    '[a](',
    '[a]: b\n',
    '1. ',
    '\n- a',
    '|a|b|\n|-|-|\n',
    '<a b="',
    '&#x;',
    'https://a.b/?q=_*',
    '<noscript>',
  ],
];

describe('texts made to be slow', () => {
  it.each(['markdown', 'html', 'wysiwyg', 'bbcode', 'text', 'textex'])(
    '%s',
    { timeout: 180_000 },
    (format) => {
      for (const scrap of SCRAPS) {
        const text = scrap.repeat(Math.ceil(LENGTH / scrap.length));
        expect(
          cpuTime(() => body(text, format)),
          JSON.stringify(scrap),
        ).toBeLessThan(2_000);
      }
    },
  );

  it.each(['blockquote', 'ul', 'li', 'td', 'p', 'widget', 'a', 'spoiler'])(
    '20,000 nested %s nodes',
    (type) => {
      const source = `${`[{"type":"${type}","children":`.repeat(20_000)}[{"text":"x"}]${'}]'.repeat(20_000)}`;
      expect(cpuTime(() => body(source, 'rich2'))).toBeLessThan(2_000);
    },
  );

  it('100,000 operations of a delta', { timeout: 60_000 }, () => {
    const operations = Array.from({ length: 100_000 }, (_, i) => ({
      insert: '\n',
      attributes: { list: { type: i % 2 ? 'bullet' : 'ordered', depth: i % 12 } },
    }));
    expect(cpuTime(() => body(JSON.stringify(operations), 'rich'))).toBeLessThan(2_000);
  });
});

import { describe, expect, it } from 'vitest';
import { body, plainHtml } from '../testing/render-context.ts';

describe('text', () => {
  const rows: [string, string, string][] = [
    ['escaped', 'a <b> & "c"', '<p>a &lt;b&gt; &amp; "c"</p>'],
    ['line breaks', 'a\r\nb\n\nc', '<p>a<br />b<br /><br />c</p>'],
    ['nothing', ' \n ', ''],
    [
      'address in brackets',
      '(https://e.com/a_(b))',
      '<p>(<a href="https://e.com/a_(b)" rel="nofollow noopener ugc">https://e.com/a_(b)</a>)</p>',
    ],
    [
      'address between CJK words',
      '见https://e.com/a。',
      '<p>见<a href="https://e.com/a" rel="nofollow noopener ugc">https://e.com/a</a>。</p>',
    ],
    ['formula', '$a_1 < b$', '<p>$a_1 &lt; b$</p>'],
  ];
  it.each(rows)('%s', (_name, source, expected) => {
    expect(plainHtml(source, 'text')).toBe(expected);
  });

  const names: [string, string[]][] = [
    ['@bob', ['bob']],
    ["hey @bob. @ann, @cy; @dan? @eve! @fay: @gus's", ['bob', 'ann', 'cy', 'dan', 'eve', 'fay', 'gus']],
    ['@"two words" @松本', ['two words', '松本']],
    ['(@bob) [@ann]', ['bob', 'ann']],
    ['a@b.com x@bob @@bob https://e.com/@bob', []],
    ['@bob @BOB', ['bob']],
    ['你好@bob', ['bob']],
    ['@', []],
  ];
  it.each(names)('mentions of %s', (source, expected) => {
    expect(body(source, 'text').mentions).toEqual(expected);
  });
});

describe('textex', () => {
  it('shows pictures and films that stand alone on a line', () => {
    expect(plainHtml('a\nhttps://e.com/a.png\nb https://e.com/b.png', 'textex')).toBe(
      '<p>a</p><p><img src="https://e.com/a.png" alt="" loading="lazy" class="embedImage-img importedEmbed-img" /></p>' +
        '<p>b <a href="https://e.com/b.png" rel="nofollow noopener ugc">https://e.com/b.png</a></p>',
    );
    expect(plainHtml('https://youtu.be/abc', 'textex')).toContain('<span class="embedExternal embedLink">');
  });
});

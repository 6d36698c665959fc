import { describe, expect, it } from 'vitest';
import { bbcodeToHtml, phpbbToBBCode } from './bbcode.ts';

describe('BBCode', () => {
  it.each([
    ['[b]a[/b] [I]b[/I]', '<strong>a</strong> <em>b</em>'],
    ['[quote="Jo"]a[/quote]b', '<blockquote><p>Jo:</p>a</blockquote>b'],
    ['[quote=Jo post_id=5 time=1 user_id=2]a[/quote]', '<blockquote><p>Jo:</p>a</blockquote>'],
    ['[code][b]x[/b] <y>[/code]', '<pre><code>[b]x[/b] &lt;y&gt;</code></pre>'],
    ['[url=https://a.example/?b=1&c]x[/url]', '<a href="https://a.example/?b=1&amp;c">x</a>'],
    ['[url]www.a.example[/url]', '<a href="https://www.a.example">www.a.example</a>'],
    ['[url=javascript:alert(1)]x[/url]', 'x'],
    ['[img]https://a.example/x.png[/img]', '<img src="https://a.example/x.png" alt="">'],
    ['[img]javascript:x[/img]', 'javascript:x'],
    ['[list][*]a[*]b[/list]', '<ul><li>a</li><li>b</li></ul>'],
    ['[list=1][*]a[/list]', '<ol><li>a</li></ol>'],
    ['[b]open [i]too', '<strong>open <em>too</em></strong>'],
    ['a[/b] [nothing] [0]', 'a [nothing] [0]'],
    ['<script>', '&lt;script&gt;'],
    ['[quote="<img src=x>"]a[/quote]', '<blockquote><p>&lt;img src=x&gt;:</p>a</blockquote>'],
  ])('%s', (source, html) => {
    expect(bbcodeToHtml(source)).toBe(html);
  });

  it('takes time in proportion to its length, however it is nested', () => {
    const startedAt = performance.now();
    bbcodeToHtml('[quote]'.repeat(50_000));
    bbcodeToHtml('['.repeat(200_000));
    bbcodeToHtml('[b][/i]'.repeat(30_000));
    expect(performance.now() - startedAt).toBeLessThan(5000);
  });

  it('is read as phpBB stored it', () => {
    expect(phpbbToBBCode('<r>a <B><s>[b]</s>c &amp; d<e>[/b]</e></B><br/>\ne</r>', '')).toBe(
      'a [b]c & d[/b]\ne',
    );
    expect(phpbbToBBCode('[b:1x]a[/b:1x] [list:1x][*:1x]b[/*:m:1x][/list:u:1x] &lt;c&gt;', '1x')).toBe(
      '[b]a[/b] [list][*]b[/*][/list] <c>',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { body, plainHtml } from './testing/render-context.ts';

const START =
  '<details class="spoiler"><summary class="spoiler-buttonContainer">Spoiler</summary><div class="spoiler-content">';
const END = '</div></details>';
const hidden = (content: string) => `${START}${content}${END}`;

/** Without what browsers do not show between blocks. */
const draw = (source: string, format: string) =>
  plainHtml(source, format)
    .replace(/>\s*\n\s*/g, '>')
    .trim();

describe('spoilers in markdown', () => {
  const rows: [string, string, string][] = [
    [
      'within a sentence',
      'It was [spoiler]the *cook*[/spoiler], of course',
      `<p>It was </p>${hidden('<p>the <em>cook</em></p>')}<p>, of course</p>`,
    ],
    [
      'two of them',
      '[spoiler]a[/spoiler] b [spoiler]c[/spoiler]',
      `${hidden('<p>a</p>')}<p> b </p>${hidden('<p>c</p>')}`,
    ],
    [
      'around blocks',
      '[spoiler]\n# T\n\n- a\n- b\n[/spoiler]\n\nafter',
      `${hidden('<h2 data-id="t">T</h2><ul><li>a</li><li>b</li></ul>')}<p>after</p>`,
    ],
    ['on one line', '[spoiler]a[/spoiler]', hidden('<p>a</p>')],
    ['with a title', '[SPOILER=The end]a[/SPOILER]', hidden('<p>a</p>')],
    [
      'one in another',
      '[spoiler]a\n\n[spoiler]b[/spoiler]\n[/spoiler]',
      hidden(`<p>a</p>${hidden('<p>b</p>')}`),
    ],
    ['in an item', '- a [spoiler]b[/spoiler]', `<ul><li>a ${hidden('b')}</li></ul>`],
    ['without an end', 'a [spoiler]b *c*', '<p>a [spoiler]b <em>c</em></p>'],
    ['without a beginning', 'a[/spoiler] b', '<p>a[/spoiler] b</p>'],
    ['in code', '`[spoiler]a[/spoiler]`', '<p><code class="code codeInline">[spoiler]a[/spoiler]</code></p>'],
    [
      'as a block of HTML',
      '<div class="Spoiler">a\n\n*b*\n\n</div>\n\nafter',
      `${hidden('a\n<p><em>b</em></p>')}<p>after</p>`,
    ],
  ];
  it.each(rows)('%s', (_name, source, expected) => {
    expect(draw(source, 'markdown')).toBe(expected);
  });
});

describe.each(['html', 'wysiwyg'])('spoilers in %s', (format) => {
  const rows: [string, string, string][] = [
    ['by class', '<div class="Spoiler">a <b>b</b></div>c', `${hidden('a <b>b</b>')}c`],
    ['by the class of scripts', '<div class="js-spoiler spoiler">a</div>', hidden('a')],
    [
      'with the title they had',
      '<div class="UserSpoiler"><div class="SpoilerTitle">Spoiler</div><div class="SpoilerReveal"></div><div class="SpoilerText">a</div></div>',
      hidden('<div></div><div class="SpoilerText">a</div>'),
    ],
    [
      'with a title that says something',
      '<div class="Spoiler"><div class="SpoilerTitle">The end</div>a</div>',
      hidden('<div class="SpoilerTitle">The end</div>a'),
    ],
    [
      'as our own pages once drew them',
      '<div class="spoiler"><div contenteditable="false" class="spoiler-buttonContainer"><button title="Toggle Spoiler">Toggle Spoiler</button></div><div class="spoiler-content"><p class="spoiler-line">a</p></div></div>',
      hidden('<div class="spoiler-content"><p class="spoiler-line">a</p></div>'),
    ],
    [
      'one in another',
      '<div class="Spoiler">a<div class="Spoiler">b</div>c</div>d',
      `${hidden(`a${hidden('b')}c`)}d`,
    ],
    [
      'by marks',
      'It was [spoiler]the <i>cook</i>[/spoiler], yes',
      `It was ${hidden('the <i>cook</i>')}, yes`,
    ],
    [
      'by marks in a paragraph',
      '<p>It was [spoiler]the cook[/spoiler], yes</p>',
      `<p>It was </p>${hidden('<p>the cook</p>')}<p>, yes</p>`,
    ],
    [
      'by marks in paragraphs of their own',
      '<p>[spoiler]</p><p>a</p><p>b</p><p>[/spoiler]</p><p>c</p>',
      `${hidden('<p>a</p><p>b</p>')}<p>c</p>`,
    ],
    ['without an end', 'a [spoiler]b', 'a [spoiler]b'],
    [
      'with its end elsewhere',
      '<ul><li>[spoiler]a</li><li>b[/spoiler]</li></ul>',
      '<ul><li>[spoiler]a</li><li>b[/spoiler]</li></ul>',
    ],
    [
      'in code',
      '<code>[spoiler]a[/spoiler]</code>',
      '<code class="code codeInline">[spoiler]a[/spoiler]</code>',
    ],
  ];
  it.each(rows)('%s', (_name, source, expected) => {
    expect(draw(source, format)).toBe(expected);
  });
});

it('what is hidden stands in no excerpt', () => {
  for (const format of ['markdown', 'html', 'wysiwyg', 'bbcode']) {
    expect(body('It was [spoiler]the cook[/spoiler], yes', format).excerpt, format).toMatch(
      /^It was ?\(Spoiler\) ?, yes$/,
    );
  }
});

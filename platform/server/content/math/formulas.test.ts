import { describe, expect, it } from 'vitest';
import { renderBody } from '../render-body.ts';
import { violations } from '../testing/find-violations.ts';
import { people } from '../testing/render-context.ts';
import { formulasAsText } from './formula-text.ts';

const draw = (source: string, format: string, dollarMath = false) => {
  const made = renderBody(source, format, { ...people, dollarMath });
  expect(violations(made.html), made.html).toEqual([]);
  return { ...made, tex: [...made.html.matchAll(/x-tex">([^<]*)</g)].map((found) => found[1]) };
};
const TEXTS = ['text', 'textex', 'markdown', 'html', 'wysiwyg', 'bbcode'];

describe.each(TEXTS)('formulas in %s', (format) => {
  // In HTML a backslash before a bracket and an underscore are as they are; nothing here is an entity.
  const rows: [string, string, string[]][] = [
    ['between double dollars', 'so $$a_1*b_1*$$ holds', ['a_1*b_1*']],
    ['between brackets', 'so \\(a_1*b_1*\\) holds, \\[x^2 = 4\\] too', ['a_1*b_1*', 'x^2 = 4']],
    [
      'with backslashes',
      'so \\(\\begin{pmatrix}1\\\\0\\end{pmatrix}\\)',
      ['\\begin{pmatrix}1\\\\0\\end{pmatrix}'],
    ],
    ['over lines', '$$\na = b\n+ c\n$$', ['a = b\n+ c']],
    ['with an address in it', '\\(x = https://e.com\\)', ['x = https://e.com']],
    ['no single dollars', 'so $a_1$ and $b_1$', []],
    ['brackets that were escaped', 'see \\[1\\] and \\[solved\\] and \\(like this\\)', []],
    ['prices in words', 'restaurants of $$ and more are $$ here', []],
    ['without an end', 'so $$a_1 and \\(b and \\[c', []],
  ];
  it.each(rows)('%s', (_name, source, tex) => {
    expect(draw(source, format).tex).toEqual(tex);
  });

  it('between single dollars, where the category says so', () => {
    const { tex, text } = draw('so $a_1*b_1*$ costs $5 and $10, or $ 3$, US$4 or \\$x\\$', format, true);
    expect(tex).toEqual(['a_1*b_1*']);
    expect(text).toContain('so $a_1*b_1*$ costs $5 and $10, or $ 3$, US$4 or ');
  });

  it('shows as it was typed what is no TeX', () => {
    const made = draw('so \\(\\frac{1}\\) and \\(\\nosuchthing x\\)', format);
    expect([made.tex, made.text]).toEqual([[], 'so \\(\\frac{1}\\) and \\(\\nosuchthing x\\)']);
  });

  it('says its TeX where there is only text', () => {
    const made = draw('so \\(x^2\\) is\n\n$$y_1 = 4$$', format);
    expect(made.text).toContain('so $x^2$ is');
    expect(made.excerpt).toContain('$$y_1 = 4$$');
    expect(formulasAsText(made.html)).not.toContain('<m');
    expect(formulasAsText(made.html)).toContain('$x^2$');
  });
});

describe('formulas', () => {
  it('are none in code', () => {
    expect(draw('costs $10, and the variable `$x` is $y$', 'markdown', true).tex).toEqual(['y']);
    expect(draw('`\\(x^2\\)`\n\n```\n$$y^2$$\n```\n\n    \\[z^2\\]', 'markdown', true).tex).toEqual([]);
    expect(draw('<code>\\(x^2\\)</code><pre>$$y^2$$</pre>', 'html', true).tex).toEqual([]);
    expect(draw('[code]$$y^2$$[/code]', 'bbcode', true).tex).toEqual([]);
  });

  it('keep their signs from being markup', () => {
    expect(draw('\\(a < b\\) and $$[b]x$$', 'markdown').tex).toEqual(['a &lt; b', '[b]x']);
    expect(draw('\\(a &lt; b\\)', 'html').tex).toEqual(['a &lt; b']);
    expect(draw('a * b \\(x*y\\) * c', 'markdown').html).not.toContain('<em>');
  });

  it('may stand in rich bodies, but not in their code', () => {
    const leafs = [{ text: 'so \\(x^2\\)' }, { text: '\\(y^2\\)', code: true }];
    expect(draw(JSON.stringify([{ type: 'p', children: leafs }]), 'rich2').tex).toEqual(['x^2']);
    const delta = [
      { insert: { formula: 'x^2' } },
      { insert: '\\(y^2\\)' },
      { insert: '\\(z^2\\)', attributes: { code: true } },
    ];
    expect(draw(JSON.stringify(delta), 'rich').tex).toEqual(['x^2', 'y^2']);
  });

  it('run from left to right and can be scrolled', () => {
    expect(draw('\\(x\\)', 'text').html).toMatch(/^<p dir="auto"><span class="formula" dir="ltr"><math>/);
    expect(draw('$$x$$', 'text').html).toContain(
      '<span class="formula formula-block" dir="ltr" tabindex="0"><math class="tml-display" display="block">',
    );
  });

  it('have the lines of their tables', () => {
    expect(draw('\\(\\begin{array}{c|c}1&2\\end{array}\\)', 'text').html).toMatch(
      /<mtd class="tml-line-right"><mn>1<\/mn><\/mtd><mtd><mn>2/,
    );
  });

  it('are words of a heading and of the head of a column', () => {
    expect(draw('# On \\(x^2\\)', 'markdown').headings).toEqual([
      { level: 2, ref: 'on-x-2', text: 'On $x^2$' },
    ]);
    expect(draw('|\\(x^2\\)|\n|-|\n|1|', 'markdown').html).toContain('data-head="$x^2$"');
  });

  it('are taken from nobody who writes MathML', () => {
    for (const source of [
      '<math><mi href="javascript:alert(1)">x</mi></math>',
      '<math><maction actiontype="statusline" xlink:href="javascript:alert(1)">x</maction></math>',
      '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    ]) {
      for (const format of ['markdown', 'html', 'wysiwyg'])
        expect(draw(source, format).html, format).not.toContain('<m');
    }
  });

  it.each([
    '\\href{javascript:alert(1)}{x}',
    '\\url{javascript:alert(1)}',
    '\\includegraphics{https://e.com/x.png}',
    '\\class{evil}{x} + \\id{a}{y}',
    '\\style{position:fixed}{x}',
    '\\htmlData{a=b}{x}',
    '\\color{red;background:url(x)}x',
    '\\text{<img src=x onerror=alert(1)>}',
    '\\unicode{60}script',
    '\\begin{array}{c}</math><script>alert(1)</script>\\end{array}',
    'x</annotation></semantics></math><img src=x onerror=alert(1)>',
    '\\mathchoice{<b>}{</math>}{"}{\'}',
  ])('say nothing dangerous: %s', (tex) => {
    for (const format of TEXTS) {
      for (const source of [`\\(${tex}\\)`, `$$${tex}$$`]) draw(source, format);
    }
  });

  it.each([
    [
      'what grows',
      '\\def\\a{xx}\\def\\b{\\a\\a\\a\\a\\a\\a}\\def\\c{\\b\\b\\b\\b\\b\\b}\\def\\d{\\c\\c\\c\\c\\c\\c}\\def\\e{\\d\\d\\d\\d\\d\\d}\\e\\e\\e',
    ],
    ['what calls itself', '\\def\\a{\\a x}\\a'],
    ['what is deep', `${'{'.repeat(3_000)}x${'}'.repeat(3_000)}`],
    ['what has many floors', `${'\\frac{1}{'.repeat(500)}x${'}'.repeat(500)}`],
    ['what is high', '\\rule{1em}{99999em}'],
  ])('have bounds: %s', (_name, tex) => {
    const { html } = draw(`\\(${tex}\\)`, 'text');
    expect(html.length).toBeLessThan(100_000);
    expect(html).not.toMatch(/\d{4}em"/);
  });

  it('beyond a number that nobody writes, stay as they were typed', () => {
    const { tex, html } = draw('\\(x\\) '.repeat(4_000), 'text');
    expect(tex).toHaveLength(3_000);
    expect(html.match(/class="formula"/g)).toHaveLength(4_000);
  });
});

import { describe, expect, it } from 'vitest';
import { parseColour, printColour } from './colour.ts';
import { compileVariables } from './compile-theme.ts';
import { scriptProblem, stylesProblem } from './custom-code.ts';
import { fontsProblem, printFontFaces } from './font-faces.ts';
import { readTokens } from './read-tokens.ts';
import { mergeVariables, withVariable } from './variables.ts';

/** Whatever is in it, it is one rule of custom properties. */
const SAFE =
  /^(?::root:not\(\[data-theme\]\)\{color-scheme:(?:light|dark)\})?(?::root,\[data-theme\]\{(?:--[a-z0-9-]+:[^{}<>;@\\]+;?)+\})?$/;

describe('a theme’s variables', () => {
  it('that say nothing become nothing', () => {
    expect(compileVariables([{}])).toBe('');
    expect(compileVariables([{ own: { anything: [1, { at: 'all' }] } }])).toBe('');
  });

  it('become tokens for both schemes', () => {
    const css = compileVariables([
      {
        global: { mainColors: { fg: { light: '#222', dark: 'rgb(240 240 240)' } }, border: { radius: 8 } },
        titleBar: { sizing: { height: 56 }, border: { type: 'none' }, positioning: { mode: 'static' } },
        tokens: { leading: 1.6, 'font-text': 'Georgia, serif', 'shadow-menu': '0 1px 2px #0003' },
        banner: { outerBackground: { image: '/uploads/field.jpg' } },
      },
    ]);
    expect(css).toMatch(SAFE);
    for (const part of [
      '--color-text:light-dark(#222222,#f0f0f0)',
      '--seed-radius:8px',
      '--size-titlebar:3.5rem',
      '--color-titlebar-line:transparent',
      '--titlebar-position:relative',
      '--leading:1.6',
      '--font-text:"Georgia", serif',
      '--shadow-menu:0px 1px 2px #00000033',
      '--picture-banner:url("/uploads/field.jpg")',
    ])
      expect(css).toContain(part);
  });

  it('know the measures of components by the names they have elsewhere', () => {
    const css = compileVariables([
      {
        homeWidgetItem: { icon: { size: 64 }, sizing: { minWidth: '200px' } },
        modal: { sizing: { small: 400 } },
        userPhoto: { sizing: { large: 120 } },
        buttonGlobals: { sizing: { minWidth: 96 } },
        contentBanner: { dimensions: { minHeight: 160 } },
      },
    ]);
    for (const part of [
      '--size-widget-icon:64px',
      '--size-widget-min:200px',
      '--size-modal-sm:400px',
      '--avatar-large:120px',
      '--size-button-min:6rem',
      '--size-content-banner:160px',
    ])
      expect(css).toContain(part);
    expect(css).toMatch(SAFE);
  });

  it('paint large areas with gradients, and mix everything else of what these come to', () => {
    const bg = 'linear-gradient(90deg, #102030, rgb(48 64 80 / 100%) 80%)';
    const css = compileVariables([
      { titleBar: { colors: { bg } }, tokens: { 'color-text': 'LINEAR-GRADIENT(#000, #444444)' } },
    ]);
    expect(css).toMatch(SAFE);
    expect(css).toContain(
      '--image-titlebar:linear-gradient(90deg,light-dark(#102030,#0e1116),light-dark(#304050,#0e1116) 80%)',
    );
    expect(css).toContain('--color-titlebar:light-dark(#203040,#0e1116)');
    expect(css).toContain('--color-text:light-dark(#222222,');
    const dark = {
      tokens: { 'color-canvas': { light: 'linear-gradient(to top left, red, blue)', dark: '#000' } },
    };
    expect(compileVariables([dark])).toContain(
      '--image-canvas:linear-gradient(to top left,light-dark(#ff0000,#000000),light-dark(#0000ff,#000000))',
    );
    // What the parent painted goes with another colour.
    expect(compileVariables([dark, { tokens: { 'color-canvas': '#fff' } }])).not.toContain('image-canvas');
  });

  it.each([
    'linear-gradient(red)',
    'linear-gradient(red, url(x))',
    'linear-gradient(90deg;, red, blue)',
    'linear-gradient(red, blue) , url(https://elsewhere.example/x.png)',
    'linear-gradient(red, blue 5px)',
    'linear-gradient(red, rgb(1,2))',
    'radial-gradient(red, blue)',
    { light: 'linear-gradient(red, blue)', dark: 'linear-gradient(red, blue, lime)' },
  ])('have no gradient of %j', (value) => {
    const { problems, others } = readTokens([{ banner: { outerBackground: { color: value } } }]);
    expect(problems).toEqual([
      { path: 'banner.outerBackground.color', message: expect.stringContaining('must'), isOfColour: true },
    ]);
    expect(others.has('image-banner')).toBe(false);
  });

  it('set for one scheme leave the other as it is, but for the accent', () => {
    const { colours } = readTokens([{ global: { mainColors: { primary: '#1f5a22', bg: '#fbfdf9' } } }]);
    const of = (token: string) => {
      const schemes = colours.get(token);
      return schemes && [printColour(schemes.light), printColour(schemes.dark)];
    };
    expect(of('color-surface')).toEqual(['#fbfdf9', '#11141a']);
    expect(of('seed-accent')?.[0]).toBe('#1f5a22');
    expect(of('seed-accent')?.[1]).not.toBe('#6c98ff');
    const dark = readTokens([
      { global: { options: { preset: 'dark' }, mainColors: { bg: '#000' } } },
    ]).colours.get('color-surface');
    expect(dark && [printColour(dark.light), printColour(dark.dark)]).toEqual(['#ffffff', '#000000']);
  });

  it('of the parent give way, and what is derived from them is derived again', () => {
    const parent = {
      tokens: { 'seed-accent': '#aa0000', 'seed-accent-text': '#aa0000', 'radius-avatar': '50%' },
    };
    const css = compileVariables([parent, { global: { mainColors: { primary: '#005500' } } }]);
    expect(css).toContain('--radius-avatar:50%');
    expect(css).not.toContain('#aa0000');
  });

  it('pin the scheme of the first paint, which a reader’s choice still undoes', () => {
    expect(compileVariables([{ global: { options: { preset: 'dark' } } }])).toBe(
      ':root:not([data-theme]){color-scheme:dark}',
    );
  });

  const ATTACKS = [
    'red;}body{display:none',
    '#fff}</style><script>alert(1)</script>',
    'url(https://elsewhere.example/x.png)',
    'expression(alert(1))',
    '#fff/*',
    '\\red',
    'var(--seed-accent)',
    '"',
    '#12345',
    'rgb(1,2)',
    'rgb(1 2 3 / 2;)',
    '',
    [],
    {},
    { light: '#fff', dark: 'no' },
    Number.NaN,
    '9'.repeat(5000),
    'javascript:alert(1)',
    '@import "x"',
    'a\nb;}',
    'linear-gradient(red, blue;})',
    'linear-gradient(red}, blue)',
    'linear-gradient(red, blue) url(x)',
  ];
  const PLACES = [
    'global.mainColors.primary',
    'global.border.radius',
    'global.fonts.families.body',
    'global.fonts.weights.bold',
    'global.lineHeight.base',
    'global.options.preset',
    'titleBar.border.type',
    'banner.outerBackground.image',
    'tokens.shadow-menu',
    'tokens.color-text',
    'tokens.text-lg',
    'tokens.font-text',
    'tokens.picture-banner',
    'tokens.x;}body{color',
    'tokens.__proto__',
    'tokens.z-modal',
  ];

  it('cannot break out of their declaration', () => {
    for (const place of PLACES) {
      for (const value of ATTACKS) {
        const variables = withVariable({}, place, value);
        expect(compileVariables([variables]), `${place}: ${value}`).toMatch(SAFE);
      }
    }
  });

  it('a colour that cannot be read is reported as such', () => {
    const path = 'global.mainColors.primary';
    const { problems } = readTokens([withVariable({}, path, 'red;}')]);
    expect(problems).toEqual([{ path, message: expect.stringContaining('must be'), isOfColour: true }]);
  });

  it.each([
    ['tokens.z-modal', 1],
    ['tokens.shadow-menu', '0 0 red blue'],
    ['global.border.radius', '6px;'],
    ['titleBar.border.type', 'dotted'],
    ['banner.outerBackground.image', 'javascript:alert(1)'],
    ['banner.outerBackground.image', '//elsewhere.example/x.png'],
    ['global.fonts.families.body', 'a"; src: url(x)'],
  ])('%s of %j is reported', (path, value) => {
    const { problems } = readTokens([withVariable({}, path, value)]);
    expect(problems).toEqual(
      [{ path, message: expect.stringContaining('must be') }].map((problem) =>
        path === 'tokens.z-modal' ? { path, message: expect.stringContaining('no token') } : problem,
      ),
    );
  });

  it('are merged without touching what they are made of', () => {
    const under = { a: { b: 1, c: [1] } };
    expect(mergeVariables(under, { a: { c: [2], d: 3 } })).toEqual({ a: { b: 1, c: [2], d: 3 } });
    expect(under).toEqual({ a: { b: 1, c: [1] } });
    mergeVariables({}, JSON.parse('{"__proto__":{"polluted":true}}'));
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(withVariable({ a: { b: 1 } }, 'a.b', undefined)).toEqual({});
  });
});

it('colours are read in the ways of CSS', () => {
  const read = (text: string) => {
    const colour = parseColour(text);
    return colour && printColour(colour);
  };
  expect(
    [
      '#ABC',
      '#abcd',
      'white',
      'rgb(1, 2, 3)',
      'rgba(1 2 3 / 50%)',
      'hsl(120 100% 25%)',
      'hsl(120deg, 100%, 25%)',
    ].map(read),
  ).toEqual(['#aabbcc', '#aabbccdd', '#ffffff', '#010203', '#01020380', '#008000', '#008000']);
});

describe('a theme’s own code', () => {
  it.each([
    'a { color: var(--color-text); }',
    '@media (width > 600px) { .x::after { content: "}; @import"; } } /* } */',
    ".a\\:b { background: url('/uploads/x.png') }",
    '@font-face { font-family: X; src: url(/uploads/x.woff2) }',
    '.x { background: image-set(url("/a.png") 1x, url(/b.png) 2x); content: "/*" } /* } */',
  ])('may be %j', (css) => expect(stylesProblem(css)).toBeUndefined());

  it.each([
    '@import url(/x.css);',
    '@IMPORT "x";',
    '@\\69mport "x";',
    'a { } } body { }',
    'a { ',
    'a { content: "x }',
    '/* a { }',
    '</style>',
    'a { background: url(https://elsewhere.example/x.png) }',
    'a { background: url( "//elsewhere.example/x.png" ) }',
    'a { content: "/*"; background: url(https://elsewhere.example/x); color: "*/" }',
    'a { background: u\\72l(https://elsewhere.example/x) }',
    'a { background: image-set("https://elsewhere.example/x" 1x) }',
    'a { background: u\\rl(https://elsewhere.example/x) }',
    'a { background: url(/a/*) } b { background: url(https://elsewhere.example) } c { d: url(*/b) }',
    'a { background: url(/{) } } b { color: red',
    'a { background: url(/{) }} b { color: red }',
    '.a\\" { background: url(https://elsewhere.example) } .b"',
    'a { background: image-set(url(/a.png) 1x, "https://elsewhere.example/x" 2x) }',
    'a { --x: "https://elsewhere.example/x"; background: image-set(var(--x) 1x) }',
    'a { width: expression(alert(1)) }',
    'x'.repeat(100_001),
  ])('may not be %.60j', (css) => expect(stylesProblem(css)).toBeTypeOf('string'));

  it.each(['/* ', 'url(', `url(${' '.repeat(50)}`, '"\\', 'image-set('])(
    'of nothing but %j is checked at once',
    (piece) => {
      const begun = performance.now();
      stylesProblem(piece.repeat(100_000 / piece.length));
      expect(performance.now() - begun).toBeLessThan(500);
    },
  );

  it('is a script without HTML', () => {
    expect(scriptProblem('document.title += "!";')).toBeUndefined();
    expect(scriptProblem('x = "</script>"')).toBeTypeOf('string');
    expect(scriptProblem('x'.repeat(200_001))).toBeTypeOf('string');
  });

  it('names fonts of this site alone', () => {
    const font = { name: 'Own', url: '/uploads/own.woff2', weight: '300 800', stretch: '75 100' };
    expect(fontsProblem([font])).toBeUndefined();
    expect(printFontFaces([font])).toBe(
      '@font-face{font-family:"Own";src:url("/uploads/own.woff2") format("woff2");font-weight:300 800;font-stretch:75% 100%;font-display:optional}',
    );
    for (const wrong of [{ ...font, url: 'https://elsewhere.example/x' }, { ...font, name: '"; }' }, 5])
      expect(fontsProblem([wrong])).toBeTypeOf('string');
    expect(fontsProblem({})).toBeTypeOf('string');
    expect(printFontFaces([{ ...font, url: '/x") } body {' }])).not.toMatch(/\) \}/);
  });
});

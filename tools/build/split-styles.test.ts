import { describe, expect, it } from 'vitest';
import { joined, partsOf, reachable, sheetsOf } from './split-styles.ts';

describe('three style sheets out of one', () => {
  const sheet =
    '@layer reset,ui;@supports (--module:0){@layer ui{.a{content:"}"}@media print{.a{color:red}}}}' +
    "@supports (--module: 12) {@font-face{src:url(a.woff2)}@layer features{.b{content:'{\\''}}}" +
    '@supports (--module:3){@layer ui{.c{color:blue}}}';

  it('find the rules of each module', () => {
    expect(partsOf(sheet)).toEqual([
      { module: 0, css: '@layer ui{.a{content:"}"}@media print{.a{color:red}}}' },
      { module: 12, css: "@font-face{src:url(a.woff2)}@layer features{.b{content:'{\\''}}" },
      { module: 3, css: '@layer ui{.c{color:blue}}' },
    ]);
  });

  it('hold each layer once, its rules in their order', () => {
    expect(joined(partsOf(sheet))).toBe(
      '@font-face{src:url(a.woff2)}@layer ui{.a{content:"}"}@media print{.a{color:red}}.c{color:blue}}' +
        "@layer features{.b{content:'{\\''}}",
    );
  });

  it('leave what stands in a condition there', () => {
    const css =
      '@layer ui{.a{color:red}}@media print{@layer ui{.b{display:none}}}@layer ui,features;@layer ui{.c{top:0}}';
    expect(joined([{ module: 0, css }])).toBe(
      '@media print{@layer ui{.b{display:none}}}@layer ui,features;@layer ui{.a{color:red}.c{top:0}}',
    );
  });

  it('hold what two kinds of deferred pages show in both of theirs', () => {
    const modules = ['read', 'lazy', 'both', 'managed', 'unknown'];
    const parts = modules.map((css, module) => ({ module, css }));
    const sheets = sheetsOf(parts, (module) => modules[module] ?? '', {
      reading: new Set(['read']),
      lazy: new Set(['read', 'lazy', 'both']),
      managed: new Set(['read', 'both', 'managed']),
    });
    expect(Object.values(sheets).map((of) => of.map(({ css }) => css))).toEqual([
      ['read'],
      ['lazy', 'both'],
      ['both', 'managed', 'unknown'],
    ]);
  });

  it('refuse what is cut off', () => {
    expect(() => partsOf('@supports (--module:0){@layer ui{.a{color:red}')).toThrow('open block');
  });

  it('belong to reading pages with all that they lead to, but for deferred pages', () => {
    const modules: Record<string, [string[], string[]]> = {
      '/app/client.tsx': [
        ['/Post.tsx', '/Menu.tsx'],
        ['/app/managed-pages.ts', '/app/lazy-pages.ts', '/Editor.tsx'],
      ],
      '/Post.tsx': [['/Post.css'], []],
      '/Editor.tsx': [['/Editor.css'], []],
      '/app/managed-pages.ts': [['/Jobs.tsx', '/Menu.tsx'], []],
      '/Jobs.tsx': [['/Jobs.css'], []],
      '/app/lazy-pages.ts': [['/Badges.tsx'], []],
    };
    const found = reachable(['/app/client.tsx'], (id) => {
      const [importedIds = [], dynamicallyImportedIds = []] = modules[id] ?? [];
      return { importedIds, dynamicallyImportedIds };
    });
    expect([...found].filter((id) => id.endsWith('.css'))).toEqual(['/Post.css', '/Editor.css']);
    expect(found).toContain('/Menu.tsx');
    expect(found).not.toContain('/Jobs.tsx');
    expect(found).not.toContain('/Badges.tsx');
  });
});

import { describe, expect, it } from 'vitest';
import { violationsOfCycles } from './cycle-rule.ts';
import { violationsOfImports } from './import-rules.ts';
import { violationsOfRequests } from './request-rule.ts';
import { violationsOfShape } from './shape-rules.ts';
import { parseSource } from './source.ts';
import { violationsOfTexts } from './translated-text-rule.ts';

type Files = Record<string, string>;

const parse = (files: Files) => Object.entries(files).map(([path, text]) => parseSource(path, text));

function importing(from: string, to: string, more: Files = {}): string[] {
  const up = '../'.repeat(from.split('/').length - 1);
  const sources = parse({ [from]: `import { thing } from '${up}${to}';\nuse(thing);`, ...more });
  return violationsOfImports(sources).map((violation) => violation.message);
}

const shape = (path: string, text: string) =>
  violationsOfShape(parse({ [path]: text })).map((violation) => violation.message);

const manifest = (name: string, dependsOn: string) => ({
  [`features/${name}/${name}.feature.ts`]: `export const feature = { name: '${name}', dependsOn: [${dependsOn}] };`,
});

describe('layers', () => {
  it.each([
    ['platform/server/db/sql.ts', 'features/users/users.contract.ts', 'platform must not import features'],
    ['platform/server/db/sql.ts', 'app/server.ts', 'platform must not import app'],
    ['features/users/server/user.actions.ts', 'app/server.ts', 'features must not import app'],
    [
      'features/users/server/user.actions.ts',
      'addons/qna/qna.contract.ts',
      'features must not import addons',
    ],
    ['platform/server/db/sql.ts', 'platform/server/testing/test-site.ts', 'the product must not import'],
    ['app/server.ts', 'bench/load.ts', 'the product must not import'],
  ])('%s must not import %s', (from, to, found) => {
    expect(importing(from, to).join()).toContain(found);
  });

  it('app may import every capability', () => {
    expect(importing('app/features.ts', 'addons/qna/qna.feature.ts')).toEqual([]);
    expect(importing('app/features.ts', 'features/users/users.feature.ts')).toEqual([]);
  });

  it.each([
    ['addons/polls/server/poll.actions.ts', 'addons/qna/qna.contract.ts'],
    ['addons/polls/server/poll.actions.ts', 'features/users/server/user.policy.ts'],
    ['addons/polls/server/poll.test.ts', 'platform/server/testing/test-client.ts'],
  ])('%s must not import %s, as it could not from outside', (from, to) => {
    expect(importing(from, to).join()).toContain('an add-on imports its own files');
  });

  it.each([
    ['addons/polls/server/poll.actions.ts', '@parley/addon-api', ''],
    ['addons/polls/server/poll.test.ts', '@parley/addon-api/testing', ''],
    ['addons/polls/web/Poll/Poll.tsx', '@parley/addon-api/web', ''],
    ['addons/polls/web/Poll/Poll.tsx', 'react', ''],
    ['addons/polls/web/Poll/Poll.tsx', '@parley/addon-api', 'must not reach server code'],
    ['addons/polls/polls.contract.ts', '@parley/addon-api', 'must not reach server code'],
    ['addons/polls/server/poll.actions.ts', '@parley/addon-api/web', 'must not reach browser code'],
    ['addons/polls/server/poll.actions.ts', '@parley/addon-api/testing', 'an add-on imports its own files'],
    ['addons/polls/server/poll.actions.ts', 'zod', 'an add-on imports its own files'],
  ])('%s and the package %s', (from, name, found) => {
    const violations = violationsOfImports(parse({ [from]: `import '${name}';` }));
    expect(violations.map(({ message }) => message).join()).toContain(found);
    expect(violations.length).toBe(found === '' ? 0 : 1);
  });
});

describe('the two sides', () => {
  it.each([
    ['platform/ui/Button/Button.tsx', 'platform/contract/paging.ts', 'imports nothing but platform/ui'],
    ['platform/web/router.tsx', 'platform/server/db/sql.ts', 'must not reach server code'],
    [
      'features/users/web/Profile/Profile.tsx',
      'features/users/server/user.queries.ts',
      'must not reach server code',
    ],
    [
      'features/users/web/Profile/Profile.tsx',
      'features/users/users.feature.ts',
      'must not reach server code',
    ],
    [
      'features/users/server/user.present.ts',
      'features/users/web/Profile/Profile.tsx',
      'must not reach browser code',
    ],
    ['platform/server/pages/make-page.ts', 'platform/ui/Button/Button.tsx', 'must not reach browser code'],
    ['features/users/users.contract.ts', 'platform/server/db/sql.ts', 'must not reach server code'],
    ['features/users/users.contract.ts', 'features/users/users.ranks.ts', 'imports only contracts'],
  ])('%s must not import %s', (from, to, found) => {
    expect(importing(from, to).join()).toContain(found);
  });

  it('both may use a contract, and web may use ui', () => {
    expect(importing('features/users/web/Profile/Profile.tsx', 'features/users/users.contract.ts')).toEqual(
      [],
    );
    expect(importing('features/users/server/user.routes.ts', 'features/users/users.contract.ts')).toEqual([]);
    expect(importing('features/users/web/Profile/Profile.tsx', 'platform/ui/Button/Button.tsx')).toEqual([]);
  });

  it('dynamic imports and exports from elsewhere count as well', () => {
    const lazy = parse({ 'platform/web/a.ts': `export const load = () => import('../server/b.ts');` });
    const passed = parse({ 'platform/web/a.ts': `export { b } from '../server/b.ts';\nexport const a = 1;` });
    expect(violationsOfImports(lazy)).toHaveLength(1);
    expect(violationsOfImports(passed)).toHaveLength(1);
  });
});

describe('capabilities', () => {
  const from = 'features/comments/server/comment.actions.ts';

  it('meet in contracts, and in actions, queries and policies of what they depend on', () => {
    const declared = manifest('comments', `'discussions'`);
    expect(importing(from, 'features/discussions/discussions.contract.ts')).toEqual([]);
    for (const kind of ['actions', 'queries', 'policy'])
      expect(importing(from, `features/discussions/server/discussion.${kind}.ts`, declared)).toEqual([]);
  });

  it('say in their manifest what they depend on', () => {
    const undeclared = manifest('comments', `'tags'`);
    const found = importing(from, 'features/discussions/server/discussion.actions.ts', undeclared);
    expect(found.join()).toContain(`'discussions' is missing in dependsOn`);
  });

  it('never use routes or inner parts of each other', () => {
    const declared = manifest('comments', `'discussions'`);
    for (const inner of ['discussion.routes.ts', 'discussion.widgets.ts', 'discussion.jobs.ts'])
      expect(importing(from, `features/discussions/server/${inner}`, declared).join()).toContain(
        'of another capability only',
      );
    const part = 'features/discussions/web/DiscussionRow/RowNumbers.tsx';
    expect(importing('features/comments/web/A.tsx', part).join()).toContain('of another capability only');
    const component = 'features/discussions/web/DiscussionRow/DiscussionRow.tsx';
    expect(importing('features/comments/web/A.tsx', component)).toEqual([]);
  });

  it('tests may put everything together', () => {
    expect(importing('features/comments/server/comment.test.ts', 'app/testing/test-site.ts')).toEqual([]);
  });
});

describe('cycles', () => {
  it('are found and reported as a path', () => {
    const sources = parse({
      'platform/server/a.ts': `import { b } from './b.ts';\nexport const a = b;`,
      'platform/server/b.ts': `import { c } from './c.ts';\nexport const b = c;`,
      'platform/server/c.ts': `export { a as c } from './a.ts';\nexport const d = 1;`,
    });
    const [violation] = violationsOfCycles(sources);
    expect(violation?.message).toContain(
      'platform/server/a.ts -> platform/server/b.ts -> platform/server/c.ts',
    );
  });

  it('may be of types alone', () => {
    const sources = parse({
      'platform/server/a.ts': `import type { B } from './b.ts';\nexport interface A { b: B }`,
      'platform/server/b.ts': `import type { A } from './a.ts';\nexport interface B { a: A }`,
    });
    expect(violationsOfCycles(sources)).toEqual([]);
  });

  it('may be of three files by their types, not of four', () => {
    const circle = (names: string[]) =>
      parse(
        Object.fromEntries(
          names.map((name, at) => [
            `platform/server/${name}.ts`,
            `import type { T } from './${names[(at + 1) % names.length]}.ts';\nexport const ${name} = {} as T;`,
          ]),
        ),
      );
    expect(violationsOfCycles(circle(['a', 'b', 'c']))).toEqual([]);
    const [violation] = violationsOfCycles(circle(['a', 'b', 'c', 'd']));
    expect(violation?.message).toContain('4 files refer to each other');
    expect(violation?.message).toContain('platform/server/c.ts -> platform/server/d.ts');
  });

  it('are not seen where two files share a third', () => {
    const sources = parse({
      'platform/server/a.ts': `import './c.ts';\nimport './b.ts';`,
      'platform/server/b.ts': `import './c.ts';`,
      'platform/server/c.ts': 'export const c = 1;',
    });
    expect(violationsOfCycles(sources)).toEqual([]);
  });
});

describe('the shape of a file', () => {
  it('is no barrel', () => {
    expect(shape('platform/ui/index.ts', 'export const a = 1;').join()).toContain('no barrels');
    expect(shape('platform/ui/all.ts', `export { a } from './a.ts';`).join()).toContain('no barrels');
    expect(shape('platform/ui/all.ts', `export * from './a.ts';\nexport const b = 1;`).join()).toContain(
      'no barrels',
    );
  });

  it('has at most 300 lines, unless it is data', () => {
    const lines = Array.from({ length: 301 }, (_, index) => `export const a${index} = 1;`).join('\n');
    expect(shape('platform/server/a.ts', lines).join()).toContain('301 lines');
    expect(shape('features/demo/content/boats.ts', lines)).toEqual([]);
  });

  it('has functions of at most 50 lines, components of 120, tests as they like', () => {
    const body = (lines: number) => `{\n${'  step();\n'.repeat(lines - 2)}}`;
    expect(shape('platform/server/a.ts', `export function act() ${body(51)}`).join()).toContain(
      'act has 51 lines',
    );
    expect(shape('platform/server/a.ts', `export function act() ${body(50)}`)).toEqual([]);
    expect(shape('platform/web/Page.tsx', `export function Page() ${body(120)}`)).toEqual([]);
    expect(shape('platform/web/Page.tsx', `export const Page = () => ${body(121)};`).join()).toContain(
      'Page has 121',
    );
    expect(shape('platform/server/a.test.ts', `it('acts', () => ${body(80)});`)).toEqual([]);
  });

  it('writes no HTML and no inline styles', () => {
    const html = `export const A = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;`;
    expect(shape('features/a/web/A.tsx', html).join()).toContain('writes HTML into a page');
    expect(shape('platform/web/RawHtml/RawHtml.tsx', html)).toEqual([]);
    expect(
      shape('features/a/web/A.tsx', 'export const A = () => <p style={{ top: 1 }} />;').join(),
    ).toContain('inline styles');
  });

  it('uses logical properties and colour tokens in style sheets', () => {
    expect(shape('platform/ui/A.module.css', '.a {\n  margin-left: 1px;\n}').join()).toContain(
      'logical properties',
    );
    expect(
      shape('platform/ui/A.module.css', '.a {\n  padding: 0 calc(1px + 1px) 0 2px;\n}').join(),
    ).toContain('logical properties');
    expect(shape('platform/ui/A.module.css', '.a {\n  margin: 0 calc(-1 * var(--b)) 1px;\n}')).toEqual([]);
    expect(shape('platform/ui/A.module.css', '.a {\n  color: #fff;\n}').join()).toContain(
      'colours only as tokens',
    );
    expect(shape('platform/ui/A.module.css', '.a {\n  color: var(--text); /* not #fff */\n}')).toEqual([]);
    expect(shape('platform/ui/tokens.css', ':root {\n  --text: #222;\n}')).toEqual([]);
  });
});

describe('requests out', () => {
  const found = (path: string, text: string) =>
    violationsOfRequests(parse({ [path]: text })).map((violation) => violation.message);

  it('go through the guarded client', () => {
    expect(found('features/a/server/a.ts', `await fetch('https://x');`).join()).toContain('guardedFetch');
    expect(found('platform/server/a.ts', `import { request } from 'node:https';`).join()).toContain(
      'guarded',
    );
    expect(found('app/a.ts', `import { fetch } from 'undici';`).join()).toContain('guardedFetch');
  });

  it('are free in the client itself, in browsers and tests; types are no requests', () => {
    expect(found('platform/server/outgoing-http/a.ts', `import { request } from 'node:https';`)).toEqual([]);
    expect(found('platform/web/a.ts', `await fetch('/api');`)).toEqual([]);
    expect(found('platform/server/a.test.ts', `await fetch('/api');`)).toEqual([]);
    expect(found('platform/server/a.ts', `import type { IncomingMessage } from 'node:http';`)).toEqual([]);
    expect(found('platform/server/a.ts', `await client.fetch('/bucket');`)).toEqual([]);
  });
});

describe('texts of the interface', () => {
  const untranslated = (jsx: string, path = 'features/x/web/X/X.tsx') =>
    violationsOfTexts(parse({ [path]: `const X = () => <div>${jsx}</div>;` })).map(
      ({ message }) => /“(.*)”/.exec(message)?.[1],
    );

  it.each([
    ['Hello there', 'Hello there'],
    ["{isOpen ? 'Close' : t('Open')}", 'Close'],
    ["{name || 'Nobody'}", 'Nobody'],
    ['<a title="Home" />', 'Home'],
    ["<a aria-label={'Go ' + where} />", 'Go'],
    [`<img alt={\`Photo of \${name}\`} />`, 'Photo of'],
    ["<a onClick={() => showToast('Saved')} />", 'Saved'],
  ])('%s is not translated', (jsx, text) => {
    expect(untranslated(jsx)).toEqual([text]);
  });

  it.each([
    "{t('Hello there')}",
    '<a title={t(title)} className="wide open" />',
    '{count} · {b} –',
    "{isOpen && <b>{t('Open')}</b>}",
    "{call('some thing')}",
  ])('%s is not', (jsx) => {
    expect(untranslated(jsx)).toEqual([]);
  });

  it('are free in tests and in the gallery', () => {
    expect(untranslated('Hello', 'features/x/web/X/X.test.tsx')).toEqual([]);
    expect(untranslated('Hello', 'platform/ui/gallery/ButtonPart.tsx')).toEqual([]);
  });
});

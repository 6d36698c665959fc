// Small add-ons, each wrong in a way of its own, as files of a folder outside of the tree.
import { writeFiles } from './outside-addons.ts';

const API = { peerDependencies: { '@parley/addon-api': '^1.0.0' } };

interface Wrong {
  manifest?: string;
  imports?: string;
  files?: Readonly<Record<string, string>>;
}

const partOfHome = (component: string) => `
  pageAdditions: async (ctx, view) =>
    view.layoutViewType === 'home'
      ? [{ area: 'content', node: { $reactComponent: '${component}', $reactProps: {} } }]
      : [],`;

const webOf = (component: string, code: string) => ({
  [`${component.toLowerCase()}.web.ts`]: `
    import { ${component} } from './${component}.tsx';
    export const web = { name: '${component.toLowerCase()}', widgets: { ${component} } };`,
  [`${component}.tsx`]: code,
});

const route = (name: string, path: string) => ({
  imports: `import { route } from '@parley/addon-api'; import { ${name} } from './${name}.contract.ts';`,
  manifest: `routes: [route(${name}, async () => ['${name}'])],`,
  files: {
    [`${name}.contract.ts`]: `
      import { endpoint, z } from '@parley/addon-api/contract';
      export const ${name} = endpoint({
        method: 'GET', path: '${path}', summary: 'Of a test.', permission: 'public', response: z.array(z.string()),
      });`,
  },
});

const table = (name: string) => ({
  files: {
    [`migrations/20261126120000_${name}.sql`]: 'create table tides (height int);',
    [`migrations/20261126120000_${name}.down.sql`]: 'drop table tides;',
  },
});

const WRONG: Readonly<Record<string, Wrong>> = {
  thrower: {
    manifest: partOfHome('Thrower'),
    files: webOf('Thrower', `export function Thrower() { throw new TypeError('The widget fell.'); }`),
  },
  browserly: {
    manifest: partOfHome('Browserly'),
    files: webOf(
      'Browserly',
      `export function Browserly() {
         if (typeof document !== 'undefined') throw new TypeError('Only in browsers.');
         return <p>Drawn by the server</p>;
       }`,
    ),
  },
  unloadable: {
    manifest: partOfHome('Unloadable'),
    files: webOf(
      'Unloadable',
      `if (typeof document !== 'undefined') throw new TypeError('No such module.');
       export function Unloadable() { return <p>Drawn by the server</p>; }`,
    ),
  },
  endless: {
    imports: `import { transactionHook } from '@parley/addon-api';
      import { discussionStarted } from '@parley/addon-api/events';`,
    manifest: `transactionHooks: [transactionHook(discussionStarted, async () => {
      for (;;) await new Promise((resolve) => setTimeout(resolve, 50));
    })],`,
  },
  firsttable: table('firsttable'),
  secondtable: table('secondtable'),
  firstroute: route('firstroute', '/tides'),
  secondroute: route('secondroute', '/tides'),
};

export async function writeBrokenAddons(folder: string): Promise<void> {
  for (const [name, { imports = '', manifest = '', files = {} }] of Object.entries(WRONG)) {
    const own = {
      'package.json': JSON.stringify({ name, version: '1.0.0', ...API }),
      [`${name}.feature.ts`]: `${imports}
        export const it = { name: '${name}', addon: { key: '${name}', name: '${name}', description: '' }, ${manifest} };`,
      ...files,
    };
    await writeFiles(`${folder}/${name}`, own);
  }
}

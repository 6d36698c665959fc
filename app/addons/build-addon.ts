// An add-on from outside is built when it is first seen, and again when it was changed: TypeScript, JSX and style
// sheets become what Node and browsers read. What it shares with the site stays outside of it.
import { existsSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { filesOfKind } from './addon-files.ts';
import { AddonProblem } from './addon-package.ts';
import { buildProblem } from './build-problem.ts';
import { SHARED } from './shared-modules.ts';

export interface BuiltAddon {
  serverFile: string;
  /** Of what browsers get; undefined where it adds nothing to pages. */
  browserFolder: string | undefined;
  hasStyles: boolean;
}

const ENTRY = 'virtual:addon';

/** `names`: what each shared module exports. `base`: where browsers find its files. */
export async function buildAddon(
  folder: string,
  target: string,
  { names, base }: { names: Record<string, string[]>; base: string },
): Promise<BuiltAddon> {
  if (!existsSync(target)) await buildInto(folder, target, { names, base });
  const browserFolder = join(target, 'browser');
  return {
    serverFile: join(target, 'server', 'addon.js'),
    browserFolder: existsSync(browserFolder) ? browserFolder : undefined,
    hasStyles: existsSync(join(browserFolder, 'addon.css')),
  };
}

async function buildInto(
  folder: string,
  target: string,
  { names, base }: { names: Record<string, string[]>; base: string },
): Promise<void> {
  const next = `${target}.next-${process.pid}`;
  try {
    const { build } = await compiler();
    const common = {
      configFile: false,
      root: folder,
      logLevel: 'silent',
      mode: 'production',
      oxc: { jsx: { runtime: 'automatic', development: false } },
    } as const;
    const of = (kinds: readonly string[]) => [entryPlugin(folder, kinds), sharedPlugin(names)];
    const onServer: InlineConfig = {
      ...common,
      plugins: of(['feature', 'contract', 'pages', 'web']),
      ssr: { noExternal: true },
      build: { ...output(join(next, 'server')), ssr: true, target: 'node22' },
    };
    const inBrowser: InlineConfig = {
      ...common,
      base,
      plugins: of(['pages', 'web']),
      build: {
        ...output(join(next, 'browser')),
        modulePreload: { polyfill: false },
        cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
      },
    };
    await build({ ...onServer, css: scopedBy(folder) });
    if (filesOfKind(folder, 'web').length > 0 || filesOfKind(folder, 'pages').length > 0)
      await build({ ...inBrowser, css: scopedBy(folder) });
    await rename(next, target);
  } catch (error) {
    rmSync(next, { recursive: true, force: true });
    // Of two processes that build the same, the first one's result stands.
    if (existsSync(target)) return;
    throw new AddonProblem(buildProblem(error, folder));
  }
}

/** A release does without, as long as nobody brings an add-on that has to be built. */
function compiler(): Promise<typeof import('vite')> {
  return import('vite').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error('Building it needs vite, which is not here: npm install --no-save vite@8');
  });
}

function output(outDir: string) {
  return {
    outDir,
    emptyOutDir: true,
    copyPublicDir: false,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { addon: ENTRY },
      preserveEntrySignatures: 'strict' as const,
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: ({ names }: { names?: string[] }) =>
          names?.some((name) => name.endsWith('.css')) ? 'addon.css' : '[name]-[hash][extname]',
      },
    },
  };
}

/** Class names of an add-on never meet those of another: they begin with its folder's name. */
function scopedBy(folder: string) {
  const name =
    folder
      .split('/')
      .at(-1)
      ?.replaceAll(/[^\w-]/g, '') ?? 'addon';
  return { modules: { generateScopedName: `${name}_[local]_[hash:base64:6]` } };
}

/** One module that has all of what says what the add-on is. */
function entryPlugin(folder: string, kinds: readonly string[]): Plugin {
  return {
    name: 'addon-entry',
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
    load(id) {
      if (id !== `\0${ENTRY}`) return undefined;
      const lists = kinds.map((kind) => {
        const files = filesOfKind(folder, kind);
        const imports = files.map((file, at) => `import * as ${kind}${at} from ${JSON.stringify(file)};`);
        return `${imports.join('\n')}\nexport const ${kind} = [${files.map((_, at) => `${kind}${at}`).join(', ')}];`;
      });
      return lists.join('\n');
    },
  };
}

/** Imports of what the site shares become lookups in what it has loaded itself. */
function sharedPlugin(names: Record<string, string[]>): Plugin {
  return {
    name: 'shared-modules',
    enforce: 'pre',
    resolveId: (id) => (id in names ? `\0shared:${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0shared:')) return undefined;
      const name = id.slice('\0shared:'.length);
      return [
        `const shared = globalThis[Symbol.for(${JSON.stringify(SHARED.description)})][${JSON.stringify(name)}];`,
        'export default shared.default ?? shared;',
        `export const { ${(names[name] ?? []).join(', ')} } = shared;`,
      ].join('\n');
    },
  };
}

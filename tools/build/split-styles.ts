// Three style sheets out of one: others for what pages of optional add-ons and pages where something is managed show alone,
// so that whoever reads waits for no looks of a dashboard. What belongs where follows from the modules that a page can reach.
import type { Plugin } from 'vite';

/** By their names in the build's manifest. */
const READING = 'style.css';
const LAZY = 'lazy.css';
const MANAGED = 'managed.css';
const WHOLE = /(?:^|\/)style-[^/]*\.css$/;

/** What these lead to comes with the first such page, or as a page is edited. */
const LAZY_PAGES = /[\\/]app[\\/]lazy-pages\.ts$/;
const MANAGED_PAGES = /[\\/]app[\\/]managed-(?:pages|additions)\.ts$/;

/** Stands around the rules of each module, since it goes through the minifier as it is; no browser sees it. */
const MARK = /@supports ?\(--module: ?(\d+)\) ?\{/g;

interface Module {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

export function splitStyles(): Plugin[] {
  const ids: string[] = [];
  const mark: Plugin = {
    name: 'mark-styles',
    apply: 'build',
    transform: {
      filter: { id: /\.css$/ },
      handler(css, id) {
        if (!ids.includes(id)) ids.push(id);
        return `@supports (--module:${ids.indexOf(id)}){${css}}`;
      },
    },
  };
  const split: Plugin = {
    name: 'split-styles',
    apply: 'build',
    // After the bundler has put the one style sheet together, before its manifest is written.
    enforce: 'post',
    generateBundle(_options, bundle) {
      const outputs = Object.values(bundle);
      const whole = outputs.find(({ type, fileName }) => type === 'asset' && WHOLE.test(fileName));
      if (whole?.type !== 'asset') return;
      const entries = outputs.flatMap((output) =>
        output.type === 'chunk' && output.isEntry && output.facadeModuleId ? output.facadeModuleId : [],
      );
      const reached = (from: readonly string[]) => reachable(from, (id) => this.getModuleInfo(id));
      const pages = (name: RegExp) => [...this.getModuleIds()].filter((id) => name.test(id));
      const sheets = sheetsOf(partsOf(String(whole.source)), (id) => ids[id] ?? '', {
        reading: reached(entries),
        lazy: reached(pages(LAZY_PAGES)),
        managed: reached(pages(MANAGED_PAGES)),
      });
      delete bundle[whole.fileName];
      // Each by a name of its own content: a module may move from one to the other.
      for (const [name, of] of Object.entries(sheets))
        this.emitFile({ type: 'asset', name, originalFileName: name, source: joined(of) });
    },
  };
  return [mark, split];
}

type Reached = Record<'reading' | 'lazy' | 'managed', ReadonlySet<string>>;

/** What two kinds of deferred pages show stands in the stylesheet of each: a document names one of them. */
export function sheetsOf(
  parts: readonly Part[],
  idOf: (module: number) => string,
  { reading, lazy, managed }: Reached,
): Record<string, Part[]> {
  const sheets: Record<string, Part[]> = { [READING]: [], [LAZY]: [], [MANAGED]: [] };
  for (const part of parts) {
    const id = idOf(part.module);
    if (reading.has(id)) sheets[READING]?.push(part);
    else {
      if (lazy.has(id)) sheets[LAZY]?.push(part);
      if (managed.has(id) || !lazy.has(id)) sheets[MANAGED]?.push(part);
    }
  }
  return sheets;
}

/** All that these show, at once or later, but for pages that come later of themselves. */
export function reachable(
  entries: readonly string[],
  moduleOf: (id: string) => Module | null,
): ReadonlySet<string> {
  const found = new Set(entries);
  // A set is walked over what is added meanwhile, too.
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = moduleOf(id) ?? {};
    for (const each of [...importedIds, ...dynamicallyImportedIds])
      if (!LAZY_PAGES.test(each) && !MANAGED_PAGES.test(each)) found.add(each);
  }
  return found;
}

interface Part {
  module: number;
  css: string;
}

/** What stands around each module's rules, taken off. Rules between them, such as the order of layers, have none. */
export function partsOf(css: string): Part[] {
  return [...css.matchAll(MARK)].map((mark) => {
    const begin = mark.index + mark[0].length;
    return { module: Number(mark[1]), css: css.slice(begin, blockEnd(css, begin)) };
  });
}

/** Layers that come again are one: their rules stay in their order. What is in none stays before them. */
export function joined(parts: readonly Part[]): string {
  const layers = new Map<string, string>();
  let outside = '';
  for (const rule of parts.flatMap(({ css }) => rulesOf(css))) {
    const [begin, name] = /^@layer ([a-z]+)\{/.exec(rule) ?? [];
    if (begin && name) layers.set(name, (layers.get(name) ?? '') + rule.slice(begin.length, -1));
    else outside += rule;
  }
  return outside + [...layers].map(([name, rules]) => `@layer ${name}{${rules}}`).join('');
}

/** Each with its blocks. */
function rulesOf(css: string): string[] {
  const rules: string[] = [];
  for (let begin = 0; begin < css.length; ) {
    const [sign] = /[{;]/.exec(css.slice(begin)) ?? [];
    if (!sign) break;
    const head = css.indexOf(sign, begin) + 1;
    const end = sign === ';' ? head : blockEnd(css, head) + 1;
    rules.push(css.slice(begin, end));
    begin = end;
  }
  return rules;
}

/** Where the block ends that is open at this place. Braces in texts are none. */
function blockEnd(css: string, begin: number): number {
  const signs = /["'{}\\]/g;
  signs.lastIndex = begin;
  let depth = 1;
  let quote = '';
  for (let sign = signs.exec(css); sign; sign = signs.exec(css)) {
    const [found] = sign;
    if (found === '\\') signs.lastIndex += 1;
    else if (quote) quote = found === quote ? '' : quote;
    else if (found === '"' || found === "'") quote = found;
    else depth += found === '{' ? 1 : -1;
    if (depth === 0) return sign.index;
  }
  throw new Error('A style sheet of the build has an open block.');
}

// HTML fragments by what they show: a page renders only what changed. They are cached in bytes, since to assemble
// bytes costs a tenth of encoding a page's text.
import { randomBytes } from 'node:crypto';
import type { SiteMeta } from '../platform/contract/page.ts';
import {
  type FragmentSlot,
  type HtmlFragments,
  MARKER,
  type Shown,
} from '../platform/web/nodes/CachedFragment.tsx';
import type { Screen, ScreenLocation } from '../platform/web/router/screen.tsx';
import { type HtmlFragmentCache, textOf } from './html-fragment-cache.ts';
import { bytesOf, type Part } from './page-parts.ts';

/** Nobody can know it, so no post can forge a marker. */
const secret = randomBytes(9).toString('hex');
const MARKERS = new RegExp(`<(${Object.values(MARKER).join('|')}) data-at="${secret}-(\\d+)"></\\1>`);

/** Ids that React derived from the place in the page, and pending Suspense: valid on one page alone. */
const OF_ONE_PAGE = /"_[rR]_|<!--\$[?!]/;

type Read = keyof ScreenLocation | 'page';

interface Fragment {
  key: string;
  /** What it, or a fragment within it, read of the screen. */
  reads: Set<Read>;
  html: Buffer | undefined;
}

/** One rendering of one page. */
export class PageFragments implements HtmlFragments {
  readonly #cache: HtmlFragmentCache;
  readonly #context: number;
  readonly #address: Readonly<Record<keyof ScreenLocation, string>>;
  readonly #fragments: Fragment[] = [];
  readonly #open: Fragment[] = [];
  readonly #texts = new Map<object, string>();

  constructor(address: ScreenLocation, site: SiteMeta, cache: HtmlFragmentCache) {
    this.#cache = cache;
    this.#address = address;
    this.#context = cache.contextIDOf(site);
  }

  placeFor = (shown: Shown): FragmentSlot => {
    const key = `${this.#context}\n${shown.map((each) => this.#textOf(each)).join('\n')}`;
    const known = this.#cache.find(key, this.#address);
    const fragment: Fragment = { key, reads: new Set(known?.reads as Read[] | undefined), html: known?.html };
    const mark = `${secret}-${this.#fragments.push(fragment) - 1}`;
    if (known) {
      for (const around of this.#open) for (const read of fragment.reads) around.reads.add(read);
      return { mark, isCached: true, end: () => {} };
    }
    this.#open.push(fragment);
    return { mark, isCached: false, end: () => this.#end(fragment) };
  };

  #end(fragment: Fragment): void {
    const at = this.#open.indexOf(fragment);
    if (at >= 0) this.#open.splice(at);
  }

  /** The page with the fragments where their markers are; new ones are cached. */
  assemble(html: string): Part[] {
    // Text, element, number of the fragment, and again.
    const parts = html.split(MARKERS);
    const before: Part[][] = [];
    let page: Part[] = [parts[0] ?? ''];
    for (let at = 1; at < parts.length; at += 3) {
      const [element, number, text = ''] = parts.slice(at, at + 3);
      const fragment = this.#fragments[Number(number)];
      if (!fragment) continue;
      if (element === MARKER.cached) {
        if (fragment.html) page.push(fragment.html);
      } else if (element === MARKER.begin) {
        before.push(page);
        page = [];
      } else {
        const made = bytesOf(page);
        this.#store(fragment, made);
        page = before.pop() ?? [];
        page.push(made);
      }
      if (text !== '') page.push(text);
    }
    this.#cache.dropOldest();
    return page;
  }

  #store({ key, reads }: Fragment, html: Buffer): void {
    if (reads.has('page') || OF_ONE_PAGE.test(html.toString('latin1'))) return;
    this.#cache.put(key, [...reads], this.#address, html);
  }

  /** The same screen, which records what fragments that are being rendered read of it. */
  watched(screen: Screen): Screen {
    const note = (read: Read) => {
      for (const fragment of this.#open) fragment.reads.add(read);
    };
    const { location } = screen;
    const watched = (name: keyof ScreenLocation) => ({
      enumerable: true,
      get: () => {
        note(name);
        return location[name];
      },
    });
    const seen = Object.defineProperties({} as ScreenLocation, {
      pathname: watched('pathname'),
      search: watched('search'),
      hash: watched('hash'),
    });
    return {
      location: seen,
      isLoading: screen.isLoading,
      get state() {
        note('page');
        return screen.state;
      },
    };
  }

  #textOf(value: Shown[number]): string {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
    const known = this.#texts.get(value);
    if (known !== undefined) return known;
    const text = textOf(value);
    this.#texts.set(value, text);
    return text;
  }
}

// HTML of pieces by what they show: a page made anew draws only what changed. It is kept in bytes, since to put these
// together costs a tenth of what it costs to make them of a page's text.
import { randomBytes } from 'node:crypto';
import type { SiteMeta } from '../platform/contract/page.ts';
import { type KeptPieces, PIECE, type PiecePlace, type Shown } from '../platform/web/nodes/KeptPiece.tsx';
import type { Screen, ScreenLocation } from '../platform/web/router/screen.tsx';
import { bytesOf, type Part } from './page-parts.ts';
import { PieceShelf, textOf } from './piece-shelf.ts';

const shelf = new PieceShelf();

/** Nobody can know it, so no post can say what stands at a mark. */
const secret = randomBytes(9).toString('hex');
const MARKS = new RegExp(`<(${Object.values(PIECE).join('|')}) data-at="${secret}-(\\d+)"></\\1>`);

/** Ids that React gave by the place in the page, and what waits for something: true of one page alone. */
const OF_ONE_PAGE = /"_[rR]_|<!--\$[?!]/;

type Read = keyof ScreenLocation | 'page';

interface Piece {
  key: string;
  /** What it, or a piece within it, asked of the screen. */
  reads: Set<Read>;
  html: Buffer | undefined;
}

/** One drawing of one page. */
export class PagePieces implements KeptPieces {
  readonly #scene: number;
  readonly #address: Readonly<Record<keyof ScreenLocation, string>>;
  readonly #pieces: Piece[] = [];
  readonly #open: Piece[] = [];
  readonly #texts = new Map<object, string>();

  constructor(address: ScreenLocation, site: SiteMeta) {
    this.#address = address;
    this.#scene = shelf.sceneOf(site);
  }

  placeFor = (shown: Shown): PiecePlace => {
    const key = `${this.#scene}\n${shown.map((each) => this.#textOf(each)).join('\n')}`;
    const known = shelf.find(key, this.#address);
    const piece: Piece = { key, reads: new Set(known?.reads as Read[] | undefined), html: known?.html };
    const mark = `${secret}-${this.#pieces.push(piece) - 1}`;
    if (known) {
      for (const around of this.#open) for (const read of piece.reads) around.reads.add(read);
      return { mark, isKept: true, end: () => {} };
    }
    this.#open.push(piece);
    return { mark, isKept: false, end: () => this.#end(piece) };
  };

  #end(piece: Piece): void {
    const at = this.#open.indexOf(piece);
    if (at >= 0) this.#open.splice(at);
  }

  /** The page with the pieces where their marks are; those that are new are kept. */
  putTogether(html: string): Part[] {
    // Text, element, number of the piece, and again.
    const parts = html.split(MARKS);
    const before: Part[][] = [];
    let whole: Part[] = [parts[0] ?? ''];
    for (let at = 1; at < parts.length; at += 3) {
      const [element, number, text = ''] = parts.slice(at, at + 3);
      const piece = this.#pieces[Number(number)];
      if (!piece) continue;
      if (element === PIECE.kept) {
        if (piece.html) whole.push(piece.html);
      } else if (element === PIECE.begin) {
        before.push(whole);
        whole = [];
      } else {
        const made = bytesOf(whole);
        this.#keep(piece, made);
        whole = before.pop() ?? [];
        whole.push(made);
      }
      if (text !== '') whole.push(text);
    }
    shelf.dropOldest();
    return whole;
  }

  #keep({ key, reads }: Piece, html: Buffer): void {
    if (reads.has('page') || OF_ONE_PAGE.test(html.toString('latin1'))) return;
    shelf.put(key, [...reads], this.#address, html);
  }

  /** The same screen, which remembers what pieces that are being drawn ask of it. */
  watched(screen: Screen): Screen {
    const note = (read: Read) => {
      for (const piece of this.#open) piece.reads.add(read);
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

// What a page is to all members of an audience, before and behind where each one's own is put.
import { deflatePart } from './gzip-parts.ts';

/** How every page begins. */
const ROOT = '<html';

/** Where the viewer's own state goes; the renderer leaves it near the end of the document. */
export const VIEWER_STATE_MARK = '<!--viewer-state-->';

export class SharedPart {
  /** Up to where the root is marked. */
  readonly start: Buffer;
  readonly middle: Buffer;
  readonly end: Buffer;
  #uses = 0;
  #compressed: Promise<Buffer> | undefined;

  /** undefined: the page has no place for what is the viewer's own. */
  static of(bytes: Buffer): SharedPart | undefined {
    const at = bytes.lastIndexOf(VIEWER_STATE_MARK);
    return at < 0 ? undefined : new SharedPart(bytes, at);
  }

  private constructor(bytes: Buffer, at: number) {
    const root = bytes.indexOf(ROOT) + ROOT.length;
    this.start = bytes.subarray(0, root);
    this.middle = bytes.subarray(root, at);
    this.end = bytes.subarray(at + VIEWER_STATE_MARK.length);
  }

  /** As of guests' pages (`ResponseBuffer`): fast the first time, well and once for all who come after. */
  get compressedMiddle(): Promise<Buffer> {
    this.#uses++;
    if (this.#uses === 1) return deflatePart(this.middle, 1);
    this.#compressed ??= deflatePart(this.middle, 6);
    return this.#compressed;
  }
}

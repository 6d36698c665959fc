import { SPOILER_END, SPOILER_START } from '../spoiler.ts';

const CLASS = /(?:^|\s)(?:js-)?(?:user)?spoiler(?:\s|$)/i;
const TITLE_CLASS = /(?:^|\s)(?:SpoilerTitle|spoiler-buttonContainer)(?:\s|$)/i;
const BLOCKS: ReadonlySet<string> = new Set(['div', 'blockquote']);
/** What stood on the buttons of old spoilers: ours has a button of its own. */
const USUAL_TITLE = /^\s*(?:toggle )?(?:show |hide )?spoilers?:?(?: \(?(?:show|hide|click to show)\)?)?\s*$/i;

/** Beginnings without an end are text: no more of them are remembered than anyone writes. */
const MAX_OPEN_MARKS = 50;

interface Mark {
  at: number;
  parent: number;
  isInParagraph: boolean;
}

interface Title {
  at: number;
  text: string;
}

/**
 * Spoilers in HTML: blocks whose class says so, and what stands between `[spoiler]` and `[/spoiler]` where both stand in
 * the same element, or in paragraphs of it. Writes into the pieces that become the markup.
 */
export class SpoilerMarks {
  private readonly out: string[];
  /** Elements that are open, other than paragraphs. */
  private readonly open: { id: number; isSpoiler: boolean; title: Title | null }[] = [];
  private readonly titles: Title[] = [];
  private readonly marks: Mark[] = [];
  private count = 0;
  private paragraphs = 0;

  constructor(out: string[]) {
    this.out = out;
  }

  /** The tag to write for this element; null where it is as it was. */
  enter(name: string, className: string): string | null {
    if (name === 'p') {
      this.paragraphs++;
      return null;
    }
    const isBlock = BLOCKS.has(name);
    const isSpoiler = isBlock && CLASS.test(className);
    const title = isBlock && TITLE_CLASS.test(className) ? { at: this.out.length, text: '' } : null;
    this.open.push({ id: ++this.count, isSpoiler, title });
    if (title) this.titles.push(title);
    return isSpoiler ? SPOILER_START : null;
  }

  /** What ends the element; null where it is as it was. */
  leave(name: string): string | null {
    if (name === 'p') {
      this.paragraphs--;
      return null;
    }
    const element = this.open.pop();
    if (element?.title) this.titles.pop();
    if (element?.title && USUAL_TITLE.test(element.title.text)) {
      this.out.length = element.title.at;
      return '';
    }
    return element?.isSpoiler ? SPOILER_END : null;
  }

  words(text: string): void {
    const title = this.titles.at(-1);
    if (title) title.text += text;
  }

  /** `[spoiler]` stays text until its end is met. */
  begin(written: string): void {
    if (this.marks.length >= MAX_OPEN_MARKS) this.marks.shift();
    this.marks.push({ at: this.out.length, parent: this.parent(), isInParagraph: this.paragraphs > 0 });
    this.out.push(written);
  }

  end(written: string): void {
    const mark = this.marks.findLast(({ parent }) => parent === this.parent());
    if (!mark) {
      this.out.push(written);
      return;
    }
    this.marks.length = this.marks.indexOf(mark);
    this.out[mark.at] = mark.isInParagraph ? `</p>${SPOILER_START}<p>` : SPOILER_START;
    this.out.push(this.paragraphs > 0 ? `</p>${SPOILER_END}<p>` : SPOILER_END);
  }

  private parent(): number {
    return this.open.at(-1)?.id ?? 0;
  }
}

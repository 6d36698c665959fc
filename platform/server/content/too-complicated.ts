/** Work on a text was given up: it holds more than anybody writes, or took too long. */
export class TooComplicated extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TooComplicated';
  }
}

export interface ElementLimits {
  depth: number;
  elements: number;
}

/** htmlparser2 takes time by the product of both: no page that people write has as many. */
const LIMITS: ElementLimits = { depth: 250, elements: 50_000 };

/** Counts elements while markup is read, so that the reading can end at a bound. */
export class ElementCounter {
  private readonly limits: ElementLimits;
  private depth = 0;
  private count = 0;

  constructor(limits: ElementLimits = LIMITS) {
    this.limits = limits;
  }

  open(): void {
    if (!this.hasRoom()) throw new TooComplicated('There are too many elements, or they nest too deeply.');
  }

  /** Counts one that opens; false where it is one too many. */
  hasRoom(): boolean {
    this.depth++;
    this.count++;
    return this.depth <= this.limits.depth && this.count <= this.limits.elements;
  }

  close(): void {
    this.depth--;
  }
}

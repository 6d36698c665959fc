import { BBCODE, type Dialect } from './bbcode-tags.ts';

export interface Tag {
  name: string;
  /** The opening tag as it was typed: shown when nothing closes it. */
  written: string;
  argument: string;
  attributes: ReadonlyMap<string, string>;
  children: Child[];
  isClosed: boolean;
  isBlock: boolean;
}

export type Child = Tag | string;

const TAG =
  /\[(\/?)([a-z][a-z0-9]{0,19}|\*)(?:=("[^"\n]{0,300}"|'[^'\n]{0,300}'|[^\]\n]{0,500}))?((?:\s+[a-z]{1,20}=(?:"[^"\n]{0,300}"|[^\s\]]{1,300})){0,8})\s{0,3}\]/gi;
const MAX_DEPTH = 40;

export function parseBbcode(source: string, dialect: Dialect = BBCODE): Tag {
  return new BbcodeParser(source, dialect).parse();
}

class BbcodeParser {
  private readonly root = newTag('', '', '', '', false);
  private readonly open: Tag[] = [this.root];
  private readonly dialect: Dialect;
  private readonly source: string;
  private readonly lower: string;
  private readonly neverClosed = new Set<string>();
  private done = 0;

  constructor(source: string, dialect: Dialect) {
    this.dialect = dialect;
    this.source = source;
    this.lower = source.toLowerCase();
  }

  parse(): Tag {
    TAG.lastIndex = 0;
    for (let found = TAG.exec(this.source); found; found = TAG.exec(this.source)) {
      const [written, slash, spelled = '', argument = '', attributes = ''] = found;
      const name = spelled.toLowerCase();
      if (!this.dialect.known.has(name)) continue;
      const end = found.index + written.length;
      const tag = newTag(name, written, argument, attributes, this.dialect.blocks.has(name));
      const next = slash === '/' ? this.close(name, found.index, end) : this.begin(tag, found.index, end);
      if (next !== null) TAG.lastIndex = next;
    }
    this.say(this.source.length);
    this.popTo(1);
    this.root.isClosed = true;
    return this.root;
  }

  private get top(): Tag {
    return this.open.at(-1) ?? this.root;
  }

  private say(until: number): void {
    if (until > this.done) this.top.children.push(this.source.slice(this.done, until));
    this.done = until;
  }

  private begin(tag: Tag, at: number, end: number): number | null {
    if (this.open.length >= MAX_DEPTH) return null;
    if (this.dialect.verbatim.has(tag.name) && !(tag.name === 'url' && tag.argument !== ''))
      return this.verbatim(tag, at, end);
    if (tag.name === '*' && !this.startItem(at)) return null;
    this.say(at);
    this.done = end;
    this.top.children.push(tag);
    if (this.dialect.void.has(tag.name)) tag.isClosed = true;
    else this.open.push(tag);
    return end;
  }

  /** What stands inside is not markup: it is taken as it is up to the closing tag. */
  private verbatim(tag: Tag, at: number, end: number): number | null {
    if (this.neverClosed.has(tag.name)) return null;
    const closing = `[/${tag.name}]`;
    const close = this.lower.indexOf(closing, end);
    if (close < 0) {
      this.neverClosed.add(tag.name);
      return null;
    }
    this.say(at);
    tag.children.push(this.source.slice(end, close));
    tag.isClosed = true;
    this.top.children.push(tag);
    this.done = close + closing.length;
    return this.done;
  }

  private startItem(at: number): boolean {
    const list = this.open.findLastIndex((tag) => tag.name === 'list');
    if (list < 0) return false;
    this.say(at);
    this.popTo(list + 1);
    return true;
  }

  private close(name: string, at: number, end: number): number | null {
    const index = this.open.findLastIndex((tag) => tag.name === name);
    if (index < 1) return null;
    this.say(at);
    this.popTo(index + 1);
    this.top.isClosed = true;
    this.popTo(index);
    this.done = end;
    return end;
  }

  private popTo(length: number): void {
    while (this.open.length > length) {
      const tag = this.open.pop();
      if (tag?.name === '*') tag.isClosed = true;
      if (tag?.isBlock && this.dialect.inline.has(this.top.name)) this.top.isBlock = true;
    }
  }
}

function newTag(name: string, written: string, argument: string, attributes: string, isBlock: boolean): Tag {
  const pairs = attributes.matchAll(/(?<![a-z])([a-z]{1,20})=(?:"([^"\n]{0,300})"|([^\s\]]{1,300}))/gi);
  return {
    name,
    written,
    argument: argument.replace(/^(["'])(.*)\1$/, '$2').trim(),
    attributes: new Map([...pairs].map((pair) => [(pair[1] ?? '').toLowerCase(), pair[2] ?? pair[3] ?? ''])),
    children: [],
    isClosed: false,
    isBlock,
  };
}

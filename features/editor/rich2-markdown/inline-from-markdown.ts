import type { Token } from 'markdown-it';
import { typedMentionAt, urlAt } from '../../../platform/contract/live-text.ts';
import type { Rich2Node } from '../../../platform/contract/rich2/nodes.ts';

type Marks = Readonly<Record<string, true>>;

/** Marks by the tokens that open them, and by the elements of HTML people write for them. */
const MARKS: Readonly<Record<string, string>> = {
  strong_open: 'bold',
  em_open: 'italic',
  s_open: 'strikethrough',
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  s: 'strikethrough',
  del: 'strikethrough',
  code: 'code',
  kbd: 'code',
};

export function inlineFromTokens(tokens: readonly Token[]): Rich2Node[] {
  const reader = new InlineReader();
  for (const token of tokens) reader.read(token);
  return reader.done();
}

class InlineReader {
  private readonly root: Rich2Node[] = [];
  private out = this.root;
  private marks: string[] = [];
  private isInLink = false;

  done(): Rich2Node[] {
    return this.root.length === 0 ? [{ text: '' }] : this.root;
  }

  read(token: Token): void {
    const mark = MARKS[token.type];
    if (mark) this.marks.push(mark);
    else if (['strong_close', 'em_close', 's_close'].includes(token.type)) this.marks.pop();
    else this.readContent(token);
  }

  private readContent(token: Token): void {
    switch (token.type) {
      case 'text':
        this.words(token.content);
        return;
      case 'softbreak':
      case 'hardbreak':
        this.put('\n');
        return;
      case 'code_inline':
        this.out.push({ text: token.content, ...this.given(), code: true });
        return;
      case 'html_inline':
        this.tag(token.content);
        return;
      case 'link_open':
        this.openLink(String(token.attrGet('href') ?? ''));
        return;
      case 'link_close':
        this.closeLink();
        return;
      case 'image':
        this.out.push(imageCard(token));
        return;
      default:
        this.put(token.content);
    }
  }

  /** Words with the names and addresses in them. */
  private words(text: string): void {
    let done = 0;
    for (const { 0: start, index: at } of text.matchAll(/@|https?:\/\//gi)) {
      if (at < done || this.isInLink) continue;
      const node = start === '@' ? mentionNode(text, at) : addressNode(text, at);
      if (!node) continue;
      this.put(text.slice(done, at));
      this.out.push(node.node);
      done = at + node.length;
    }
    this.put(text.slice(done));
  }

  private put(text: string): void {
    if (text !== '') this.out.push({ text, ...this.given() });
  }

  private given(): Marks {
    return Object.fromEntries(this.marks.map((mark) => [mark, true]));
  }

  private openLink(url: string): void {
    if (this.isInLink) return;
    const link = { type: 'a', url, children: [] as Rich2Node[] };
    this.out.push(link);
    this.out = link.children;
    this.isInLink = true;
  }

  private closeLink(): void {
    this.out = this.root;
    this.isInLink = false;
  }

  private tag(written: string): void {
    const [, slash = '', name = ''] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(written) ?? [];
    const mark = MARKS[name.toLowerCase()];
    if (name.toLowerCase() === 'br') this.put('\n');
    else if (mark && slash === '') this.marks.push(mark);
    else if (mark) this.marks.splice(this.marks.lastIndexOf(mark), 1);
    else if (!/^<!--/.test(written) && name === '') this.put(written);
  }
}

interface Found {
  node: Rich2Node;
  length: number;
}

function mentionNode(text: string, at: number): Found | undefined {
  const found = typedMentionAt(text, at);
  return found
    ? { node: { type: '@', name: found.name, children: [{ text: '' }] }, length: found.written.length }
    : undefined;
}

function addressNode(text: string, at: number): Found | undefined {
  const url = urlAt(text, at);
  return url ? { node: { type: 'a', url, children: [{ text: url }] }, length: url.length } : undefined;
}

export function imageCard(token: Token): Rich2Node {
  const url = String(token.attrGet('src') ?? '');
  const name = token.content;
  const embedData = { embedType: 'image', url, name, displaySize: 'large', float: 'none' };
  return { type: 'rich_embed_card', dataSourceType: 'image', url, embedData, children: [{ text: '' }] };
}

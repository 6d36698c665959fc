// Documents of rich2 by chance, always the same for a seed.
import type { Rich2Node } from '../../../../platform/contract/rich2/nodes.ts';

export type Random = () => number;

/** A small generator of numbers between 0 and 1 (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const WORDS = [
  'honey',
  'Bienen',
  'فصل',
  '蜜蜂',
  '<b>',
  'a & b',
  '*star*',
  '_x_',
  '`tick`',
  '1.',
  '# no',
  '🐝',
  '[x](y)',
];

export class RandomRich2 {
  private readonly random: Random;

  constructor(seed: number) {
    this.random = randomOf(seed);
  }

  /** As the editor writes it: every block holds what it may hold. */
  document(): Rich2Node[] {
    return [...this.some(1, 6, () => this.block(2)), this.text('p')];
  }

  /** With blocks in wrong places, unknown nodes and keys, text where there should be none. */
  messyDocument(): Rich2Node[] {
    return this.some(1, 6, () => this.mess(3));
  }

  private pick<T>(choices: readonly T[]): T {
    return choices[Math.floor(this.random() * choices.length)] as T;
  }

  private some<T>(least: number, most: number, make: (index: number) => T): T[] {
    return Array.from({ length: least + Math.floor(this.random() * (most - least + 1)) }, (_, index) =>
      make(index),
    );
  }

  private chance(share: number): boolean {
    return this.random() < share;
  }

  private block(depth: number): Rich2Node {
    const leafTypes = ['p', 'p', 'h2', 'h3', 'h4', 'h5', 'quote', 'spoiler', 'code', 'card', 'unknown'];
    switch (this.pick(depth > 0 ? [...leafTypes, 'ul', 'ol', 'table'] : leafTypes)) {
      case 'quote':
        return { type: 'blockquote', children: this.some(1, 3, () => this.text('blockquote-line')) };
      case 'spoiler':
        return {
          type: 'spoiler',
          children: [{ type: 'spoiler-content', children: this.some(1, 2, () => this.text('spoiler-item')) }],
        };
      case 'code':
        return {
          type: 'code_block',
          ...(this.chance(0.5) && { lang: 'js' }),
          children: this.some(1, 3, () => ({ type: 'code_line', children: [{ text: this.words() }] })),
        };
      case 'card':
        return this.card();
      case 'unknown':
        return { type: 'callout', colour: 7, children: [{ type: 'p', children: [{ text: this.words() }] }] };
      case 'ul':
        return this.list('ul', depth);
      case 'ol':
        return this.list('ol', depth);
      case 'table':
        return this.table(depth);
      default:
        return this.text(this.pick(['p', 'h2', 'h3', 'h4', 'h5']));
    }
  }

  private list(type: string, depth: number): Rich2Node {
    const items = this.some(1, 3, () => ({
      type: 'li',
      children: [
        this.text('lic'),
        ...(depth > 0 && this.chance(0.3) ? [this.list(this.pick(['ul', 'ol']), depth - 1)] : []),
      ],
    }));
    return { type, children: items };
  }

  private table(depth: number): Rich2Node {
    const columns = 1 + Math.floor(this.random() * 3);
    const row = (type: string) => ({
      type: 'tr',
      ...(this.chance(0.2) && { actualHeight: 32 }),
      children: Array.from({ length: columns }, () => ({
        type,
        ...(this.chance(0.2) && { attributes: { colspan: 2 }, rowSpan: 2, border: { top: {} } }),
        children: this.chance(0.3) ? this.inline() : this.some(1, 2, () => this.block(depth - 2)),
      })),
    });
    const part = (type: string, share: number, make: () => Rich2Node[]): Rich2Node[] =>
      this.chance(share) ? [{ type, children: make() }] : [];
    return {
      type: 'table',
      ...(this.chance(0.3) && { id: 't', colSizes: [90, 120], marginLeft: 8 }),
      children: [
        ...part('caption', 0.3, () => this.inline()),
        ...part('thead', 0.5, () => [row('th')]),
        { type: 'tbody', children: this.some(1, 2, () => row('td')) },
        ...part('tfoot', 0.3, () => [row('td')]),
      ],
    };
  }

  private text(type: string): Rich2Node {
    const ref = /^h/.test(type) && this.chance(0.3) ? { ref: 'kept-ref' } : {};
    return { type, ...ref, children: this.inline() };
  }

  private words(): string {
    return this.some(1, 4, () => this.pick(WORDS)).join(' ');
  }

  private marks(): Rich2Node {
    const marks = ['bold', 'italic', 'strikethrough', 'code'].filter(() => this.chance(0.25));
    return Object.fromEntries(marks.map((mark) => [mark, true]));
  }

  /** Text and other nodes by turns, as Slate wants them. */
  private inline(): Rich2Node[] {
    const nodes: Rich2Node[] = [{ text: this.chance(0.2) ? '' : this.words(), ...this.marks() }];
    for (let more = 0; more < 3 && this.chance(0.4); more++)
      nodes.push(this.inlineNode(), { text: this.chance(0.5) ? '' : ` ${this.words()}` });
    return nodes;
  }

  private inlineNode(): Rich2Node {
    switch (this.pick(['a', '@', 'emoji', 'embed', 'unknown'])) {
      case 'a':
        return {
          type: 'a',
          url: 'https://example.org/x',
          target: '_blank',
          children: [{ text: this.words() }],
        };
      case '@':
        return { type: '@', name: 'Bob', userID: 5, url: '/x', domID: 'd', children: [{ text: '' }] };
      case 'emoji':
        return {
          type: 'legacy_emoji_image',
          attributes: { src: '/e.png', alt: ':)' },
          children: [{ text: '' }],
        };
      case 'embed':
        return { ...this.card(), type: 'rich_embed_inline' };
      default:
        return { type: 'formula', tex: 'x^2', children: [{ text: 'x' }] };
    }
  }

  private card(): Rich2Node {
    const url = 'https://example.org/page';
    const embedData = this.pick([
      { embedType: 'link', url, name: 'A page', body: 'Of words' },
      { embedType: 'image', url: 'https://example.org/a.png', name: 'A', width: 3, height: 2, float: 'left' },
      {
        embedType: 'image',
        url: '/uploads/b.png',
        name: 'A <hive>',
        caption: 'At "noon" & later',
        displaySize: 'small',
      },
      { embedType: 'file', url: '/uploads/a.pdf', name: 'a.pdf', size: 12, mediaID: 3 },
      { embedType: 'quote', url, recordType: 'comment', recordID: 4 },
    ]);
    return {
      type: 'rich_embed_card',
      dataSourceType: 'url',
      url,
      embedData,
      more: [1],
      children: [{ text: '' }],
    };
  }

  private mess(depth: number): Rich2Node {
    const types = [
      'p',
      'h2',
      'ul',
      'ol',
      'li',
      'lic',
      'table',
      'tr',
      'td',
      'th',
      'thead',
      'caption',
      'blockquote',
    ];
    const more = [
      'blockquote-line',
      'spoiler',
      'spoiler-item',
      'code_block',
      'code_line',
      'a',
      'widget',
      'spoiler-content',
    ];
    if (depth === 0 || this.chance(0.3)) return this.chance(0.7) ? { text: this.words() } : this.inlineNode();
    return {
      type: this.pick([...types, ...more]),
      x: 1,
      children: this.some(0, 3, () => this.mess(depth - 1)),
    };
  }
}

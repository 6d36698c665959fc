import { type Attributes, isRecord, type LineStyle, lineStyle, type Operation } from './delta.ts';

export interface Run {
  insert: string | Attributes;
  attributes: Attributes;
}

export type Line = { kind: 'embed'; embed: Attributes } | { kind: 'text'; style: LineStyle; runs: Run[] };

/** Cuts a delta into lines; a card is a line of its own and takes the break behind it along. */
export function deltaLines(operations: readonly Operation[]): Line[] {
  const lines: Line[] = [];
  let runs: Run[] = [];
  let isBehindEmbed = false;
  const end = (attributes: Attributes) => {
    const isCardsOwnBreak = isBehindEmbed && runs.length === 0 && Object.keys(attributes).length === 0;
    if (!isCardsOwnBreak) lines.push({ kind: 'text', style: lineStyle(attributes), runs });
    runs = [];
    isBehindEmbed = false;
  };
  for (const { insert, attributes } of operations) {
    if (typeof insert !== 'string') {
      const embed = insert['embed-external'];
      if (!isRecord(embed)) {
        runs.push({ insert, attributes });
        continue;
      }
      if (runs.length > 0) end({});
      lines.push({ kind: 'embed', embed });
      isBehindEmbed = true;
      continue;
    }
    const parts = insert.split('\n');
    for (let i = 0; i < parts.length; i++) {
      if (i > 0) end(attributes);
      if (parts[i] !== '') runs.push({ insert: parts[i] ?? '', attributes });
    }
  }
  if (runs.length > 0) end({});
  return lines;
}

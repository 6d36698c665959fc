// What changed between two wordings, paragraph by paragraph and word by word. Texts that have next to nothing in common are
// not compared to the end: one went, the other came.
import { diffArrays, diffWordsWithSpace } from 'diff';
import type { ChangedBlock, ChangedWords } from '../post-history.contract.ts';

/** More changes than that are a new text. */
const MOST_CHANGED_BLOCKS = 400;
const MOST_CHANGED_WORDS = 600;
/** Each comparison, at the most. */
const PATIENCE_MS = 50;
/** Of one paragraph; longer ones are compared as a whole. */
const LONGEST_COMPARED = 20_000;
/** Of the shorter of two paragraphs, so much stands in both. */
const LEAST_SHARED = 0.4;
/** All paragraphs of one comparison that are looked into word by word. */
const MOST_LOOKED_INTO = 200;

export interface Changes {
  blocks: ChangedBlock[];
  countAdded: number;
  countRemoved: number;
}

export function changesBetween(before: string, after: string): Changes {
  const old = paragraphs(before);
  const now = paragraphs(after);
  const parts = diffArrays(old, now, { maxEditLength: MOST_CHANGED_BLOCKS, timeout: PATIENCE_MS });
  const blocks: ChangedBlock[] = [];
  let looked = 0;
  let removed: string[] = [];
  const flush = () => {
    blocks.push(...removed.map((text) => ({ kind: 'removed' as const, text })));
    removed = [];
  };
  for (const part of parts ?? [
    { removed: true, added: false, value: old },
    { removed: false, added: true, value: now },
  ]) {
    if (part.removed) removed.push(...part.value);
    else if (part.added) {
      // A paragraph for a paragraph: it was rewritten, and the words tell how. What is left over came or went.
      const pairs = removed.splice(0, Math.min(part.value.length, MOST_LOOKED_INTO - looked));
      looked += pairs.length;
      flush();
      blocks.push(...part.value.flatMap((text, at) => blocksOf(pairs[at], text)));
    } else {
      flush();
      blocks.push({ kind: 'same', texts: [...part.value] });
    }
  }
  flush();
  return { blocks, ...countsOf(blocks) };
}

export function changedWords(before: string, after: string): ChangedWords[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: after }];
  const isLong = before.length + after.length > LONGEST_COMPARED;
  const parts = isLong
    ? undefined
    : diffWordsWithSpace(before, after, { maxEditLength: MOST_CHANGED_WORDS, timeout: PATIENCE_MS });
  const words: ChangedWords[] = parts
    ? parts.map(({ value: text, added, removed }) => ({
        kind: added ? 'added' : removed ? 'removed' : 'same',
        text,
      }))
    : [
        { kind: 'removed', text: before },
        { kind: 'added', text: after },
      ];
  return words.filter(({ text }) => text !== '');
}

/** Of two paragraphs with few words in common, one went and the other came: a change of nearly every word is hard to read. */
function blocksOf(before: string | undefined, after: string): ChangedBlock[] {
  if (before === undefined) return [{ kind: 'added', text: after }];
  const words = changedWords(before, after);
  const shared = words.reduce((sum, { kind, text }) => sum + (kind === 'same' ? text.trim().length : 0), 0);
  if (shared >= LEAST_SHARED * Math.min(before.length, after.length)) return [{ kind: 'changed', words }];
  return [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
}

function paragraphs(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

function countsOf(blocks: readonly ChangedBlock[]): Pick<Changes, 'countAdded' | 'countRemoved'> {
  let countAdded = 0;
  let countRemoved = 0;
  const note = (kind: string, text: string) => {
    const count = text.split(/\s+/).filter((word) => word !== '').length;
    if (kind === 'added') countAdded += count;
    if (kind === 'removed') countRemoved += count;
  };
  for (const block of blocks) {
    if (block.kind === 'changed') for (const { kind, text } of block.words) note(kind, text);
    else if (block.kind !== 'same') note(block.kind, block.text);
  }
  return { countAdded, countRemoved };
}

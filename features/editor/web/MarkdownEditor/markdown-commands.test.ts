import { describe, expect, it } from 'vitest';
import {
  continueLine,
  insertCode,
  insertImage,
  insertLink,
  insertTable,
  pasteAddress,
  prefixLines,
  type Selection,
  wrap,
} from './markdown-commands.ts';

/** `one [two] three`: the brackets are the selection. */
function at(marked: string): Selection {
  const start = marked.indexOf('⟦');
  const text = marked.replace('⟦', '');
  const end = text.indexOf('⟧');
  return { text: text.replace('⟧', ''), start, end };
}

function shown({ text, start, end }: Selection): string {
  return `${text.slice(0, start)}⟦${text.slice(start, end)}⟧${text.slice(end)}`;
}

describe('marks around a selection', () => {
  it('come and go', () => {
    const bold = wrap(at('a ⟦word⟧ here'), '**', '**', 'bold text');
    expect(shown(bold)).toBe('a **⟦word⟧** here');
    expect(shown(wrap(bold, '**', '**', 'bold text'))).toBe('a ⟦word⟧ here');
  });

  it('hold a placeholder that typing replaces', () => {
    expect(shown(wrap(at('⟦⟧'), '*', '*', 'italic text'))).toBe('*⟦italic text⟧*');
  });
});

describe('marks at the beginning of lines', () => {
  it('take in every line the selection touches', () => {
    const quoted = prefixLines(at('one\ntw⟦o\nthr⟧ee\nfour'), () => '> ', /^> /);
    expect(quoted.text).toBe('one\n> two\n> three\nfour');
    expect(prefixLines(quoted, () => '> ', /^> /).text).toBe('one\ntwo\nthree\nfour');
  });

  it('count upwards', () => {
    const list = prefixLines(at('⟦a\nb\nc⟧'), (index) => `${index + 1}. `, /^\d+\. /);
    expect(list.text).toBe('1. a\n2. b\n3. c');
  });

  it('leave the caret behind a new mark', () => {
    expect(shown(prefixLines(at('⟦⟧'), () => '- ', /^- /))).toBe('- ⟦⟧');
  });
});

describe('things put in', () => {
  it('a link waits for its address', () => {
    expect(shown(insertLink(at('see ⟦the guide⟧.')))).toBe('see [the guide](⟦https://⟧).');
  });

  it('a chosen address waits for its words', () => {
    expect(shown(insertLink(at('⟦https://example.org⟧')))).toBe('[⟦⟧](https://example.org)');
    expect(shown(insertImage(at('⟦https://example.org/a.png⟧')))).toBe('![⟦⟧](https://example.org/a.png)');
  });

  it('a table stands on lines of its own', () => {
    expect(shown(insertTable(at('text⟦⟧')))).toBe(
      'text\n\n| ⟦Column⟧ | Column |\n| --- | --- |\n| Cell | Cell |\n',
    );
  });

  it('code is inline within a line and a block across lines', () => {
    expect(shown(insertCode(at('run ⟦npm start⟧ now')))).toBe('run `⟦npm start⟧` now');
    expect(shown(insertCode(at('⟦a\nb⟧')))).toBe('```\n⟦a\nb⟧\n```\n');
  });

  it('an address pasted over words makes a link, over nothing it is pasted', () => {
    const link = pasteAddress(at('read ⟦this⟧ first'), 'https://example.org ');
    expect(link && shown(link)).toBe('read [this](https://example.org)⟦⟧ first');
    expect(pasteAddress(at('read ⟦⟧'), 'https://example.org')).toBeUndefined();
    expect(pasteAddress(at('⟦this⟧'), 'not an address')).toBeUndefined();
  });
});

describe('Enter', () => {
  it('goes on with a list', () => {
    const next = continueLine(at('- one⟦⟧'));
    expect(next && shown(next)).toBe('- one\n- ⟦⟧');
    const third = continueLine(at('2. two⟦⟧'));
    expect(third && shown(third)).toBe('2. two\n3. ⟦⟧');
  });

  it('ends a list at an empty item and leaves plain lines alone', () => {
    const ended = continueLine(at('- one\n- ⟦⟧'));
    expect(ended && shown(ended)).toBe('- one\n\n⟦⟧');
    expect(continueLine(at('plain⟦⟧'))).toBeUndefined();
  });
});

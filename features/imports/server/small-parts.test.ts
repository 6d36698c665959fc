import { describe, expect, it } from 'vitest';
import { cleanText } from '../../../platform/server/db/clean-text.ts';
import { cleanLine, readDate } from './clean-text.ts';
import { Stats, statsTable } from './import-stats.ts';
import { mentionedNames, rewriteMentions } from './mentions.ts';
import { pipeline } from './pipeline.ts';
import { progressText } from './progress-line.ts';
import { withQuoteLine } from './quote-line.ts';
import { readTags } from './stackexchange/import-questions.ts';
import { siteName } from './stackexchange/import-stack-exchange.ts';
import { hostOf } from './stackexchange/open-export.ts';

describe('text from outside', () => {
  it('is made fit for the database', () => {
    expect(cleanText('a\0b\ud800c')).toBe('ab\ufffdc');
    expect(cleanLine('  two\n words ', 20)).toBe('two words');
    expect(cleanLine('😀😀😀😀', 4)).toBe('😀😀😀😀');
    expect(cleanLine('😀😀😀😀😀', 4)).toBe('😀😀😀…');
  });

  it('has times in UTC where it names no zone', () => {
    expect(readDate('2018-03-12T17:00:45.567')).toBe('2018-03-12T17:00:45.567Z');
    expect(readDate('2018-03-12T17:00:45+02:00')).toBe('2018-03-12T15:00:45.000Z');
    expect(readDate('yesterday')).toBeUndefined();
    expect(readDate(null)).toBeUndefined();
  });

  it('names sites and tags in several ways', () => {
    expect(hostOf('stackexchange-conlang-meta')).toBe('conlang.meta.stackexchange.com');
    expect(hostOf('stackexchange-quantumcomputing')).toBe('quantumcomputing.stackexchange.com');
    expect(hostOf('Bees.Example.org')).toBe('bees.example.org');
    expect(siteName('conlang.meta.stackexchange.com')).toBe('Conlang meta');
    expect(readTags('<a><c#>')).toEqual(['a', 'c#']);
    expect(readTags('|a|c#|')).toEqual(['a', 'c#']);
    expect(readTags(undefined)).toEqual([]);
  });
});

describe('mentions', () => {
  const members = new Map([
    ['o.kettle', { userID: 2, name: 'o.kettle' }],
    ['bea', { userID: 3, name: 'bea_2' }],
    ['ann', { userID: 4, name: 'Ann Lee' }],
  ]);

  it('become mentions of the members here', () => {
    expect(rewriteMentions('Ask @o.kettle. Or @Bea, or @ann-', members)).toBe(
      'Ask @"o.kettle". Or @bea_2, or @"Ann Lee"-',
    );
  });

  it('are left alone in code, addresses and words', () => {
    const text = 'a@bea.example `@bea` https://x.example/@bea @@bea \\@bea @nobody';
    expect(rewriteMentions(text, members)).toBe(text);
  });

  it('are looked for in every form', () => {
    expect(mentionedNames('@S.L.C. and no e-mail a@b.c')).toEqual(['s.l.c', 's.l', 's']);
  });
});

describe('a line of the post that is answered', () => {
  const quoted = { name: 'Mi_ra', link: 'discourse://post/2/6', words: '1. *Until* the shine' };

  it('comes first, and its words are no markup', () => {
    expect(withQuoteLine({ source: 'Then.', format: 'markdown' }, quoted).source).toBe(
      '> [Mi\\_ra](discourse://post/2/6):\n>\n> 1\\. \\*Until\\* the shine\n\nThen.',
    );
    expect(
      withQuoteLine({ source: '<p>Then.</p>', format: 'html' }, { ...quoted, words: 'a < b' }).source,
    ).toBe(
      '<blockquote><p><a href="discourse://post/2/6">Mi_ra</a>:</p><p>a &lt; b</p></blockquote>\n<p>Then.</p>',
    );
  });

  it('is not said twice', () => {
    const quoting = {
      source: '> [Mira](discourse://post/2/6):\n> Until\n\nThen.',
      format: 'markdown',
    } as const;
    expect(withQuoteLine(quoting, quoted)).toBe(quoting);
  });
});

describe('what the command shows', () => {
  it('is a bar with rate and time left', () => {
    expect(progressText('posts', 500, 2000, 1000)).toBe(
      '██████░░░░░░░░░░░░░░░░░░ 25% · posts · 500 of 2,000 · 500/s · 3 s left',
    );
    expect(progressText('posts', 10, 2000, 1000)).toContain('3 min 19 s left');
    expect(progressText('posts', 0, 0, 0)).toContain('100%');
  });

  it('is a table that adds up, or tells where it does not', () => {
    const stats = new Stats();
    stats.add('posts', { read: 1200 });
    stats.add('posts', { imported: 1199, rejected: 1 });
    stats.add('tags', { read: 2, imported: 1 });
    expect(statsTable(stats.kinds)).toEqual([
      '        read  imported  rejected',
      'posts  1,200     1,199         1',
      'tags       2         1         0',
    ]);
    expect(stats.unbalanced.map((each) => each.kind)).toEqual(['tags']);
  });
});

describe('the pipeline', () => {
  async function* numbers() {
    yield* [1, 2, 3, 4];
  }

  it('writes in order, one at a time, while the next is prepared', async () => {
    const events: string[] = [];
    await pipeline(
      numbers(),
      async (number) => {
        events.push(`prepare ${number}`);
        return number;
      },
      async (number) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        events.push(`written ${number}`);
      },
    );
    expect(events.filter((event) => event.startsWith('written'))).toEqual(
      [1, 2, 3, 4].map((n) => `written ${n}`),
    );
    expect(events.indexOf('prepare 2')).toBeLessThan(events.indexOf('written 1'));
    expect(events.indexOf('prepare 3')).toBeGreaterThan(events.indexOf('written 1'));
  });

  it('ends with the first failure, and writes nothing after it', async () => {
    const written: number[] = [];
    const run = pipeline(
      numbers(),
      async (number) => number,
      async (number) => {
        if (number === 2) throw new Error('no');
        written.push(number);
      },
    );
    await expect(run).rejects.toThrow('no');
    expect(written).toEqual([1]);
  });
});

import { describe, expect, it } from 'vitest';
import { renderBody } from '../../../../platform/server/content/render-body.ts';
import { EVERY_NODE } from '../../../editor/rich2/testing/every-node.ts';
import { mailBody } from './mail-body.ts';

const SITE = 'https://bees.example';
const drawn = (source: string, format: string) =>
  mailBody(renderBody(source, format, { siteUrl: SITE, mentionedUsers: new Map() }).html, SITE);
/** Its words, a line for each block. */
const wordsOf = (html: string) =>
  html
    .replace(/<br \/>|<\/(?:p|li|tr|caption|pre)>|<[ou]l[^>]*>/g, '\n')
    .replace(/<\/t[dh]><t[dh]/g, ' $&')
    .replace(/<[^>]+>/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

describe('a post in a mail', () => {
  it('of every node says the same in both parts', () => {
    const { html, text } = drawn(JSON.stringify(EVERY_NODE), 'rich2');
    expect(text.split('\n')).toEqual(wordsOf(html));
    for (const words of [
      'Second',
      'Day Honey',
      'Monday two jars',
      'first',
      'Nobody',
      'let far = 1;',
      ':) see',
    ])
      expect(text).toContain(words);
    expect(html).toContain('<strong>Second</strong>');
    expect(html).toContain('<del>struck</del>');
  });

  it('says what is in its pictures, with the caption and the card of a link on lines of their own', () => {
    const { text } = drawn(JSON.stringify(EVERY_NODE), 'rich2');
    for (const line of ['A hive in the sun', 'Monday, at noon', 'wax.txt · 12 B', 'On bees', 'They dance'])
      expect(text.split('\n')).toContain(line);
    expect(drawn('Before ![A queen](https://pictures.example/q.png) after', 'markdown').text).toMatch(
      /Before\s+A queen\s+after/,
    );
  });

  it('does not tell what is behind a spoiler', () => {
    const { html, text } = drawn(JSON.stringify(EVERY_NODE), 'rich2');
    for (const part of [html, text]) {
      expect(part).toContain('(Spoiler)');
      expect(part).not.toContain('It was the queen');
    }
  });

  it('has formulas as they were typed, and nothing that runs or is fetched', () => {
    const formula = drawn('So $$a^2 < b$$ holds', 'markdown');
    expect(formula.text).toContain('a^2 < b');
    expect(formula.html).not.toContain('<math');
    const hostile = drawn(
      '<img src=x onerror=alert(1)><style>*{}</style><p style="position:fixed">Hi</p>',
      'html',
    );
    expect(hostile.html).not.toMatch(/onerror|<style|position|<img/);
  });

  it('that is very long is cut, pictures and all, in time', () => {
    const long = `${'<p>Bees</p>'.repeat(2000)}<p><img src="/a.png" alt="The end"></p>`;
    const { html, text } = mailBody(long, SITE);
    expect(text.length).toBeLessThan(5010);
    expect(html).toBe(`<p>${text}</p>`);
    expect(mailBody('<p><em>'.repeat(400_000), SITE).text).toBe(' …');
  });
});

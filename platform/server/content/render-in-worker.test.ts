import { describe, expect, it } from 'vitest';
import { MAX_BODY_LENGTH, MAX_JSON_BODY_LENGTH } from '../../contract/body-fields.ts';
import { renderBody } from './render-body.ts';
import { inspectInWorker, MAX_INLINE_LENGTH, renderInWorker } from './render-in-worker.ts';
import { people } from './testing/render-context.ts';
import { validateBody } from './validate-body.ts';

const long = (text: string) => text.repeat(Math.ceil((MAX_INLINE_LENGTH + 1) / text.length));

describe('bodies drawn in a thread', () => {
  it.each([
    ['markdown', '**a** @bob\n\n'],
    ['html', '<p>a <b>b</b> @"Ann Lee"</p>'],
    ['bbcode', '[b]a[/b] @bob\n'],
  ])('come out as they do at once: %s', async (format, text) => {
    expect(await renderInWorker(long(text), format, people)).toEqual(renderBody(long(text), format, people));
    const { mentions, problems } = await inspectInWorker(long(text), format);
    expect([mentions.length, problems]).toEqual([1, []]);
  });
});

describe('a body beyond the bounds', () => {
  const rows: [string, string, string, RegExp][] = [
    ['characters', 'text', 'a'.repeat(MAX_BODY_LENGTH + 7), /^body has 7 characters too many\./],
    ['bytes', 'rich2', '字'.repeat(MAX_JSON_BODY_LENGTH), /^body has 1000000 bytes too many\./],
    ['elements', 'html', '<p>'.repeat(20_001), /more than 20000 tags/],
    ['depth of elements', 'html', '<div>'.repeat(201), /nested more than 200 levels deep/],
    ['elements in Markdown', 'markdown', '<b>'.repeat(201), /nested more than 200 levels deep/],
    ['cells', 'markdown', '|a|b|\n|-|-|\n'.repeat(5000), /more than 20000 table cells/],
    ['quotes', 'markdown', '> '.repeat(101), /nested more than 100 levels deep/],
    ['tags', 'bbcode', '[b]'.repeat(20_001), /more than 20000 tags/],
    ['addresses', 'text', 'http://a.b '.repeat(5001), /more than 5000 addresses/],
    ['depth of JSON', 'rich2', '['.repeat(101), /nested more than 100 levels deep/],
    ['parts of JSON', 'rich', `[{"insert":"x"}${',1'.repeat(100_001)}]`, /more than 100000 parts/],
  ];
  it.each(rows)('is refused in words: %s', (_what, format, source, message) => {
    const [problem, ...others] = validateBody(source, format);
    expect(problem).toMatchObject({ field: 'body', code: 'maxLength' });
    expect(problem?.message).toMatch(message);
    expect(others).toEqual([]);
  });

  it.each(rows)('is drawn as plain text where it is stored: %s', (_what, format, source) => {
    const rendered = renderBody(source, format, people);
    expect(rendered).toMatchObject({ isTooComplicated: true, mentions: [] });
    expect(rendered.html).toMatch(/^<p dir="auto">(?:(?!<(?!br \/>)).){1,1000}/);
  });

  it('ends elements that close each other by turns', () => {
    const rendered = renderBody('<dt><li>'.repeat(5000), 'html', people);
    expect(rendered.isTooComplicated).toBe(true);
  });

  it('keeps the words of documents', () => {
    const deep = `${'[{"type":"p","children":'.repeat(60)}[{"text":"Hello"}]${'}]'.repeat(60)}`;
    expect(renderBody(deep, 'rich2', people).text).toBe('Hello');
  });
});

describe('characters that are no text', () => {
  it.each([
    ['rich2', '[{"type":"p","children":[{"text":"a\\u0000b"}]}]'],
    ['rich2', '[{"type":"p","children":[{"text":"a\\ud800b"}]}]'],
    ['rich', '[{"insert":"a\\u0000b\\n"}]'],
  ])('are refused in a new body and left out of a stored one: %s', (format, source) => {
    expect(validateBody(source, format).map(({ message }) => message)).toEqual([
      'body holds characters that are not text.',
    ]);
    const { html, text, excerpt } = renderBody(source, format, people);
    for (const made of [html, text, excerpt]) expect(made).not.toMatch(/\0|\p{Surrogate}/u);
  });

  it('are none where somebody writes about them', () => {
    const source = '[{"type":"p","children":[{"text":"\\\\u0000 ends a string"}]}]';
    expect(validateBody(source, 'rich2')).toEqual([]);
    expect(renderBody(source, 'rich2', people).text).toBe('\\u0000 ends a string');
  });
});

import { expect, it } from 'vitest';
import { withMobileHeads } from './mobile-heads.ts';
import { renderBody } from './render-body.ts';

const render = (source: string, format: string) =>
  renderBody(source, format, { siteUrl: 'http://localhost' }).html;

it('names the column before each cell, of whatever format', () => {
  const markdown = '| Dance | *Far* & "good" |\n| --- | --- |\n| round | no |\n| waggle | yes |';
  const html = render(markdown, 'markdown');
  expect(html.match(/<td data-head="Dance" /g)).toHaveLength(2);
  expect(html.match(/<td data-head="Far &amp; &quot;good&quot;" /g)).toHaveLength(2);
  expect(html).not.toMatch(/<th[^>]*data-head/);
  const own =
    '<table><tr><th>A</th><th>B</th></tr><tr><th>Row</th><td data-head="forged">1</td></tr></table>';
  expect(render(own, 'html')).toContain('<td data-head="B" dir="auto">1</td>');
});

it('takes away what others write there', () => {
  expect(withMobileHeads('<table><tr><td data-head="forged">1</td></tr></table>')).toBe(
    '<table><tr><td>1</td></tr></table>',
  );
});

const row = (cells: string) => `<tr>${cells}</tr>`;

it.each([
  ['no heads', `<table>${row('<td>1</td>')}${row('<td>2</td>')}</table>`],
  [
    'a first row that holds data',
    `<table>${row('<th>A</th><td>1</td>')}${row('<td>2</td><td>3</td>')}</table>`,
  ],
  [
    'cells over several columns',
    `<table>${row('<th colspan="2">A</th>')}${row('<td>1</td><td>2</td>')}</table>`,
  ],
  [
    'a table inside',
    `<table>${row('<th>A</th>')}${row('<td><table><tr><td>1</td></tr></table></td>')}</table>`,
  ],
  ['a thousand header cells', `<table>${row('<th>A</th>'.repeat(1000))}${row('<td>1</td>')}</table>`],
  ['a head without a word', `<table>${row('<th> <b></b></th>')}${row('<td>1</td>')}</table>`],
])('leaves a table with %s as it is', (_which, html) => {
  expect(withMobileHeads(html)).toBe(html);
});

it('has heads up to 999 header cells', () => {
  const html = `<table>${row('<th>A</th>'.repeat(999))}${row('<td>1</td>')}</table>`;
  expect(withMobileHeads(html)).toContain('<td data-head="A">1</td>');
});

it('takes its time of many tables, closed or not', () => {
  const started = performance.now();
  withMobileHeads('<table><tr><th>A</th></tr><tr><td>1</td></tr></table>'.repeat(20_000));
  withMobileHeads(`${'<table><tr><th>'.repeat(50_000)}`);
  expect(performance.now() - started).toBeLessThan(2000);
});

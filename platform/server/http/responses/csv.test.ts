import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('writes rows with the names of all their properties', () => {
  const rows = [
    { id: 1, name: 'Ann', place: { city: 'Ulm', zip: null } },
    { id: 2, name: 'Bo', tags: ['a', 'b'], isNew: true },
  ];
  expect(csvOf(rows, []).split('\r\n')).toEqual([
    'id,name,place.city,place.zip,tags,isNew',
    '1,Ann,Ulm,,,',
    '2,Bo,,,"[""a"",""b""]",true',
    '',
  ]);
});

it.each([
  ['a, b', '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['+49', "'+49"],
  ['-2+3', "'-2+3"],
  ['\t=1', "'\t=1"],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
])('keeps %j from being more than text', (text, expected) => {
  expect(csvOf([{ a: text, b: -5 }], [])).toBe(`a,b\r\n${expected},-5\r\n`);
});

it('has its columns where there are no rows', () => {
  expect(csvOf([], ['id', 'name'])).toBe('id,name\r\n');
});

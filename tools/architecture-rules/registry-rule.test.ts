import { expect, it } from 'vitest';
import { violationsOfRegistries } from './registry-rule.ts';
import { parseSource } from './source.ts';

const found = (...files: [path: string, text: string][]) =>
  violationsOfRegistries(files.map(([path, text]) => parseSource(path, text))).map(
    ({ path, line, message }) => `${path}:${line} ${message}`,
  );

const POINT = 'features/kettles/server/kettles.ts';
const declared = '\nexport const kettles = new ExtensionPoint<Kettle>();';
const adds = (name: string): [string, string] => [
  `features/${name}/${name}.feature.ts`,
  `export const ${name} = { extensions: [kettles.add(${name}Kettle)] };`,
];

it('accepts what two add to, or one that has several', () => {
  expect(found([POINT, declared], adds('copper'), adds('steel'))).toEqual([]);
  const many = 'export const own = [copper, steel].map((each) => kettles.add(each));';
  expect(found([POINT, declared], ['features/kettles/own.ts', many])).toEqual([]);
});

it('finds what one adds to, or nobody, whatever comments and tests say', () => {
  const only = `${POINT}:2 only one adds to kettles: provide it (provided.ts), or do without`;
  expect(found([POINT, declared], adds('copper'))).toEqual([only]);
  const nobody = `${POINT}:2 nobody adds to kettles: provide it (provided.ts), or do without`;
  expect(found([POINT, `// kettles.add(copper)${declared}`])).toEqual([nobody]);
  expect(found([POINT, declared], ['features/kettles/k.test.ts', 'kettles.add(1); kettles.add(2);'])).toEqual(
    [nobody],
  );
});

it('accepts what one adds to where tests have a stand-in for an add-on, and no other one', () => {
  const standIn: [string, string] = [
    'features/kettles/server/testing/samovars.ts',
    'export const samovars = { extensions: [kettles.add(samovar)] };',
  ];
  expect(found([POINT, declared], adds('copper'), standIn)).toEqual([]);
  expect(found([POINT, declared], standIn)).toHaveLength(1);
  const offered: [string, string] = ['addon-api/server.ts', `export { kettles } from '../${POINT}';`];
  expect(found([POINT, declared], standIn, offered)).toEqual([]);
  expect(found([POINT, declared], offered)).toHaveLength(1);
});

it('counts a helper as often as it is called', () => {
  const helper = `${declared}\nexport function kettle(given: Kettle) {\n  return kettles.add(given);\n}`;
  const calls: [string, string] = [
    'features/steel/steel.feature.ts',
    'export const all = [kettle(a), kettle(b)];',
  ];
  expect(found([POINT, helper], calls)).toEqual([]);
  expect(found([POINT, helper])).toHaveLength(1);
});

import { expect, it } from 'vitest';
import { markedLayout } from './marked-layout.ts';

it('wraps each section and widget with its place, and nothing else', () => {
  const layout = [
    {
      $hydrate: 'react.section.1-column',
      isNarrow: true,
      children: [{ $hydrate: 'react.html', rawHtml: 'a' }, { $hydrate: 'react.gone' }],
    },
    { $hydrate: 'react.section.2-columns', mainTop: [] },
  ];
  const [first, second] = markedLayout(layout, (part) => `Name of ${part.$hydrate}`) as {
    place: string;
    name: string;
    isSection: boolean;
    children: Record<string, unknown>[];
  }[];
  expect(first).toMatchObject({ place: '0', name: 'Name of react.section.1-column', isSection: true });
  expect(first?.children[0]).toMatchObject({ $hydrate: 'react.section.1-column', isNarrow: true });
  expect(first?.children[0]?.children).toMatchObject([
    { place: '0.children.0', isSection: false, children: [{ $hydrate: 'react.html', rawHtml: 'a' }] },
    { place: '0.children.1', children: [{ $hydrate: 'react.gone' }] },
  ]);
  expect(second).toMatchObject({
    place: '1',
    children: [{ $hydrate: 'react.section.2-columns', mainTop: [] }],
  });
});

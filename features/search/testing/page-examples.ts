import type { PageExamples } from '../../../app/testing/page-addresses.ts';

export const pageExamples: PageExamples = (known) => known.words.flatMap(searchAddresses);

function searchAddresses(word: string): string[] {
  const text = encodeURIComponent(word);
  return [
    `/search?query=${text}`,
    `/search?query=${text}&domain=members`,
    `/search?query=${text}&types=discussion`,
    `/search?query=${text}&page=2`,
  ];
}

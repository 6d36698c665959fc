// Whoever translates the product finds every text of it in one catalogue, and none that nobody says.
import type { Wordings } from '../wordings/extract-wordings.ts';
import type { Breach } from './source.ts';

/** One breach for all of a kind: one command mends them. */
export function breachesOfWordings(said: Wordings, catalogue: Wordings, path: string): Breach[] {
  const breach = (what: string, texts: string[]): Breach[] =>
    texts.length === 0
      ? []
      : [
          {
            path,
            line: 1,
            says: `${texts.length} ${what}, “${texts[0]}” for one: run node tools/wordings/update-wordings.ts`,
          },
        ];
  return [
    ...breach('texts are missing', absent(said, catalogue)),
    ...breach('texts are said by nobody', absent(catalogue, said)),
  ];
}

function absent(some: Wordings, others: Wordings): string[] {
  return Object.keys(some).filter((text) => !(text in others));
}

// Whoever translates the product finds every text of it in one catalogue, and none that nobody says.
import type { Wordings } from '../wordings/extract-wordings.ts';
import type { Breach } from './source.ts';

export function breachesOfWordings(said: Wordings, catalogue: Wordings, path: string): Breach[] {
  const mend = 'run node tools/wordings/update-wordings.ts';
  const breach = (says: string): Breach => ({ path, line: 1, says });
  return [
    ...Object.keys(said).flatMap((text) =>
      text in catalogue ? [] : breach(`“${text}” is missing: ${mend}`),
    ),
    ...Object.keys(catalogue).flatMap((text) =>
      text in said ? [] : breach(`nobody says “${text}”: ${mend}`),
    ),
  ];
}

import type { OwnDataPart } from '../../../platform/server/places/own-data.ts';
import type { Site } from '../../../platform/server/site/site.ts';

/** For whoever opens the archive, years later maybe. */
export function archiveReadme(site: Site, parts: readonly OwnDataPart[]): string {
  const lines = parts.map(({ name, about }) => `${name}.jsonl\n  ${about}`);
  return `What ${site.url} has about you.

Each file whose name ends with .jsonl has one record in each line, as JSON: any editor opens it. Dates are in UTC.
Files that you uploaded are in the folder "files".

${lines.join('\n')}
`;
}

import type { LeftOutTable } from '../../../../platform/server/feature/feature.ts';
import type { RecordDescription } from './describe-records.ts';

/** For whoever has the file and nothing else. */
export function readmeOf(
  records: readonly RecordDescription[],
  leftOut: ReadonlyMap<string, LeftOutTable>,
): string {
  return `# An export of a community

A tar file. Any program can read it; Parley brings it back with \`parley import parley <file>\`, with the same ids and addresses.

| Entry | What |
|---|---|
| \`export.json\` | the first: format and its version, release (the migrations that were applied), the site, kinds of records and their fields |
| \`schema.json\` | a JSON Schema for each kind of record; \`x-key\` names what tells its records apart |
| \`records/<kind>/00001.jsonl.gz\` | records, a line of JSON each, in the order of their keys; unpack the parts of a kind one after the other |
| \`files/<key>\` | an uploaded file as it is; \`media\` says which it is |
| \`jobs/00001.gz\` | what the site was about to do by itself, a line of JSON each |
| \`hashes/00001.jsonl\` | name, bytes and SHA-256 of the entries since the list before |
| \`manifest.json\` | the last: records of each kind with the SHA-256 of all their lines, and the hashes of the lists |

Dates are in UTC; bytes are \`\\x\` and hexadecimal digits; the text of posts is in \`body\`, in the format that \`format\` says. **Whoever has this
file has everything**: addresses of members, hashes of their passwords, private messages, and the keys of the site.

## Records

${records.map(({ name, about }) => `- \`${name}\`${about ? `: ${about}` : ''}`).join('\n')}

## Left out

${[...leftOut].map(([name, { reason }]) => `- \`${name}\`: ${reason}`).join('\n')}
`;
}

// What is lost where bodies go from rich text to Markdown and back. Run by hand on posts of one's own:
//   node tools/rich2-markdown/count-differences.ts <file with one Markdown body as a JSON string on each line>
import { readFileSync } from 'node:fs';
import { countRoundTrips } from '../../features/editor/rich2-markdown/testing/round-trip.ts';

const [file] = process.argv.slice(2);
if (!file) throw new Error('Name a file with one body as a JSON string on each line.');

const posts = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => String(JSON.parse(line)));
process.stdout.write(`${JSON.stringify(countRoundTrips(posts, process.env.SHOW ? report : undefined))}\n`);

function report(before: string, after: string): void {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at++;
  const near = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 20), at + 40));
  process.stdout.write(`${near(before)} became ${near(after)}\n`);
}

// Names use the words of the field: what an engineer would type into a search box. These private words had other names in
// it, and may not come back as parts of names of files and identifiers.
import { lineAt, type Source, type Violation, walk } from './source.ts';

/** The private word, and what to say instead. */
const PRIVATE_WORDS: ReadonlyMap<string, string> = new Map([
  ['anew', 'again, reload or restart'],
  ['bone', 'node'],
  ['breach', 'violation'],
  ['doomed', 'to delete'],
  ['dressed', 'styled'],
  ['gatekeeper', 'guard'],
  ['journey', 'end-to-end test'],
  ['judged', 'checked, or the subject of the check'],
  ['kept', 'cached, stored, saved or queued: say which'],
  ['leash', 'what the script does'],
  ['portrait', 'avatar'],
  ['scene', 'context'],
  ['shelf', 'cache or registry'],
  ['slip', 'job handle'],
  ['stranger', 'unauthenticated or unknown'],
  ['tally', 'counters, stats or totals'],
  ['told', 'shown, notified, reported or redacted: say which'],
  ['touches', 'invalidates'],
  ['unchanging', 'immutable'],
  ['verdict', 'result or status'],
  ['wishes', 'options or preferences'],
]);

/** Names that the API promises to its clients. */
const PROMISED_NAMES: ReadonlySet<string> = new Set(['TrackingSlip']);

export function violationsOfVocabulary(sources: readonly Source[]): Violation[] {
  return sources.flatMap((source) => [...inPath(source), ...inIdentifiers(source)]);
}

function inPath({ path }: Source): Violation[] {
  return privateWordsIn(path.replace(/\.[a-z]+$/, '')).map((word) => ({
    path,
    line: 1,
    message: advice(word, path),
  }));
}

/** Each name once a file. */
function inIdentifiers({ path, text, syntax }: Source): Violation[] {
  const seen = new Set<string>();
  const violations: Violation[] = [];
  for (const [node, parents] of walk(syntax)) {
    if (node.type !== 'Identifier' && node.type !== 'PrivateIdentifier') continue;
    const name = String(node.name);
    if (seen.has(name) || PROMISED_NAMES.has(name) || isStyle(node, parents.at(-1))) continue;
    seen.add(name);
    for (const word of privateWordsIn(name))
      violations.push({ path, line: lineAt(text, node.start), message: advice(word, name) });
  }
  return violations;
}

/** Names of classes are the style sheet's: `styles.told`. */
function isStyle(node: object, parent: { type: string; [key: string]: unknown } | undefined): boolean {
  if (parent?.type !== 'MemberExpression' || parent.property !== node) return false;
  return /styles$/i.test(String((parent.object as { name?: unknown }).name ?? ''));
}

function privateWordsIn(name: string): string[] {
  const parts = name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).map((part) => part.toLowerCase());
  return parts.filter((part) => PRIVATE_WORDS.has(singular(part))).map(singular);
}

function singular(word: string): string {
  if (PRIVATE_WORDS.has(word)) return word;
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/(?<=ch)es$|s$/, '');
}

function advice(word: string, name: string): string {
  return `“${word}” in ${name} is a private word: say ${PRIVATE_WORDS.get(word)}`;
}

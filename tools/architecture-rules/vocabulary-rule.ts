// Names use the words of the field: of files and folders, of what the code declares, and of tables and columns. Names of
// tests are sentences, in which the clearest of the private words are not used either.
import { basename } from 'node:path';
import { lineAt, type Source, type SyntaxNode, type Violation, walk } from './source.ts';
import { PRIVATE_IN_NAMES, PRIVATE_IN_SENTENCES, privateWordsIn } from './vocabulary.ts';

/** Names that the API promises to its clients. */
const PROMISED_NAMES: ReadonlySet<string> = new Set(['TrackingSlip']);
/** Names of tables, or with an underscore: what else is in a statement are words of SQL, and values. */
const SQL_NAME = /\b(?:from|into|join|table|update)\s+([a-z]\w*)|\b([a-z]+(?:_[a-z]+)+)\b/g;
const LAST_OF_OLD_NAMES = '20261124235000_names_of_the_field.sql';
const TEST_CALLS: ReadonlySet<string> = new Set(['describe', 'it', 'test']);

export function violationsOfVocabulary(sources: readonly Source[]): Violation[] {
  return sources.flatMap((source) => [...inPath(source), ...inSyntax(source)]);
}

function inPath({ path }: Source): Violation[] {
  return violationsOfName(path, path, 1);
}

/** Tables and columns of migrations that came after the one which renamed the old ones; released ones are not changed. */
export function violationsOfMigrations(migrations: readonly { path: string; text: string }[]): Violation[] {
  return migrations
    .filter(({ path }) => basename(path) > LAST_OF_OLD_NAMES)
    .flatMap(({ path, text }) => {
      const names = new Set(namesInSql(text.replace(/--.*$/gm, '')));
      return [...names].flatMap((name) => violationsOfName(name, path, lineAt(text, text.indexOf(name))));
    });
}

/** Each name once a file. */
function inSyntax({ path, text, syntax }: Source): Violation[] {
  const seen = new Set<string>();
  const violations: Violation[] = [];
  for (const [node, parents] of walk(syntax))
    for (const name of namesOf(node, parents.at(-1))) {
      if (seen.has(name)) continue;
      seen.add(name);
      violations.push(...violationsOfName(name, path, lineAt(text, node.start)));
    }
  for (const [node] of walk(syntax)) violations.push(...inTestName(node, path, text));
  return violations;
}

function namesOf(node: SyntaxNode, parent: SyntaxNode | undefined): string[] {
  if (node.type === 'Identifier' || node.type === 'PrivateIdentifier')
    return isStyle(node, parent) ? [] : [String(node.name)];
  if (node.type === 'TaggedTemplateExpression' && nameOf(node.tag) === 'sql') return templateNames(node);
  return [];
}

function templateNames({ quasi }: SyntaxNode): string[] {
  const { quasis } = quasi as { quasis: { value: { raw: string } }[] };
  return quasis.flatMap(({ value }) => namesInSql(value.raw));
}

function namesInSql(text: string): string[] {
  return [...text.matchAll(SQL_NAME)].map(([, table, name]) => table ?? name ?? '');
}

/** Names of classes are the style sheet's: `styles.told`. */
function isStyle(node: SyntaxNode, parent: SyntaxNode | undefined): boolean {
  if (parent?.type !== 'MemberExpression' || parent.property !== node) return false;
  return /styles$/i.test(nameOf(parent.object));
}

/** `it('...')`, `describe.each(...)('...')`. */
function inTestName(node: SyntaxNode, path: string, text: string): Violation[] {
  if (node.type !== 'CallExpression' || !/\.(?:test|e2e)\.tsx?$/.test(path)) return [];
  if (!TEST_CALLS.has(rootOf(node.callee as SyntaxNode))) return [];
  const [first] = node.arguments as SyntaxNode[];
  if (first?.type !== 'Literal' || typeof first.value !== 'string') return [];
  return privateWordsIn(first.value, PRIVATE_IN_SENTENCES).map((word) => ({
    path,
    line: lineAt(text, first.start),
    message: `“${word}” in the name of a test is a private word: say ${PRIVATE_IN_SENTENCES.get(word)}`,
  }));
}

function rootOf(node: SyntaxNode): string {
  if (node.type === 'MemberExpression') return rootOf(node.object as SyntaxNode);
  return node.type === 'CallExpression' ? rootOf(node.callee as SyntaxNode) : nameOf(node);
}

function nameOf(node: unknown): string {
  return String((node as { name?: unknown }).name ?? '');
}

function violationsOfName(name: string, path: string, line: number): Violation[] {
  if (PROMISED_NAMES.has(name)) return [];
  return privateWordsIn(name, PRIVATE_IN_NAMES).map((word) => ({
    path,
    line,
    message: `“${word}” in ${name} is a private word: say ${PRIVATE_IN_NAMES.get(word)}`,
  }));
}

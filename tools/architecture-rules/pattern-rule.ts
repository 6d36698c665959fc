// Patterns take time that grows with the length of a text alone: others write the texts. V8 tries a pattern at every
// place of a text, and along every way through it, so that `/\s+$/` takes the square of the spaces it meets.
import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { type ReadonlyFlags, toUnicodeSet } from 'regexp-ast-analysis';
import { analyse } from 'scslre';
import { PATTERN_EXEMPTIONS } from './pattern-exemptions.ts';
import { placeOf } from './place.ts';
import { lineAt, type Source, type SyntaxNode, type Violation, walk } from './source.ts';

const ADVICE = 'Bound it, anchor it, or do it without a pattern: see platform/contract/linear-text.ts';

export function violationsOfPatterns(
  sources: Source[],
  exemptions: Readonly<Record<string, string>> = PATTERN_EXEMPTIONS,
): Violation[] {
  const unused = new Set(Object.keys(exemptions));
  const violations = sources.filter(isProduct).flatMap((source) =>
    [...patternsIn(source)].flatMap(({ node, pattern, flags }) => {
      const key = `${source.path} ${pattern}`;
      const problem = slownessOf(pattern, flags);
      if (problem === undefined) return [];
      unused.delete(key);
      if (Object.hasOwn(exemptions, key)) return [];
      return [
        {
          path: source.path,
          line: lineAt(source.text, node.start),
          message: `/${pattern}/ ${problem}. ${ADVICE}`,
        },
      ];
    }),
  );
  const stale = [...unused].map((key) => ({
    path: 'tools/architecture-rules/pattern-exemptions.ts',
    line: 1,
    message: `nothing needs the exemption of ${key} any more`,
  }));
  return [...violations, ...stale];
}

function isProduct({ path }: Source): boolean {
  return !placeOf(path).isTest && !/^(?:tools|e2e|bench|scripts)\//.test(path) && !path.includes('/testing/');
}

interface Pattern {
  node: SyntaxNode;
  pattern: string;
  flags: string;
}

function* patternsIn({ syntax }: Source): Generator<Pattern> {
  if (!syntax) return;
  for (const [node] of walk(syntax)) {
    const literal = node.regex as { pattern: string; flags: string } | undefined;
    if (node.type === 'Literal' && literal) yield { node, ...literal };
    const text = constructed(node);
    if (text !== undefined) yield { node, pattern: text, flags: '' };
  }
}

/** `new RegExp('...')`; what is built while the product runs cannot be checked here. */
function constructed(node: SyntaxNode): string | undefined {
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return undefined;
  if ((node.callee as { name?: string }).name !== 'RegExp') return undefined;
  const [first] = node.arguments as { type: string; value?: unknown }[];
  return first?.type === 'Literal' && typeof first.value === 'string' ? first.value : undefined;
}

const known = new Map<string, string | undefined>();

/** In words; undefined where it takes no longer than the text is long. */
export function slownessOf(pattern: string, flags: string): string | undefined {
  const key = `${pattern}/${flags}`;
  if (!known.has(key)) known.set(key, check(pattern, flags));
  return known.get(key);
}

function check(pattern: string, flags: string): string | undefined {
  const unicode = flags.includes('u');
  const unicodeSets = flags.includes('v');
  const ast = new RegExpParser().parsePattern(pattern, undefined, undefined, { unicode, unicodeSets });
  const read = new RegExpParser().parseFlags(flags);
  const { reports } = analyse({ pattern: ast, flags: read }, { reportTypes: { Move: false }, maxReports: 1 });
  const [report] = reports;
  if (report?.exponential) return 'can take time that doubles with each character';
  if (report) return 'can read the same text in many ways';
  if (!flags.includes('y') && hasRepeatedSearch(ast, read))
    return 'can read the same text again from each of its places';
  return undefined;
}

/** More than these are taken for as many as there are. */
const MANY = 1_000;

/** Something repeated that may hold the very text it was found by, with something after it that may be missing. */
function hasRepeatedSearch(pattern: AST.Pattern, flags: AST.Flags): boolean {
  const reads = charactersOf(flags);
  return pattern.alternatives.some((alternative) => searchesAgain(alternative, [], false, { flags, reads }));
}

interface Reading {
  flags: AST.Flags;
  reads: (element: AST.Element) => ReturnType<typeof toUnicodeSet> | undefined;
}

function searchesAgain(
  { elements }: AST.Alternative,
  before: readonly AST.Element[],
  mayFailAfter: boolean,
  reading: Reading,
): boolean {
  return elements.some((element, at) => {
    const prefix = [...before, ...elements.slice(0, at)];
    if (prefix.some((each) => isStart(each, reading.flags))) return false;
    const mayFail = mayFailAfter || elements.slice(at + 1).some(mayBeMissing);
    if (element.type === 'Group' || element.type === 'CapturingGroup')
      return element.alternatives.some((inner) => searchesAgain(inner, prefix, mayFail, reading));
    if (element.type !== 'Quantifier') return false;
    const { element: repeated, max } = element;
    if (repeated.type === 'Group' || repeated.type === 'CapturingGroup')
      return repeated.alternatives.some((inner) => searchesAgain(inner, prefix, mayFail, reading));
    if (max <= MANY || !mayFail) return false;
    const held = reading.reads(repeated);
    return held !== undefined && prefix.every((each) => canLieWithin(each, held, reading));
  });
}

function isStart(element: AST.Element, flags: AST.Flags): boolean {
  return element.type === 'Assertion' && element.kind === 'start' && !flags.multiline;
}

function mayBeMissing(element: AST.Element): boolean {
  if (element.type === 'Quantifier') return element.min > 0 && mayBeMissing(element.element);
  if (element.type === 'Group' || element.type === 'CapturingGroup')
    return element.alternatives.every(({ elements }) => elements.some(mayBeMissing));
  return true;
}

function canLieWithin(
  element: AST.Element,
  held: ReturnType<typeof toUnicodeSet>,
  reading: Reading,
): boolean {
  if (element.type === 'Quantifier') return element.min === 0 || canLieWithin(element.element, held, reading);
  if (element.type === 'Group' || element.type === 'CapturingGroup')
    return element.alternatives.some(({ elements }) =>
      elements.every((each) => canLieWithin(each, held, reading)),
    );
  // A line begins only behind a line break.
  if (element.type === 'Assertion' && element.kind === 'start') return held.chars.has(0x0a);
  const read = reading.reads(element);
  return read === undefined || !read.isDisjointWith(held);
}

/** undefined: it reads no single character. */
function charactersOf(flags: AST.Flags): Reading['reads'] {
  return (element) =>
    element.type === 'Character' || element.type === 'CharacterSet' || element.type === 'CharacterClass'
      ? toUnicodeSet(element as never, flags as ReadonlyFlags)
      : undefined;
}

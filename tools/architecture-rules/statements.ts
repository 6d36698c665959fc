// The statements of a source: every sql`...`, what is put into them by sql.raw('...'), and texts handed to query('...').
import { type Source, type SyntaxNode, walk } from './source.ts';
import { type Access, NAME, namesOfSubselects, type TableUse, tableUsesOf, VALUE } from './sql-tables.ts';

/** Functions of ours that are told by an argument which table they change. */
const CHANGED_BY_CALLS: ReadonlySet<string> = new Set(['insertRows']);

interface Template {
  quasis: { value: { cooked: string } }[];
  expressions: SyntaxNode[];
}

/** What this source names, `at` an offset of its text. */
export function tablesNamedIn({ syntax }: Source, isTable: (name: string) => boolean): TableUse[] {
  const uses: TableUse[] = [];
  const dynamic = new Set<Access>();
  for (const [node, parents] of walk(syntax)) {
    const text = statementIn(node);
    if (text === undefined) continue;
    const own = new Set([text, ...outerStatements(parents)].flatMap(namesOfSubselects));
    for (const { table, access } of tableUsesOf(text))
      if (table === NAME) dynamic.add(access);
      else if (isTable(table) && !own.has(table)) uses.push({ table, access, at: node.start });
  }
  return [...uses, ...namedAsTexts(syntax, isTable, dynamic)];
}

function outerStatements(parents: readonly SyntaxNode[]): string[] {
  return parents.map(statementIn).filter((text) => text !== undefined);
}

function statementIn(node: SyntaxNode): string | undefined {
  if (node.type === 'TaggedTemplateExpression')
    return nameOf(node.tag) === 'sql' ? textOf(node.quasi as SyntaxNode) : undefined;
  if (node.type !== 'CallExpression') return undefined;
  const callee = node.callee as SyntaxNode & { property?: unknown; object?: unknown };
  const method = callee.type === 'MemberExpression' ? nameOf(callee.property) : '';
  const isStatement = method === 'query' || (method === 'raw' && nameOf(callee.object) === 'sql');
  const [first] = node.arguments as SyntaxNode[];
  return isStatement && first ? textOf(first) : undefined;
}

function textOf(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  const { quasis, expressions } = node as unknown as Template;
  return quasis
    .map(({ value }, at) => {
      const expression = expressions[at];
      return expression ? `${value.cooked} ${isName(expression) ? NAME : VALUE} ` : value.cooked;
    })
    .join('');
}

/** `${sql.raw(table)}` or `${table}`; what other functions make is no single name. */
function isName(expression: SyntaxNode): boolean {
  if (expression.type === 'Identifier') return true;
  const callee = expression.callee as (SyntaxNode & { property?: unknown }) | undefined;
  const [first] = (expression.arguments ?? []) as SyntaxNode[];
  return nameOf(callee?.property) === 'raw' && first?.type !== 'TemplateLiteral';
}

/**
 * A statement may take the name of its table from a constant: then every text of this file that is a table's name counts.
 * So does `table: '...'`, by which counters and recounts say what they change, and an argument of `insertRows`.
 */
function* namedAsTexts(
  syntax: SyntaxNode | undefined,
  isTable: (name: string) => boolean,
  dynamic: ReadonlySet<Access>,
): Generator<TableUse> {
  for (const [node, parents] of walk(syntax)) {
    if (node.type !== 'Literal' || typeof node.value !== 'string' || !isTable(node.value)) continue;
    const parent = parents.at(-1);
    if (parent?.type.startsWith('TS')) continue;
    const isCall = parent?.type === 'CallExpression' && CHANGED_BY_CALLS.has(nameOf(parent.callee));
    const property = parents.findLast(({ type }) => type === 'Property');
    const isProperty = nameOf(property?.key) === 'table';
    if (property && !isProperty) continue;
    if (isCall) yield { table: node.value, access: 'writes', at: node.start };
    else if (isProperty && dynamic.size === 0) yield { table: node.value, access: 'writes', at: node.start };
    else for (const access of dynamic) yield { table: node.value, access, at: node.start };
  }
}

/** Where `sql.raw` is given a word with an ending, as in `${recordType}s`. */
export function composedNamesIn({ syntax }: Source): number[] {
  const found: number[] = [];
  for (const [node, parents] of walk(syntax)) {
    const call = parents.at(-1)?.callee as
      | (SyntaxNode & { property?: unknown; object?: unknown })
      | undefined;
    if (node.type !== 'TemplateLiteral' || nameOf(call?.property) !== 'raw' || nameOf(call?.object) !== 'sql')
      continue;
    const [first, second, ...others] = (node as unknown as Template).quasis.map(({ value }) => value.cooked);
    if (first === '' && second === 's' && others.length === 0) found.push(node.start);
  }
  return found;
}

const nameOf = (node: unknown): string => String((node as { name?: unknown } | undefined)?.name ?? '');

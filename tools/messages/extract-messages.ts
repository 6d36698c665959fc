// The English messages of the interface: every text that is translated, found in the sources.
import { placeOf } from '../architecture-rules/place.ts';
import { type Source, type SyntaxNode, walk } from '../architecture-rules/source.ts';
import { LAYOUT_MESSAGES } from './layout-messages.ts';
import { declaresFields, widgetWords } from './widget-words.ts';

export type Message = string | { one?: string; other: string };
export type Messages = Record<string, Message>;

/** Keyed by their English text: `t('Search')` in pages, `translate('Close')` in the design system. */
const TRANSLATE_CALLS = new Set(['t', 'translate']);

/** Translated by what reads a schema. */
export const USED_ELSEWHERE: readonly string[] = LAYOUT_MESSAGES;

/** What capabilities add to these is shown with names: `accountItems.add({ name: 'Bookmarks', ... })`. */
const NAMED_ADDITIONS = new Set([
  'accountItems',
  'navigationItems',
  'accountTabs',
  'adminPages',
  'profileTabs',
  'webhookEvents',
]);

/** These hold code beside their names. */
const ADDITIONS_WITH_CODE = new Set([
  'attentionItems',
  'pagePartForms',
  'communityFigures',
  'mailTemplates',
  'statisticsSeries',
  'memberParts',
  'memberStates',
  'webhookEvents',
]);

/** Tests, samples and the gallery of components show made-up content. */
export function isTranslated(path: string): boolean {
  if (placeOf(path).isTest || /\/gallery\/|sample/i.test(path)) return false;
  return /^(platform|features|addons|app)\/.*\.tsx?$/.test(path);
}

/** Of the product, with what is only known when it runs. */
export function extractMessages(sources: readonly Source[]): Messages {
  const found = messagesIn(sources);
  for (const text of USED_ELSEWHERE) found[text] ??= text;
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function messagesIn(sources: readonly Source[]): Messages {
  const found: Messages = {};
  for (const source of sources) {
    if (!isTranslated(source.path)) continue;
    for (const message of messagesOf(source)) {
      const text = typeof message === 'string' ? message : message.other;
      // Gaps and signs alone are the same everywhere.
      if (/\p{L}/u.test(text.replace(/\{\w+\}/g, ''))) found[text] = message;
    }
  }
  return found;
}

function* messagesOf(source: Source): Generator<Message> {
  const { path, syntax } = source;
  const messageKeys = messageKeysOf(path);
  const tables = constantsOf(syntax);
  const hasFields = declaresFields(source);
  for (const [node] of walk(syntax)) {
    if (node.type === 'CallExpression') yield* messagesBy(node, tables);
    if (node.type === 'CallExpression' && (hasFields || nameOf(node.callee) === 'widget'))
      for (const words of widgetWords(node, nameOf(node.callee))) yield* wordsIn(words, tables);
    if (isOfRules(path) && nameOf(node.callee) === 'field') yield* titlesOf(node, tables);
    if (node.type === 'NewExpression' && nameOf(node.callee) === 'DomainError')
      yield* textsIn((node.arguments as SyntaxNode[])[2], tables);
    // `{ one: '...', other: '...' }` is a plural wherever it stands.
    if (node.type === 'ObjectExpression') yield* pluralOf(node);
    if (node.type === 'Property' && messageKeys.has(nameOf(node.key)))
      for (const text of textsIn(node.value as SyntaxNode, NO_TABLES)) if (isMessage(text)) yield text;
    // `['-score', 'Top']`: a value and its name.
    if (node.type === 'ArrayExpression' && isDrawn(path)) yield* nameInPair(node);
  }
}

/** What rules of automation are made of, with what can be set on it by `field(schema, 'Days', control, 'Help')`; what is explained. */
const isOfRules = (path: string): boolean => /\.(?:automation|explanations)\.ts$/.test(path);

function* titlesOf(call: SyntaxNode, tables: Map<string, SyntaxNode>): Generator<string> {
  const [, title, , help] = call.arguments as SyntaxNode[];
  yield* textsIn(title, tables);
  yield* textsIn(help, tables);
}

const isDrawn = (path: string): boolean => /^platform\/ui\/|\/web\/|\.additions\.ts$/.test(path);
const NO_TABLES = new Map<string, SyntaxNode>();

function* nameInPair({ elements }: SyntaxNode): Generator<string> {
  const [value, name, more] = (elements as SyntaxNode[]).map(textOf);
  if (
    value !== undefined &&
    name !== undefined &&
    more === undefined &&
    /^[A-Z]/.test(name) &&
    !/^[A-Z]/.test(value)
  )
    yield name;
}

/** Texts in tables that are translated where the tables are rendered: of the interface, of layouts, of refusals. */
function messageKeysOf(path: string): ReadonlySet<string> {
  if (isDrawn(path) || isOfRules(path)) return TEXT_COLUMNS;
  if (
    /\.layout\.ts$|\/(?:side-panel|quick-links|account-box|admin-pages|navigation\.queries|site-totals\.widget)\.ts$/.test(
      path,
    )
  )
    return TEXT_COLUMNS;
  if (/\.widgets?\.ts$/.test(path)) return TEXT_PROPS;
  return REFUSALS;
}

const TEXT_COLUMNS = new Set(['description', 'label', 'name', 'plural', 'says', 'text', 'title']);
/** Their names are for administrators. */
const TEXT_PROPS = new Set(['description', 'label', 'message', 'title']);
const REFUSALS = new Set(['message']);

function* messagesBy(call: SyntaxNode, tables: Map<string, SyntaxNode>): Generator<Message> {
  const name = nameOf(call.callee);
  const [first, second] = call.arguments as SyntaxNode[];
  if (TRANSLATE_CALLS.has(name)) yield* textsIn(first, tables);
  // A table of texts that are translated elsewhere: `wordings({ name: 'Name', ... })`.
  else if (name === 'wordings') yield* literalsIn(first);
  else if (name === 'add' && NAMED_ADDITIONS.has(nameOf((call.callee as SyntaxNode).object)))
    yield* literalsIn(first);
  else if (name === 'add' && ADDITIONS_WITH_CODE.has(nameOf((call.callee as SyntaxNode).object)))
    yield* namesIn(first);
  else if (name === 'defineStaffActs') yield* literalsIn(second);
  else if (name === 'definePermissions') yield* [...literalsIn(first), ...literalsIn(second)];
  else if (name === 'defineErrors') yield* refusalsIn(first);
  else if (name === 'refused') yield* textsIn(second, tables);
}

function* textsIn(node: SyntaxNode | undefined, tables: Map<string, SyntaxNode>): Generator<string> {
  if (!node) return;
  const text = textOf(node);
  if (text !== undefined) yield text;
  else if (node.type === 'ConditionalExpression') {
    yield* textsIn(node.consequent as SyntaxNode, tables);
    yield* textsIn(node.alternate as SyntaxNode, tables);
  } else if (node.type === 'LogicalExpression') {
    yield* textsIn(node.left as SyntaxNode, tables);
    yield* textsIn(node.right as SyntaxNode, tables);
  } else if (['TSAsExpression', 'ParenthesizedExpression', 'TSNonNullExpression'].includes(node.type))
    yield* textsIn(node.expression as SyntaxNode, tables);
  else {
    // `TITLES[kind]` and `TITLE`: what stands in the table of that name.
    const base = node.type === 'MemberExpression' ? (node.object as SyntaxNode) : node;
    const table = base.type === 'Identifier' ? tables.get(String(base.name)) : undefined;
    if (table) yield* literalsIn(table);
  }
}

/** Of a table too that is named in them: `{ choices: BORDERS }`. */
function* wordsIn(words: SyntaxNode, tables: Map<string, SyntaxNode>): Generator<string> {
  yield* literalsIn(words);
  for (const [part, parents] of walk(words)) {
    const isKey = parents.at(-1)?.type === 'Property' && parents.at(-1)?.key === part;
    const table = part.type === 'Identifier' && !isKey ? tables.get(String(part.name)) : undefined;
    if (table && !/Function|Call/.test(table.type)) yield* literalsIn(table);
  }
}

function* namesIn(node: SyntaxNode | undefined): Generator<string> {
  for (const [part] of walk(node)) {
    const text =
      part.type === 'Property' && nameOf(part.key) === 'name' ? textOf(part.value as SyntaxNode) : undefined;
    if (text !== undefined) yield text;
  }
}

function* literalsIn(node: SyntaxNode | undefined): Generator<string> {
  for (const [part, parents] of walk(node)) {
    const parent = parents.at(-1);
    if (parent?.type === 'Property' && parent.key === part) continue;
    if (part.type === 'TSLiteralType' || parent?.type === 'TSLiteralType') continue;
    const text = textOf(part);
    if (text !== undefined && isMessage(text)) yield text;
  }
}

/** Icons, ids and addresses stand in tables too: a message begins with a capital, a placeholder or a bracket, or has a space. */
function isMessage(text: string): boolean {
  return /^[A-Z{“(]|\s/.test(text) && !/ Template$/.test(text);
}

function* pluralOf(node: SyntaxNode): Generator<Message> {
  const forms = Object.fromEntries(
    (node.properties as SyntaxNode[]).map((each) => [nameOf(each.key), textOf(each.value as SyntaxNode)]),
  );
  if (forms.one !== undefined && forms.other !== undefined) yield { one: forms.one, other: forms.other };
}

function* refusalsIn(node: SyntaxNode | undefined): Generator<string> {
  for (const [part] of walk(node)) {
    if (part.type !== 'ArrayExpression') continue;
    const text = textOf((part.elements as SyntaxNode[])[1]);
    if (text) yield text;
  }
}

function constantsOf(syntax: SyntaxNode | undefined): Map<string, SyntaxNode> {
  const found = new Map<string, SyntaxNode>();
  for (const [node] of walk(syntax))
    if (node.type === 'VariableDeclarator' && node.init) found.set(nameOf(node.id), node.init as SyntaxNode);
  return found;
}

/** Of a template, what is put in becomes a placeholder: `${name}` is `{name}`, `${user.name}` too. */
export function textOf(node: SyntaxNode | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'BinaryExpression' && node.operator === '+') {
    const [left, right] = [textOf(node.left as SyntaxNode), textOf(node.right as SyntaxNode)];
    return left !== undefined && right !== undefined ? left + right : undefined;
  }
  if (node?.type !== 'TemplateLiteral') return undefined;
  const quasis = node.quasis as { value: { cooked: string } }[];
  const gaps = (node.expressions as SyntaxNode[]).map((each, at) => `{${nameOf(each) || `value${at + 1}`}}`);
  return quasis.map(({ value }, at) => value.cooked + (gaps[at] ?? '')).join('');
}

function nameOf(node: unknown): string {
  const { type, name, property, value } = (node ?? {}) as SyntaxNode & { property?: unknown };
  if (type === 'Identifier') return String(name);
  if (type === 'Literal') return String(value);
  return type === 'MemberExpression' ? nameOf(property) : '';
}

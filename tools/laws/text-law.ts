// What people read is said through the catalogues, so that it can be said in every language.
import { isSpoken } from '../wordings/extract-wordings.ts';
import { type Breach, lineAt, type Source, type SyntaxNode, walk } from './source.ts';

/** Attributes whose words are read out or shown. */
const SPOKEN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'hint',
  'label',
  'note',
  'placeholder',
  'title',
]);
/** Their first argument is shown. */
const SHOWN_BY_CALLS = new Set(['showToast', 'announceToast', 'confirm', 'alert', 'prompt']);

export function breachesOfTexts(sources: readonly Source[]): Breach[] {
  return sources.flatMap((source) => {
    const { path, text, syntax } = source;
    if (!isSpoken(path)) return [];
    const breaches: Breach[] = [];
    for (const [node, parents] of walk(syntax))
      for (const bare of bareTextsOf(node, parents.at(-1)))
        breaches.push({
          path,
          line: lineAt(text, bare.start),
          says: `“${bare.says}” is said in English alone: wrap it in t('...'), then run node tools/wordings/update-wordings.ts`,
        });
    return breaches;
  });
}

interface BareText {
  says: string;
  start: number;
}

function bareTextsOf(node: SyntaxNode, parent: SyntaxNode | undefined): BareText[] {
  if (node.type === 'JSXText') return wordsIn(String(node.value), node.start);
  if (node.type === 'JSXExpressionContainer' && parent?.type !== 'JSXAttribute') return bareIn(node);
  if (node.type === 'JSXAttribute' && SPOKEN.has(attributeName(node))) return bareIn(node.value);
  if (node.type === 'CallExpression') {
    const callee = node.callee as SyntaxNode & { name?: string };
    const first = (node.arguments as SyntaxNode[])[0];
    if (callee.type === 'Identifier' && SHOWN_BY_CALLS.has(callee.name ?? '')) return bareIn(first);
  }
  return [];
}

/** The texts an expression may come to, without what is handed to calls. */
function bareIn(value: unknown): BareText[] {
  const node = value as SyntaxNode | null | undefined;
  switch (node?.type) {
    case 'JSXExpressionContainer':
      return bareIn(node.expression);
    case 'Literal':
      return typeof node.value === 'string' ? wordsIn(node.value, node.start) : [];
    case 'TemplateLiteral':
      return (node.quasis as { value: { cooked: string } }[]).flatMap((each) =>
        wordsIn(each.value.cooked, node.start),
      );
    case 'ConditionalExpression':
      return [...bareIn(node.consequent), ...bareIn(node.alternate)];
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : bareIn(node.left)), ...bareIn(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...bareIn(node.left), ...bareIn(node.right)] : [];
    default:
      return [];
  }
}

const attributeName = (node: SyntaxNode): string => String((node.name as { name?: unknown }).name ?? '');

/** Signs and single letters are the same everywhere. */
function wordsIn(text: string, start: number): BareText[] {
  const says = text.replace(/\s+/g, ' ').trim();
  return /\p{L}{2}/u.test(says) ? [{ says, start }] : [];
}

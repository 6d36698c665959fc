// What people read is a message, so that it can be translated.
import { isTranslated } from '../messages/extract-messages.ts';
import { lineAt, type Source, type SyntaxNode, type Violation, walk } from './source.ts';

/** Attributes whose words are read out or shown. */
const TRANSLATED_ATTRIBUTES = new Set([
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

export function violationsOfTexts(sources: readonly Source[]): Violation[] {
  return sources.flatMap((source) => {
    const { path, text, syntax } = source;
    if (!isTranslated(path)) return [];
    const violations: Violation[] = [];
    for (const [node, parents] of walk(syntax))
      for (const untranslated of untranslatedTextsOf(node, parents.at(-1)))
        violations.push({
          path,
          line: lineAt(text, untranslated.start),
          message: `“${untranslated.message}” is not translated: wrap it in t('...'), then run node tools/messages/update-messages.ts`,
        });
    return violations;
  });
}

interface UntranslatedText {
  message: string;
  start: number;
}

function untranslatedTextsOf(node: SyntaxNode, parent: SyntaxNode | undefined): UntranslatedText[] {
  if (node.type === 'JSXText') return textIn(String(node.value), node.start);
  if (node.type === 'JSXExpressionContainer' && parent?.type !== 'JSXAttribute') return untranslatedIn(node);
  if (node.type === 'JSXAttribute' && TRANSLATED_ATTRIBUTES.has(attributeName(node)))
    return untranslatedIn(node.value);
  if (node.type === 'CallExpression') {
    const callee = node.callee as SyntaxNode & { name?: string };
    const first = (node.arguments as SyntaxNode[])[0];
    if (callee.type === 'Identifier' && SHOWN_BY_CALLS.has(callee.name ?? '')) return untranslatedIn(first);
  }
  return [];
}

/** The texts an expression may come to, without what is handed to calls. */
function untranslatedIn(value: unknown): UntranslatedText[] {
  const node = value as SyntaxNode | null | undefined;
  switch (node?.type) {
    case 'JSXExpressionContainer':
      return untranslatedIn(node.expression);
    case 'Literal':
      return typeof node.value === 'string' ? textIn(node.value, node.start) : [];
    case 'TemplateLiteral':
      return (node.quasis as { value: { cooked: string } }[]).flatMap((each) =>
        textIn(each.value.cooked, node.start),
      );
    case 'ConditionalExpression':
      return [...untranslatedIn(node.consequent), ...untranslatedIn(node.alternate)];
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : untranslatedIn(node.left)), ...untranslatedIn(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...untranslatedIn(node.left), ...untranslatedIn(node.right)] : [];
    default:
      return [];
  }
}

const attributeName = (node: SyntaxNode): string => String((node.name as { name?: unknown }).name ?? '');

/** Signs and single letters are the same everywhere. */
function textIn(text: string, start: number): UntranslatedText[] {
  const message = text.replace(/\s+/g, ' ').trim();
  return /\p{L}{2}/u.test(message) ? [{ message, start }] : [];
}

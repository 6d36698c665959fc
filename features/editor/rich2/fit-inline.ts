// Inline content as the editor needs it: neighbours with the same marks are one, and text stands around every other node.
import {
  childrenOf,
  INLINE_TYPES,
  isLeaf,
  knownType,
  type Rich2Node,
  UNKNOWN,
  VOID_TYPES,
} from '../../../platform/contract/rich2/nodes.ts';
import {
  CARD,
  type EditorElement,
  type EditorNode,
  type EditorText,
  isText,
  PRESERVED_INLINE,
} from './editor-nodes.ts';

export function fitInline(nodes: readonly Rich2Node[]): EditorNode[] {
  return spaced(nodes.flatMap((node, index) => inlineNode(node, index > 0)));
}

function inlineNode(node: Rich2Node, isBehindOther: boolean): EditorNode[] {
  const type = knownType(node);
  if (isLeaf(node)) return [node as EditorText];
  if (type === UNKNOWN) return [preservedInline(node.fields)];
  // A card amid words stays there.
  if (type === CARD) return [preservedInline(node)];
  if (type === 'a') return link(node);
  if (type !== null && INLINE_TYPES.has(type)) return [voidNode(node, type)];
  // A block that strayed in here gives its text alone.
  const inside = fitInline(childrenOf(node)).filter((child) => !isText(child) || child.text !== '');
  return isBehindOther && type !== null ? [{ text: ' ' }, ...inside] : inside;
}

/** Links in links would end the outer one; one without words nobody could get at. */
function link(node: Rich2Node): EditorNode[] {
  const inside = fitInline(childrenOf(node));
  const children = spaced(
    inside.flatMap((child) => (!isText(child) && child.type === 'a' ? child.children : [child])),
  );
  const isEmpty = children.every((child) => isText(child) && child.text === '');
  return isEmpty ? [] : [{ ...node, type: 'a', children }];
}

export function preservedInline(original: unknown): EditorElement {
  return { type: PRESERVED_INLINE, original, children: [{ text: '' }] };
}

/** Its words stand in its fields; the editor wants a text in it all the same. */
export function voidNode(node: Rich2Node, type: string): EditorElement {
  const texts = VOID_TYPES.has(type) ? childrenOf(node).filter(isLeaf) : [];
  const [only] = texts;
  const children = texts.length === 1 && only ? [only as EditorText] : [{ text: '' }];
  return { ...node, type, children };
}

/** Also what the editor itself would make of the same nodes. */
export function spaced(nodes: readonly EditorNode[]): EditorNode[] {
  const out: EditorNode[] = [];
  for (const node of nodes) {
    const before = out.at(-1);
    if (isText(node)) {
      if (before && isText(before) && (before.text === '' || node.text === '' || sameMarks(before, node))) {
        const marked = before.text === '' ? node : before;
        out[out.length - 1] = { ...marked, text: before.text + node.text };
      } else out.push(node);
    } else {
      if (!before || !isText(before)) out.push({ text: '' });
      out.push(node);
    }
  }
  const last = out.at(-1);
  if (!last || !isText(last)) out.push({ text: '' });
  return out;
}

function sameMarks(a: EditorText, b: EditorText): boolean {
  const { text: _a, ...marksOfA } = a;
  const { text: _b, ...marksOfB } = b;
  const names = Object.keys(marksOfA);
  return (
    names.length === Object.keys(marksOfB).length &&
    names.every((name) => JSON.stringify(marksOfA[name]) === JSON.stringify(marksOfB[name]))
  );
}

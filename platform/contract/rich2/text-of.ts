import { childrenOf, isLeaf, type Rich2Node, VOID_TYPES } from './nodes.ts';

/** All text below these nodes in reading order, however deep it lies. */
export function textBelow(nodes: readonly Rich2Node[]): string {
  const words: string[] = [];
  const rest = nodes.toReversed();
  for (let node = rest.pop(); node; node = rest.pop()) {
    if (isLeaf(node)) words.push(String(node.text));
    else if (node.type === '@' && typeof node.name === 'string') words.push(`@${node.name}`);
    for (const child of childrenOf(node).toReversed()) rest.push(child);
  }
  return words.join(' ').trim();
}

/** Whether a reader would see anything of this node, were its children all there is of it. */
export function hasContent(node: Rich2Node): boolean {
  const rest = [...childrenOf(node)];
  for (let child = rest.pop(); child; child = rest.pop()) {
    if (VOID_TYPES.has(String(child.type)) || (isLeaf(child) && String(child.text).trim() !== ''))
      return true;
    for (const below of childrenOf(child)) rest.push(below);
  }
  return false;
}

import type { SyntaxNode } from '../architecture-rules/source.ts';
import { isFunction } from './modules.ts';

/** What a function may answer: the expression of an arrow, or of each `return` that is its own. */
export function returnedBy(node: SyntaxNode): SyntaxNode[] {
  const body = node.body as SyntaxNode;
  return body.type === 'BlockStatement' ? returnsIn(body) : [body];
}

function returnsIn(node: unknown): SyntaxNode[] {
  if (Array.isArray(node)) return node.flatMap(returnsIn);
  if (typeof node !== 'object' || node === null) return [];
  const syntax = node as SyntaxNode;
  if (isFunction(syntax)) return [];
  if (syntax.type === 'ReturnStatement') return syntax.argument ? [syntax.argument as SyntaxNode] : [];
  return Object.values(syntax).flatMap((each) => (typeof each === 'object' ? returnsIn(each) : []));
}

// The product's modules as SQL is read from them: what each name stands for, where functions are called, what is pushed.
import { type Source, type SyntaxNode, walk } from '../architecture-rules/source.ts';

export interface Scoped {
  module: Module;
  node: SyntaxNode;
}

export interface Binding {
  name: string;
  scope: SyntaxNode;
  /** A declarator's value, a function, or the function whose parameter it is. */
  node: SyntaxNode;
  parameter?: number;
  /** Of a destructured parameter. */
  property?: string;
}

export interface Module {
  path: string;
  text: string;
  bindings: Map<string, Binding[]>;
  imports: Map<string, { path: string; name: string }>;
  literals: SyntaxNode[];
  calls: SyntaxNode[];
}

const FUNCTIONS = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;

export const isFunction = (node: SyntaxNode | undefined) => node !== undefined && FUNCTIONS.test(node.type);
export const nameOf = (node: unknown) => (node as { name?: string } | undefined)?.name;

export function readModule({ path, text, syntax }: Source): Module {
  const module: Module = { path, text, bindings: new Map(), imports: new Map(), literals: [], calls: [] };
  for (const [node, parents] of walk(syntax)) readNode(module, node, parents);
  return module;
}

function readNode(module: Module, node: SyntaxNode, parents: readonly SyntaxNode[]): void {
  const scope = parents.findLast(
    (each) => /^(?:BlockStatement|Program)$/.test(each.type) || isFunction(each),
  );
  if (node.type === 'TaggedTemplateExpression' && nameOf(node.tag) === 'sql') module.literals.push(node);
  if (node.type === 'CallExpression') module.calls.push(node);
  if (node.type === 'ImportDeclaration') readImport(module, node);
  if (node.type === 'VariableDeclarator' && node.init && scope)
    bind(module, { name: nameOf(node.id) ?? '', scope, node: node.init as SyntaxNode });
  if (node.type === 'FunctionDeclaration' && scope)
    bind(module, { name: nameOf(node.id) ?? '', scope, node });
  if (isFunction(node)) readParameters(module, node);
}

function readParameters(module: Module, node: SyntaxNode): void {
  for (const [parameter, given] of (node.params as SyntaxNode[]).entries()) {
    const target = given.type === 'AssignmentPattern' ? (given.left as SyntaxNode) : given;
    if (target.type === 'Identifier')
      bind(module, { name: nameOf(target) ?? '', scope: node, node, parameter });
    if (target.type === 'ObjectPattern')
      for (const each of target.properties as SyntaxNode[])
        bind(module, {
          name: nameOf(each.value) ?? '',
          scope: node,
          node,
          parameter,
          property: nameOf(each.key) ?? '',
        });
  }
}

function readImport(module: Module, node: SyntaxNode): void {
  const from = (node.source as { value: string }).value;
  if (!from.startsWith('.')) return;
  const path = new URL(from, `file:///${module.path}`).pathname.slice(1);
  for (const each of node.specifiers as SyntaxNode[])
    module.imports.set(nameOf(each.local) ?? '', { path, name: nameOf(each.imported) ?? '' });
}

function bind(module: Module, binding: Binding): void {
  const known = module.bindings.get(binding.name);
  if (known) known.push(binding);
  else module.bindings.set(binding.name, [binding]);
}

/** What a name means at a place: the innermost that encloses it. */
export function bindingAt(module: Module, name: string, { start }: SyntaxNode): Binding | undefined {
  return module.bindings
    .get(name)
    ?.filter(({ scope }) => scope.start <= start && start < scope.end)
    .sort((a, b) => b.scope.start - a.scope.start)[0];
}

// Puts statements together as the product does when it runs, as far as that can be read from its sources: fragments
// of constants, of functions and of arguments, both sides of a choice. What remains is taken for a value, a parameter.
import type { SyntaxNode } from '../architecture-rules/source.ts';
import { type Binding, bindingAt, isFunction, type Module, nameOf, type Scoped } from './modules.ts';
import { returnedBy } from './returned.ts';

export interface Composed {
  text: string;
  /** The literals it is made of, as `path:line`. */
  parts: readonly string[];
}

type Bound = ReadonlyMap<string, readonly Place[]>;
interface Place extends Scoped {
  bound: Bound;
}

/** Stands for a value until the parameters are numbered. */
const VALUE = '\u0001';
const MAX_ALTERNATIVES = 12;
const MAX_DEPTH = 14;
const WRAPPERS =
  /^(?:ParenthesizedExpression|TSAsExpression|TSNonNullExpression|TSSatisfiesExpression|ChainExpression|AwaitExpression)$/;

export class Evaluator {
  readonly #modules: ReadonlyMap<string, Module>;
  readonly #calls = new Map<SyntaxNode, Scoped[]>();
  #depth = 0;

  constructor(modules: readonly Module[]) {
    this.#modules = new Map(modules.map((module) => [module.path, module]));
    for (const module of modules)
      for (const node of module.calls) {
        const called = this.#functionOf({ module, node: node.callee as SyntaxNode, bound: new Map() });
        if (called) this.#calls.set(called.node, [...(this.#calls.get(called.node) ?? []), { module, node }]);
      }
  }

  /** The texts that a literal may become, with $1, $2 ... for its values. */
  statements(module: Module, literal: SyntaxNode): Composed[] {
    const composed = this.#sql({ module, node: literal, bound: new Map() });
    return composed.map(({ text, parts }) => {
      let count = 0;
      return { text: text.replaceAll(VALUE, () => `$${++count}`), parts };
    });
  }

  /** Nothing: it is a value, or cannot be read. */
  #sql(place: Place): Composed[] {
    if (this.#depth >= MAX_DEPTH) return [];
    this.#depth++;
    try {
      return this.#read(place).slice(0, MAX_ALTERNATIVES);
    } finally {
      this.#depth--;
    }
  }

  #read(place: Place): Composed[] {
    const { node } = place;
    const at = (inner: unknown) => ({ ...place, node: inner as SyntaxNode });
    if (node.type === 'TaggedTemplateExpression' && nameOf(node.tag) === 'sql') return this.#literal(place);
    if (node.type === 'ConditionalExpression')
      return [...this.#sql(at(node.consequent)), ...this.#sql(at(node.alternate))];
    if (node.type === 'LogicalExpression')
      return [...(node.operator === '&&' ? [] : this.#sql(at(node.left))), ...this.#sql(at(node.right))];
    const own = ofSql(node);
    if (own === 'empty') return [{ text: '', parts: [] }];
    if (own === 'integer') return [{ text: '1', parts: [] }];
    if (own === 'anyOf') return [{ text: `any(${VALUE}::int[])`, parts: [] }];
    const given = (node.arguments ?? []) as SyntaxNode[];
    if (own === 'raw') return this.#strings(at(given[0])).map((text) => ({ text, parts: [] }));
    if (own === 'and' || own === 'join') {
      const separator = own === 'and' ? ' and ' : (this.#strings(at(given[1] ?? { type: '' }))[0] ?? ', ');
      const elements = this.#elements(at(given[0]))
        .map((each) => this.#sql(each))
        .filter((each) => each.length > 0);
      if (elements.length === 0) return own === 'and' ? [{ text: 'true', parts: [] }] : [];
      return zip(elements, (chosen) => chosen.map((each) => each.text).join(separator));
    }
    return this.#followed(place).flatMap((each) => this.#sql(each));
  }

  #literal({ module, node, bound }: Place): Composed[] {
    const { quasis, expressions } = node.quasi as unknown as {
      quasis: { value: { cooked: string } }[];
      expressions: SyntaxNode[];
    };
    const line = module.text.slice(0, node.start).split('\n').length;
    const self = { text: '', parts: [`${module.path}:${line}`] };
    const values = expressions.map((inner) => {
      const read = this.#sql({ module, node: inner, bound });
      return read.length > 0 ? read : [{ text: VALUE, parts: [] }];
    });
    return zip([[self], ...values], ([, ...chosen]) =>
      quasis.map((each, index) => each.value.cooked + (chosen[index]?.text ?? '')).join(''),
    );
  }

  /** Of what is a text: names of columns and tables, most of them. */
  #strings(place: Place): string[] {
    if (this.#depth >= MAX_DEPTH) return [];
    this.#depth++;
    try {
      const { node } = place;
      const at = (inner: unknown) => ({ ...place, node: inner as SyntaxNode });
      if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
      if (node.type === 'ConditionalExpression')
        return [...this.#strings(at(node.consequent)), ...this.#strings(at(node.alternate))];
      if (node.type === 'TemplateLiteral') {
        const parts = (node.expressions as SyntaxNode[]).map((each) =>
          this.#strings(at(each)).map((text) => ({ text, parts: [] })),
        );
        if (parts.some((each) => each.length === 0)) return [];
        const quasis = node.quasis as unknown as { value: { cooked: string } }[];
        return zip(parts, (chosen) =>
          quasis.map((each, index) => each.value.cooked + (chosen[index]?.text ?? '')).join(''),
        ).map((each) => each.text);
      }
      const callee = node.callee as SyntaxNode | undefined;
      if (callee && nameOf(callee.property) === 'join') {
        const separator = this.#strings(at((node.arguments as SyntaxNode[])[0] ?? { type: '' }))[0] ?? ',';
        const elements = this.#elements(at(callee.object)).map((each) => this.#strings(each)[0]);
        return elements.length > 0 && !elements.includes(undefined) ? [elements.join(separator)] : [];
      }
      return this.#followed(place).flatMap((each) => this.#strings(each));
    } finally {
      this.#depth--;
    }
  }

  #elements(place: Place): Place[] {
    if (this.#depth >= MAX_DEPTH) return [];
    this.#depth++;
    try {
      const { node, module } = place;
      if (node.type === 'ArrayExpression')
        return (node.elements as SyntaxNode[]).flatMap((each) =>
          each?.type === 'SpreadElement'
            ? this.#elements({ ...place, node: each.argument as SyntaxNode })
            : [{ ...place, node: each }],
        );
      const callee = node.callee as SyntaxNode | undefined;
      const method = nameOf(callee?.property);
      const [callback] = (node.arguments ?? []) as SyntaxNode[];
      if (callback && isFunction(callback) && /^(?:map|flatMap)$/.test(method ?? '')) {
        const [element] = this.#elements({ ...place, node: callee?.object as SyntaxNode });
        const bound = new Map([...place.bound, [`${callback.start}:0`, element ? [element] : []]]);
        return returnedBy(callback).map((each) => ({ module, node: each, bound }));
      }
      if (callee && method === 'filter')
        return this.#elements({ ...place, node: callee.object as SyntaxNode });
      const pushed = node.type === 'Identifier' ? pushedTo(module, node) : [];
      return [
        ...this.#followed(place).flatMap((each) => this.#elements(each)),
        ...pushed.map((each) => ({ ...place, node: each })),
      ];
    } finally {
      this.#depth--;
    }
  }

  /** What a name, a call or a property stands for. */
  #followed(place: Place): Place[] {
    const { node, module, bound } = place;
    if (WRAPPERS.test(node.type))
      return [{ ...place, node: (node.expression ?? node.argument) as SyntaxNode }];
    if (node.type === 'Identifier') return this.#named(place, nameOf(node) ?? '');
    if (node.type === 'MemberExpression') return this.#property(place);
    if (node.type !== 'CallExpression') return [];
    const called = this.#functionOf({ ...place, node: node.callee as SyntaxNode });
    if (!called) return [];
    const given = (node.arguments as SyntaxNode[]).map((each, index): [string, Place[]] => [
      `${called.module.path}:${called.node.start}:${index}`,
      [{ module, node: each, bound }],
    ]);
    const inner = new Map([...called.bound, ...given]);
    return returnedBy(called.node).map((each) => ({ module: called.module, node: each, bound: inner }));
  }

  #functionOf(place: Place): Place | undefined {
    if (isFunction(place.node)) return place;
    if (place.node.type !== 'Identifier') return undefined;
    return this.#named(place, nameOf(place.node) ?? '').find((each) => isFunction(each.node));
  }

  #named(place: Place, name: string): Place[] {
    const { module, bound, node } = place;
    const binding = bindingAt(module, name, node);
    if (!binding) return this.#imported(module, name);
    if (binding.parameter === undefined)
      return binding.node === node ? [] : [{ ...place, node: binding.node }];
    const key = `${module.path}:${binding.node.start}:${binding.parameter}`;
    const given =
      bound.get(key) ??
      bound.get(`${binding.node.start}:${binding.parameter}`) ??
      this.#default(place, binding) ??
      (this.#calls.get(binding.node) ?? []).map((call) => ({
        module: call.module,
        node: (call.node.arguments as SyntaxNode[])[binding.parameter ?? 0] ?? {
          type: 'None',
          start: 0,
          end: 0,
        },
        bound: new Map(),
      }));
    return binding.property === undefined
      ? [...given]
      : given.flatMap((each) => this.#propertyOf(each, binding.property));
  }

  /** What stands in the list of parameters, where a call gives less. */
  #default({ module, bound }: Place, { node, parameter }: Binding): Place[] | undefined {
    const declared = (node.params as SyntaxNode[])[parameter ?? 0];
    if (declared?.type !== 'AssignmentPattern') return undefined;
    return [{ module, node: declared.right as SyntaxNode, bound }];
  }

  #imported(module: Module, name: string): Place[] {
    const source = module.imports.get(name);
    const target = source && this.#modules.get(source.path);
    const binding = target?.bindings.get(source?.name ?? '')?.find((each) => each.scope.type === 'Program');
    return target && binding ? [{ module: target, node: binding.node, bound: new Map() }] : [];
  }

  #property(place: Place): Place[] {
    const { object, property, computed } = place.node as unknown as {
      object: SyntaxNode;
      property: SyntaxNode;
      computed: boolean;
    };
    return this.#propertyOf({ ...place, node: object }, computed ? undefined : nameOf(property));
  }

  /** Of an object that is written out; without a name, all of its values. */
  #propertyOf(place: Place, name: string | undefined): Place[] {
    if (this.#depth >= MAX_DEPTH) return [];
    this.#depth++;
    try {
      if (place.node.type !== 'ObjectExpression')
        return this.#followed(place).flatMap((each) => this.#propertyOf(each, name));
      return (place.node.properties as SyntaxNode[])
        .filter((each) => each.type === 'Property' && (name === undefined || nameOf(each.key) === name))
        .map((each) => ({ ...place, node: each.value as SyntaxNode }));
    } finally {
      this.#depth--;
    }
  }
}

function ofSql(node: SyntaxNode): string | undefined {
  const member = (node.type === 'CallExpression' ? node.callee : node) as SyntaxNode;
  return member.type === 'MemberExpression' && nameOf(member.object) === 'sql'
    ? nameOf(member.property)
    : undefined;
}

function pushedTo(module: Module, node: SyntaxNode): SyntaxNode[] {
  const name = nameOf(node) ?? '';
  const binding = bindingAt(module, name, node);
  return module.calls
    .filter(({ callee }) => nameOf((callee as SyntaxNode).property) === 'push')
    .filter(({ callee }) => {
      const { object } = callee as unknown as { object: SyntaxNode };
      return nameOf(object) === name && bindingAt(module, name, object) === binding;
    })
    .flatMap((call) => call.arguments as SyntaxNode[]);
}

/** The first of all, the second of all and so on: what depends on one condition is chosen alike. */
function zip(parts: readonly (readonly Composed[])[], join: (chosen: Composed[]) => string): Composed[] {
  const count = Math.max(1, ...parts.map((each) => each.length));
  return Array.from({ length: count }, (_, at) => {
    const chosen = parts.map((each) => each[Math.min(at, each.length - 1)] as Composed);
    return { text: join(chosen), parts: chosen.flatMap((each) => each.parts) };
  });
}

// Every statement that can be put together from the product's sources, with the literals that each is made of.
import type { Source } from '../architecture-rules/source.ts';
import { Evaluator } from './evaluate.ts';
import { readModule } from './modules.ts';

export interface Statements {
  /** All literals, as `path:line`. */
  literals: ReadonlySet<string>;
  /** From the text to its literals. */
  byText: ReadonlyMap<string, ReadonlySet<string>>;
}

const IS_STATEMENT = /^\s*(?:select|insert|update|delete|with)\b/i;
const IS_SUBSELECT = /^\s*\(\s*select\b/i;

export function statementsOf(sources: readonly Source[]): Statements {
  const modules = sources.map(readModule);
  const evaluator = new Evaluator(modules);
  const literals = new Set<string>();
  const byText = new Map<string, Set<string>>();
  for (const module of modules)
    for (const literal of module.literals)
      for (const { text, parts } of evaluator.statements(module, literal)) {
        literals.add(parts[0] as string);
        const whole = IS_SUBSELECT.test(text) ? `select ${text}` : text;
        if (!IS_STATEMENT.test(whole)) continue;
        const known = byText.get(whole) ?? new Set();
        for (const part of parts) known.add(part);
        byText.set(whole, known);
      }
  return { literals, byText };
}

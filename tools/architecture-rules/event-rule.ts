// Whoever listens to an event can rely on it: it is declared once, under the name it is stored by, and somebody
// announces it.
import { placeOf } from './place.ts';
import { lineAt, type Source, type SyntaxNode, type Violation, walk } from './source.ts';

interface Declared {
  path: string;
  line: number;
  /** Of the constant: `commentPosted`. */
  constant: string;
  /** What it is stored by: `comment.posted`. */
  name: string;
}

export function violationsOfEvents(sources: readonly Source[]): Violation[] {
  const product = sources.filter(
    ({ path }) => !placeOf(path).isTest && /^(platform|features|addons|app)\//.test(path),
  );
  const announced = new Set(product.flatMap(announcedIn));
  const seen = new Set<string>();
  return product.flatMap(eventsIn).flatMap((event) => {
    const problems = problemsOf(event, announced);
    if (seen.has(event.name)) problems.push(`the event ${event.name} is declared twice`);
    seen.add(event.name);
    return problems.map((message) => ({ path: event.path, line: event.line, message }));
  });
}

function problemsOf({ path, constant, name }: Declared, announced: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  const expected = name.replace(/\.([a-z])/g, (_, letter: string) => letter.toUpperCase());
  if (constant !== expected) problems.push(`the event ${name} is called ${expected}, not ${constant}`);
  if (!path.endsWith('.events.ts')) problems.push(`the event ${name} is declared in <name>.events.ts`);
  if (!announced.has(constant)) problems.push(`nobody announces ${name}: who listens to it waits for ever`);
  return problems;
}

function eventsIn({ path, text, syntax }: Source): Declared[] {
  return walk(syntax).flatMap(([node]) => {
    const call = node.init as SyntaxNode | undefined;
    if (node.type !== 'VariableDeclarator' || call?.type !== 'CallExpression') return [];
    if (nameOf(call.callee) !== 'defineEvent') return [];
    const [name] = call.arguments as SyntaxNode[];
    return [{ path, line: lineAt(text, node.start), constant: nameOf(node.id), name: String(name?.value) }];
  });
}

/** What is given to `w.announce(...)`, or to a helper that announces: `announceLayout(w, layoutMade, layoutID)`. */
function announcedIn({ syntax }: Source): string[] {
  return walk(syntax).flatMap(([node, parents]) => {
    if (node.type !== 'Identifier') return [];
    return parents.some(isAnnouncement) ? [nameOf(node)] : [];
  });
}

function isAnnouncement({ type, callee }: SyntaxNode): boolean {
  if (type !== 'CallExpression') return false;
  const { property } = callee as SyntaxNode;
  return /^announce/.test(nameOf(property ?? callee));
}

function nameOf(node: unknown): string {
  return String((node as { name?: unknown }).name ?? '');
}

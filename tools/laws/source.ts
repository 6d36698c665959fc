// The project's sources as the laws see them: where a file lies, what it imports, how it is written.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

export interface Import {
  // The path inside the project, or the package's name.
  target: string;
  isPackage: boolean;
  line: number;
}

export interface Source {
  path: string;
  text: string;
  imports: Import[];
  // Undefined for style sheets.
  syntax: SyntaxNode | undefined;
}

export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export interface Breach {
  path: string;
  line: number;
  says: string;
}

const roots = ['platform', 'features', 'addons', 'app', 'e2e', 'bench', 'tools', 'scripts'];

export function readSources(projectFolder: string): Source[] {
  const files = roots
    .filter((root) => existsSync(join(projectFolder, root)))
    .flatMap((root) => filesIn(projectFolder, root));
  return files.map((path) => parseSource(path, readFileSync(join(projectFolder, path), 'utf8')));
}

function filesIn(projectFolder: string, folder: string): string[] {
  const entries = readdirSync(join(projectFolder, folder), { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs|css)$/.test(entry.name))
    .map((entry) => posix.join(entry.parentPath.slice(projectFolder.length + 1), entry.name))
    .sort();
}

export function parseSource(path: string, text: string): Source {
  if (path.endsWith('.css')) return { path, text, imports: [], syntax: undefined };
  const { program, module, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`);
  const exported = module.staticExports.flatMap(({ entries }) => entries).map((entry) => entry.moduleRequest);
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    value: text.slice(start + 1, end - 1),
    start,
  }));
  const requests = [...module.staticImports.map((found) => found.moduleRequest), ...exported, ...dynamic];
  const imports = requests
    .filter((request) => request !== null)
    .map(({ value, start }) => toImport(path, text, value, start));
  return { path, text, imports, syntax: program as unknown as SyntaxNode };
}

function toImport(path: string, text: string, request: string, start: number): Import {
  const isPackage = !request.startsWith('.');
  const target = isPackage ? request : posix.join(posix.dirname(path), request.split('?')[0] ?? request);
  return { target, isPackage, line: lineAt(text, start) };
}

export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

export function* walk(node: unknown, parents: SyntaxNode[] = []): Generator<[SyntaxNode, SyntaxNode[]]> {
  if (Array.isArray(node)) for (const part of node) yield* walk(part, parents);
  else if (isNode(node)) {
    yield [node, parents];
    const inner = [...parents, node];
    for (const value of Object.values(node)) if (typeof value === 'object') yield* walk(value, inner);
  }
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';
}

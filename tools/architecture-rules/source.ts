// The project's sources as the architecture rules see them: where a file lies, what it imports, how it is written.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

export interface Import {
  // The path inside the project, or the package's name.
  target: string;
  isPackage: boolean;
  // Erased before anything runs.
  isType: boolean;
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

export interface Violation {
  path: string;
  line: number;
  message: string;
}

const roots = ['platform', 'features', 'addon-api', 'addons', 'app', 'e2e', 'bench', 'tools', 'scripts'];

export function readSources(projectFolder: string, isWanted = (_path: string) => true): Source[] {
  const files = roots
    .filter((root) => existsSync(join(projectFolder, root)))
    .flatMap((root) => filesIn(projectFolder, root));
  return files
    .filter(isWanted)
    .map((path) => parseSource(path, readFileSync(join(projectFolder, path), 'utf8')));
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
  const startsAsType = (start: number) => /^(import|export) type\b/.test(text.slice(start, start + 12));
  const requests: Request[] = [];
  for (const { start, moduleRequest } of module.staticImports)
    requests.push({ ...moduleRequest, isType: startsAsType(start) });
  for (const { start, entries } of module.staticExports)
    for (const { moduleRequest } of entries)
      if (moduleRequest) requests.push({ ...moduleRequest, isType: startsAsType(start) });
  for (const { moduleRequest } of module.dynamicImports)
    requests.push({
      value: text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      start: moduleRequest.start,
      isType: false,
    });
  const imports = requests.map((request) => toImport(path, text, request));
  return { path, text, imports, syntax: program as unknown as SyntaxNode };
}

interface Request {
  value: string;
  start: number;
  isType: boolean;
}

function toImport(path: string, text: string, { value: request, start, isType }: Request): Import {
  const isPackage = !request.startsWith('.');
  const target = isPackage ? request : posix.join(posix.dirname(path), request.split('?')[0] ?? request);
  return { target, isPackage, isType, line: lineAt(text, start) };
}

export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

type Visited = [node: SyntaxNode, parents: SyntaxNode[]];

/**
 * Every node, outer ones first, with those around it. An array: twenty rules go over millions of nodes, and generators within
 * generators hand each of them up through all that are around it.
 */
export function walk(node: unknown, parents: SyntaxNode[] = [], visited: Visited[] = []): Visited[] {
  if (Array.isArray(node)) for (const part of node) walk(part, parents, visited);
  else if (isNode(node)) {
    visited.push([node, parents]);
    let inner: SyntaxNode[] | undefined;
    for (const value of Object.values(node)) {
      if (typeof value !== 'object' || value === null) continue;
      inner ??= [...parents, node];
      walk(value, inner, visited);
    }
  }
  return visited;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';
}

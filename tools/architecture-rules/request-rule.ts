// One way out: addresses that members or settings name are asked through the guarded client alone.
import { placeOf } from './place.ts';
import { lineAt, type Source, type Violation, walk } from './source.ts';

const wayOut = 'platform/server/outgoing-http/';
const clients = new Set(['node:http', 'node:https', 'node:http2', 'http', 'https', 'undici', 'axios', 'got']);
/** Serves, and asks nobody. */
const servers = new Set(['app/listening.ts']);

export function violationsOfRequests(sources: Source[]): Violation[] {
  return sources.flatMap((source) => {
    const { isTest, side, layer } = placeOf(source.path);
    const runsOnServer = side === 'server' || side === 'manifest' || layer === 'app';
    if (!runsOnServer || isTest || source.path.startsWith(wayOut) || servers.has(source.path)) return [];
    return [...importedClients(source), ...fetchCalls(source)];
  });
}

function importedClients({ path, imports }: Source): Violation[] {
  return imports
    .filter(({ target, isPackage, isType }) => isPackage && !isType && clients.has(target))
    .map(({ line, target }) => ({
      path,
      line,
      message: `${target} is for ${wayOut} alone: use guardedFetch`,
    }));
}

function fetchCalls({ path, text, syntax }: Source): Violation[] {
  const violations: Violation[] = [];
  for (const [node] of walk(syntax)) {
    const callee = node.callee as { type?: string; name?: string } | undefined;
    if (node.type !== 'CallExpression' || callee?.type !== 'Identifier' || callee.name !== 'fetch') continue;
    violations.push({
      path,
      line: lineAt(text, node.start),
      message: 'no fetch on the server: use guardedFetch',
    });
  }
  return violations;
}

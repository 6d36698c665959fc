// One way out: addresses that members or settings name are asked through the guarded client alone.
import { placeOf } from './place.ts';
import { type Breach, lineAt, type Source, walk } from './source.ts';

const wayOut = 'platform/server/http-out/';
const clients = new Set(['node:http', 'node:https', 'node:http2', 'http', 'https', 'undici', 'axios', 'got']);
/** Serves, and asks nobody. */
const servers = new Set(['app/listening.ts']);

export function breachesOfRequests(sources: Source[]): Breach[] {
  return sources.flatMap((source) => {
    const { isTest, side, layer } = placeOf(source.path);
    const runsOnServer = side === 'server' || side === 'manifest' || layer === 'app';
    if (!runsOnServer || isTest || source.path.startsWith(wayOut) || servers.has(source.path)) return [];
    return [...importedClients(source), ...fetchCalls(source)];
  });
}

function importedClients({ path, imports }: Source): Breach[] {
  return imports
    .filter(({ target, isPackage, isType }) => isPackage && !isType && clients.has(target))
    .map(({ line, target }) => ({ path, line, says: `${target} is for ${wayOut} alone: use guardedFetch` }));
}

function fetchCalls({ path, text, syntax }: Source): Breach[] {
  const breaches: Breach[] = [];
  for (const [node] of walk(syntax)) {
    const callee = node.callee as { type?: string; name?: string } | undefined;
    if (node.type !== 'CallExpression' || callee?.type !== 'Identifier' || callee.name !== 'fetch') continue;
    breaches.push({ path, line: lineAt(text, node.start), says: 'no fetch on the server: use guardedFetch' });
  }
  return breaches;
}

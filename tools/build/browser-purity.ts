import type { Plugin } from 'vite';

const forbiddenPlaces: [RegExp, string][] = [
  [/^(?!.*\/node_modules\/).*\/server\//, 'server code'],
  [
    /\/node_modules\/(pg|pg-pool|pg-protocol|fastify|@fastify\/[^/]+|zod|graphile-worker)\//,
    'a server package',
  ],
  [/__vite-browser-external/, 'a Node built-in'],
];

// Fails the client build when a module that belongs to the server would be sent to browsers,
// naming the chain of imports that pulled it in.
export function browserPurity(): Plugin {
  return {
    name: 'browser-purity',
    apply: 'build',
    generateBundle(_options, bundle) {
      const violations: string[] = [];
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of Object.keys(chunk.modules)) {
          const found = forbiddenPlaces.find(([place]) => place.test(id));
          if (found)
            violations.push(`${found[1]} in ${chunk.fileName}:\n    ${chain(this, id).join('\n    <- ')}`);
        }
      }
      if (violations.length > 0) this.error(`The browser bundle must not hold\n  ${violations.join('\n  ')}`);
    },
  };
}

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null;
}

function chain(graph: ModuleGraph, id: string, seen: string[] = []): string[] {
  const path = [...seen, id];
  const info = graph.getModuleInfo(id);
  const next = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])].find(
    (by) => !path.includes(by),
  );
  return next ? chain(graph, next, path) : path;
}

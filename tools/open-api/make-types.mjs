// Types of TypeScript from an OpenAPI document: `node tools/open-api/make-types.mjs openapi.json types.d.ts`.
//
// The generator works with the compiler API of TypeScript 5, which later versions do not have: it gets a TypeScript of its own,
// installed as `typescript-5`, and everything else goes on with the version of the project.
import { readFile, writeFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === 'typescript' ? 'typescript-5' : specifier, context),
});

const { default: generate, astToString } = await import('openapi-typescript');
const [, , from, to] = process.argv;
if (!from || !to) throw new Error('Usage: make-types.mjs <openapi.json> <types.d.ts>');
await writeFile(to, astToString(await generate(JSON.parse(await readFile(from, 'utf8')))));

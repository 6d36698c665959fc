// The modules that add-ons from outside share with the site, by the name they import them by. An add-on is built apart:
// its imports of these are looked up here when it is loaded.
export const SHARED = Symbol.for('parley.modules');

export type SharedModules = Record<string, Record<string, unknown>>;

export function shareModules(modules: SharedModules): void {
  (globalThis as Record<symbol, unknown>)[SHARED] = modules;
}

/** What a module exports by name, so that it can be exported again by a module that is made up. */
export function exportedNames(modules: SharedModules): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(modules).map(([name, module]) => [
      name,
      Object.keys(module).filter((each) => /^[A-Za-z_$][\w$]*$/.test(each) && each !== 'default'),
    ]),
  );
}

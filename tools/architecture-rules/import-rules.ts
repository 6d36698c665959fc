// Who may import whom. Tests and their helpers may put things together that the product may not.
import { type Place, placeOf } from './place.ts';
import { type Source, type Violation, walk } from './source.ts';

type Rule = (from: Place, to: Place, target: string, manifests: Manifests) => string | false;
type Manifests = Map<string, Set<string>>;

// What a capability is wired together from is its own affair; what others may use is actions, queries,
// policies, and the rows and conditions that these speak of.
const wiring = /\.(routes|widgets|views|documents|jobs|commands|listeners|feature)\.tsx?$/;

const publicWebFile = /\/web\/(?:([A-Z]\w*)\/\1\.tsx|[a-z][\w-]*\.tsx?|[A-Z]\w*\/[\w-]+-props\.ts)$/;

const rules: Rule[] = [
  function layersPointDownwards(from, to) {
    const upward = {
      platform: ['features', 'addon-api', 'addons', 'app'],
      features: ['addon-api', 'addons', 'app'],
      'addon-api': ['addons', 'app'],
    };
    const forbidden: string[] = upward[from.layer as keyof typeof upward] ?? [];
    return forbidden.includes(to.layer) && `${from.layer} must not import ${to.layer}`;
  },
  function theProductDoesNotNeedItsTools(from, to, target) {
    const isProduct = from.layer !== 'around';
    return isProduct && (to.layer === 'around' || to.isTest) && `the product must not import ${target}`;
  },
  function onlyAppKnowsAddons(from, to) {
    const isForeign = to.layer === 'addons' && from.capability !== to.capability;
    return isForeign && from.layer !== 'app' && 'nobody but app imports an add-on';
  },
  function uiKnowsOnlyUI(from, to) {
    return from.side === 'ui' && to.side !== 'ui' && 'platform/ui imports nothing but platform/ui';
  },
  function sidesStayApart(from, to) {
    const isBrowser = from.side === 'web' || from.side === 'ui' || from.side === 'shared';
    if (isBrowser && (to.side === 'server' || to.side === 'manifest'))
      return 'this must not reach server code';
    const isServer = from.side === 'server' || from.side === 'manifest' || from.side === 'shared';
    return isServer && (to.side === 'web' || to.side === 'ui') && 'this must not reach browser code';
  },
  function contractsKnowOnlyContracts(from, to) {
    return from.isContract && !to.isContract && 'a contract imports only contracts';
  },
  function capabilitiesMeetAtTheirEdges(from, to, target, manifests) {
    if (!from.capability || !to.capability || from.capability === to.capability) return false;
    if (to.side === 'shared') return false;
    // Drawing takes parts from everywhere; which way data depends is the server side's matter.
    if (from.side === 'web' && to.side === 'web') {
      return (
        !publicWebFile.test(target) &&
        'of another capability only a component (web/X/X.tsx) or a file right under web/ may be imported'
      );
    }
    if (to.side !== 'server' || wiring.test(target))
      return 'of another capability only its contract, actions, queries and policy may be imported';
    const name = to.capability.split('/')[1] ?? '';
    const isDeclared = manifests.get(from.capability)?.has(name) ?? false;
    return !isDeclared && `'${name}' is missing in dependsOn of the manifest of ${from.capability}`;
  },
];

// An add-on is the same folder inside and outside of the tree: it has nothing but its API, React and Node.
const ADDON_PACKAGES =
  /^(?:@parley\/addon-api(?:\/(?:contract|events|moderation|shared|web))?|react(?:\/jsx-runtime)?|node:.+)$/;
const ADDON_TEST_PACKAGES = /^(?:@parley\/addon-api\/(?:e2e|testing)|vitest|playwright-core|react-dom\/.+)$/;

function violationsOfAddon({ path, imports }: Source, from: Place): Violation[] {
  return imports.flatMap(({ target, isPackage, line }) => {
    const isAllowed = isPackage
      ? ADDON_PACKAGES.test(target) || (from.isTest && ADDON_TEST_PACKAGES.test(target))
      : target.startsWith(`${from.capability}/`);
    const message = `an add-on imports its own files, @parley/addon-api, react and node: alone (${target})`;
    return isAllowed ? [] : [{ path, line, message }];
  });
}

/** `@parley/addon-api/web` lies in addon-api/web.ts. */
function entryOf(name: string): string | undefined {
  const [, entry] = /^@parley\/addon-api(?:\/(\w+))?$/.exec(name) ?? [];
  return name.startsWith('@parley/addon-api') ? `addon-api/${entry ?? 'server'}.ts` : undefined;
}

export function violationsOfImports(sources: Source[]): Violation[] {
  const manifests: Manifests = new Map(sources.flatMap(dependenciesOf));
  return sources.flatMap((source) => {
    const from = placeOf(source.path);
    const foreign = from.layer === 'addons' ? violationsOfAddon(source, from) : [];
    if (foreign.length > 0 || from.isTest || from.layer === 'around') return foreign;
    return source.imports.flatMap(({ target: named, isPackage, line }) => {
      const target = entryOf(named) ?? named;
      if (isPackage && target === named) return [];
      const to = placeOf(target);
      const found = rules.map((rule) => rule(from, to, target, manifests)).find((result) => result !== false);
      return found ? [{ path: source.path, line, message: `${found} (${target})` }] : [];
    });
  });
}

function dependenciesOf({ path, syntax }: Source): [string, Set<string>][] {
  const { side, capability } = placeOf(path);
  if (side !== 'manifest' || !capability || !syntax) return [];
  for (const [node] of walk(syntax)) {
    const property = node as unknown as {
      key?: { name?: string };
      value?: { elements?: { value: string }[] };
    };
    if (node.type === 'Property' && property.key?.name === 'dependsOn')
      return [[capability, new Set(property.value?.elements?.map((element) => element.value))]];
  }
  return [];
}

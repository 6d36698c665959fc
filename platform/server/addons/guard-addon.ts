// Every function that an add-on brings is called through here: what it throws carries its name from then on.
import type { Feature } from '../feature/feature.ts';
import { type AddonPlace, blamed } from './addon-failure.ts';

/** Where the functions of a manifest run; what holds no functions, or runs on a command line, is not named. */
const PLACES: Partial<Record<keyof Feature, AddonPlace>> = {
  routes: 'route',
  documents: 'route',
  jobs: 'job',
  listeners: 'job',
  bulkOperations: 'job',
  unfinishedWork: 'job',
  recounts: 'job',
  onOpen: 'start',
  onStart: 'start',
  transactionHooks: 'shared',
  widgets: 'shared',
  views: 'shared',
  templates: 'shared',
  pageAdditions: 'shared',
  junctions: 'shared',
  viewerState: 'shared',
  smartIDs: 'shared',
  siteMeta: 'shared',
  siteMetaVariesBy: 'shared',
  hasOwnPages: 'shared',
  siteTotals: 'shared',
  memberCounts: 'shared',
  findMovedPath: 'shared',
  extensions: 'shared',
};

/** Longer than that nobody waits for an add-on amid a request of others. */
const DEADLINE_MS = 10_000;

export function guardAddon(feature: Feature): Feature {
  const key = feature.addon?.key;
  if (key === undefined) return feature;
  const guarded = Object.entries(feature).map(([name, value]) => {
    const place = PLACES[name as keyof Feature];
    return [name, place ? guardValue(value, key, place) : value];
  });
  return Object.fromEntries(guarded) as Feature;
}

type Anything = (...args: unknown[]) => unknown;

function guardValue(value: unknown, key: string, place: AddonPlace): unknown {
  if (typeof value === 'function') return guardFunction(value as Anything, key, place);
  if (Array.isArray(value)) return value.map((each) => guardValue(each, key, place));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    // An extension point is known by its identity, a schema by its class, an endpoint is data.
    Object.entries(value).map(([name, each]) => [
      name,
      name === 'point' || name === 'endpoint' ? each : guardValue(each, key, place),
    ]),
  );
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function guardFunction(call: Anything, key: string, place: AddonPlace): Anything {
  return function guarded(this: unknown, ...args: unknown[]) {
    try {
      const result = call.apply(this, args);
      return result instanceof Promise ? guardPromise(result, key, place) : result;
    } catch (error) {
      throw blamed(key, place, error);
    }
  };
}

async function guardPromise(result: Promise<unknown>, key: string, place: AddonPlace): Promise<unknown> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer =
    place === 'shared'
      ? setTimeout(
          () => reject(new Error(`It did not answer within ${DEADLINE_MS / 1000} seconds.`)),
          DEADLINE_MS,
        )
      : undefined;
  try {
    return await (timer ? Promise.race([result, late]) : result);
  } catch (error) {
    throw blamed(key, place, error);
  } finally {
    clearTimeout(timer);
  }
}

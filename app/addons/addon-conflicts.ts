// An add-on takes no name that is taken: the site would not start, or would answer with the wrong one.
import type { Feature } from '../../platform/server/feature/feature.ts';

const NAMES: readonly [what: string, of: (feature: Feature) => readonly string[]][] = [
  ['name', ({ name }) => [name]],
  ['key', ({ addon }) => (addon ? [addon.key] : [])],
  [
    'endpoint',
    ({ routes = [] }) => routes.map(({ endpoint: { spec } }) => `${spec.method} ${shapeOf(spec.path)}`),
  ],
  [
    'document',
    ({ documents = [] }) => documents.map(({ method = 'GET', path }) => `${method} ${shapeOf(path)}`),
  ],
  ['setting', ({ config = [] }) => config.map(({ key }) => key)],
  ['permission', ({ permissions = {} }) => Object.keys(permissions)],
  ['rate limit', ({ rateLimits = {} }) => Object.keys(rateLimits)],
  ['widget', ({ widgets = [] }) => widgets.map(({ id }) => id)],
  ['kind of page', ({ views = [] }) => views.map(({ type }) => type)],
  ['template', ({ templates = [] }) => templates.map(({ layoutViewType }) => layoutViewType)],
  ['job', ({ jobs = {} }) => Object.keys(jobs)],
  ['listener', ({ listeners = [] }) => listeners.map(({ name }) => name)],
  ['command', ({ commands = [] }) => commands.map(({ name }) => name)],
];

/** Two addresses that differ in the names of their parameters are one. */
function shapeOf(path: string): string {
  return path.replaceAll(/:\w+/g, ':');
}

export function conflictOf(addon: Feature, others: readonly Feature[]): string | undefined {
  const known = new Set(others.map(({ name }) => name));
  const missing = (addon.dependsOn ?? []).find((name) => !known.has(name));
  if (missing !== undefined) return `It depends on ${missing}, which is not there.`;
  for (const [what, of] of NAMES) {
    const taken = new Set(others.flatMap((other) => of(other)));
    const own = of(addon);
    const twice = own.find((name, at) => taken.has(name) || own.indexOf(name) !== at);
    if (twice !== undefined) return `Its ${what} “${twice}” is taken. Choose another.`;
  }
  return undefined;
}

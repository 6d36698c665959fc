// Sites run on plain http, too: what browsers have on https alone is missing there, and no test on this machine notices,
// since loopback counts as secure.
import { placeOf } from './place.ts';
import { lineAt, type Source, type Violation } from './source.ts';

const SECURE_ONLY = /\bcrypto\.(?:randomUUID|subtle)\b/g;

export function violationsOfInsecureContexts(sources: Source[]): Violation[] {
  return sources
    .filter(({ path }) => ['web', 'ui'].includes(placeOf(path).side) && !placeOf(path).isTest)
    .flatMap(({ path, text }) =>
      [...text.matchAll(SECURE_ONLY)].map(({ 0: found, index }) => ({
        path,
        line: lineAt(text, index),
        message: `${found} is missing on plain http: use newRunID of platform/web/api/run-id.ts`,
      })),
    );
}

// Pictures that a record shows by an address: files of this site alone.
import { validationProblem } from '../../../platform/contract/errors.ts';
import type { Site } from '../../../platform/server/site/site.ts';

const OWN_FILE = /^\/uploads\/[\w./-]{1,400}$/;

/**
 * Their path, as it is stored; null for none, undefined where none is given. Pictures from elsewhere would tell their host who
 * looks at the record.
 */
export function ownFile(
  { site }: { site: Site },
  field: string,
  given: string | null | undefined,
): string | null | undefined {
  if (given === undefined || given === null || given === '') return given === undefined ? undefined : null;
  const path = given.startsWith(`${site.url}/`) ? given.slice(site.url.length) : given;
  if (OWN_FILE.test(path) && !path.includes('..')) return path;
  const message = { message: 'Upload the picture to this site first, and give its address here.' };
  throw validationProblem([{ field, code: 'invalid', status: 422, ...message }]);
}

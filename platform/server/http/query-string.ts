// `a[]=1&a[]=2`, `a[0]=1`, `params[locale]=en`: within bounds, without prototypes.
import { parse } from 'qs';
import { DomainError } from '../../contract/errors.ts';

const MAX_LENGTH = 8192;
const FORBIDDEN = /(?:^|[&[])(?:__proto__|constructor|prototype)(?:[\]=]|$)/;

export function parseQueryString(text: string): Record<string, unknown> {
  if (text.length > MAX_LENGTH) throw new DomainError('validation', 400, 'The address is too long.');
  if (FORBIDDEN.test(text))
    throw new DomainError('validation', 400, 'The address names a parameter that is not allowed.');
  return parse(text, {
    depth: 5,
    arrayLimit: 20,
    parameterLimit: 1000,
    plainObjects: true,
    allowDots: false,
  });
}

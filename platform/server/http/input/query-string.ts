// `a[]=1&a[]=2`, `a[0]=1`, `params[locale]=en`: within bounds, without prototypes.
import type { FastifyInstance } from 'fastify';
import { parse } from 'qs';
import { DomainError } from '../../../contract/errors.ts';

const MAX_LENGTH = 8192;
const FORBIDDEN = /(?:^|\[)(?:__proto__|constructor|prototype)(?:[\][]|$)/;

export const PARSING = {
  depth: 5,
  // Lists of ids are long, and all of one query lies within its length.
  arrayLimit: 1000,
  parameterLimit: 1000,
  plainObjects: true,
  allowDots: false,
} as const;

/** Stands for a query that was refused: the router calls the parser outside of every handler, so it must not throw. */
class RefusedQuery {
  readonly message: string;
  constructor(message: string) {
    this.message = message;
  }
}

export function parseQueryString(text: string): Record<string, unknown> {
  const refused = refusal(text);
  if (refused) return new RefusedQuery(refused) as unknown as Record<string, unknown>;
  return parse(text, PARSING);
}

function refusal(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return 'The address is too long.';
  return namesForbiddenParameter(text) ? 'The address names a parameter that is not allowed.' : undefined;
}

/** In names alone: who searches for `[constructor]` may. */
export function namesForbiddenParameter(text: string): boolean {
  return text.split('&').some((parameter) => FORBIDDEN.test(nameOf(parameter)));
}

/** It ends where the parser has it end. */
function nameOf(parameter: string): string {
  const bracket = parameter.indexOf(']=');
  const end = bracket === -1 ? parameter.indexOf('=') : bracket + 1;
  return end === -1 ? parameter : parameter.slice(0, end);
}

export function refuseQueryStrings(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.query instanceof RefusedQuery)
      throw new DomainError('validation', 400, request.query.message);
  });
}

// No call of this address: unknown, or known by other verbs.
import type { FastifyInstance } from 'fastify';
import { DomainError, notFound } from '../../contract/errors.ts';

const VERBS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export function unknownEndpoint(app: FastifyInstance, method: string, path: string): DomainError {
  const allow = VERBS.filter((verb) => verb !== method && app.findRoute({ method: verb, url: path }));
  return allow.length > 0 ? new DomainError('method', 405, 'Method Not Allowed', { allow }) : notFound(path);
}

// The body of a request: a form with files where the contract says so, JSON everywhere else.
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { EndpointSpec } from '../../contract/endpoint.ts';
import { DomainError, permissionProblem } from '../../contract/errors.ts';
import { maxUploadBytes } from '../config/upload-limits.ts';
import type { Site } from '../site/site.ts';
import type { RequestContext } from './context.ts';
import { type ReceivedFile, receiveForm, requireFiles } from './receive-form.ts';

export const SYSTEM_TOKEN = 'application/system+jwt';

/** Taken as they are by the calls whose contract says so. */
export const TEXTS = ['text/css', 'text/html', 'application/javascript', 'text/javascript'];

/** Where the files of forms lie until their request is answered. */
export function incomingFolder(site: Site): string {
  return join(site.options.dataDirectory, 'incoming');
}

export function withBody<T>(
  ctx: RequestContext,
  spec: EndpointSpec,
  request: FastifyRequest,
  use: (body: unknown, files: Record<string, ReceivedFile> | undefined) => Promise<T>,
): Promise<T> {
  const isForm = request.isMultipart();
  requireBodyType(request, spec);
  if (!spec.files) {
    if (isForm) throw wrongMediaType('application/json');
    return use(request.body, undefined);
  }
  if (!isForm) {
    if (request.body !== undefined) throw wrongMediaType('multipart/form-data');
    requireFiles(spec.files, { fields: {}, files: {} });
  }
  const reception = { folder: incomingFolder(ctx.site), maxBytes: maxUploadBytes(ctx.config) };
  return receiveForm(request, spec.files, reception, ({ fields, files }) => use(fields, files));
}

/** What only a program holds is no one else's to send: other bodies are the system's own. */
function requireBodyType(request: FastifyRequest, { bodyType, takesText }: EndpointSpec): void {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (TEXTS.includes(type) && !takesText) throw wrongMediaType('application/json');
  const isToken = type === SYSTEM_TOKEN;
  if (bodyType && !isToken) throw permissionProblem(['system.only']);
  if (isToken && !bodyType) throw wrongMediaType('application/json');
}

function wrongMediaType(wanted: string): DomainError {
  return new DomainError('mediaType', 415, `Send the body as ${wanted}.`);
}

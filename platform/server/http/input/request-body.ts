// The body of a request: a form with files where the contract says so, JSON everywhere else.
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EndpointSpec } from '../../../contract/endpoint.ts';
import { DomainError, permissionProblem } from '../../../contract/errors.ts';
import { excessOfJson, type JsonExcess } from '../../../contract/json-bounds.ts';
import { maxUploadBytes } from '../../config/upload-limits.ts';
import type { Site } from '../../site/site.ts';
import type { RequestContext } from '../context.ts';
import { FORM_FIELDS, formFields, isFormType, mediaTypeOf } from './form-fields.ts';
import { type ReceivedFile, type Reception, receiveForm, requireFiles } from './receive-form.ts';

const SYSTEM_TOKEN = 'application/system+jwt';

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
    if (isForm) return withFields(ctx, request, (fields) => use(fields, undefined));
    const isText = mediaTypeOf(request.headers['content-type']) === FORM_FIELDS;
    return use(isText ? formFields(request.body as string) : request.body, undefined);
  }
  if (!isForm) {
    if (request.body !== undefined) throw wrongMediaType('multipart/form-data');
    requireFiles(spec.files, { fields: {}, files: {} });
  }
  // A file that would fill the disk is refused before it does.
  ctx.site.freeSpace.requireRoom('files', Number(request.headers['content-length'] ?? 0));
  return receiveForm(request, spec.files, reception(ctx), ({ fields, files }) => use(fields, files));
}

/** A form without files, as older clients send what others send as JSON. */
function withFields<T>(
  ctx: RequestContext,
  request: FastifyRequest,
  use: (fields: Record<string, unknown>) => Promise<T>,
): Promise<T> {
  const { bodyLimit } = request.routeOptions;
  // Its fields are kept in memory, all of them together no more than any other body.
  if (!(Number(request.headers['content-length']) <= bodyLimit))
    throw new DomainError('tooLarge', 413, 'The body is too large.');
  const from = { ...reception(ctx), maxFieldBytes: bodyLimit };
  return receiveForm(request, {}, from, ({ fields }) => use(formFields(fields)));
}

function reception(ctx: RequestContext): Reception {
  return { folder: incomingFolder(ctx.site), maxBytes: maxUploadBytes(ctx.config) };
}

/** What only a program holds is no one else's to send: other bodies are the system's own. */
function requireBodyType(request: FastifyRequest, spec: EndpointSpec): void {
  const { bodyType, takesText } = spec;
  const type = mediaTypeOf(request.headers['content-type']);
  if (TEXTS.includes(type) && !takesText) throw wrongMediaType('application/json');
  if (isFormType(type) && !spec.files && (spec.method !== 'POST' || bodyType || !spec.body))
    throw wrongMediaType(bodyType ?? 'application/json');
  const isToken = type === SYSTEM_TOKEN;
  if (bodyType && !isToken) throw permissionProblem(['system.only']);
  if (isToken && !bodyType) throw wrongMediaType('application/json');
}

function wrongMediaType(wanted: string): DomainError {
  return new DomainError('mediaType', 415, `Send the body as ${wanted}.`);
}

/** JSON within bounds: beyond them even reading it would hold up everybody. Texts and tokens as they are. */
export function readBodies(app: FastifyInstance): void {
  app.addContentTypeParser(
    [SYSTEM_TOKEN, FORM_FIELDS, ...TEXTS],
    { parseAs: 'string' },
    async (_: FastifyRequest, body: string) => body,
  );
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request: FastifyRequest, text, done) => {
      // Clients name the type of a body they do not send.
      if (text === '') return done(null, undefined);
      const excess = excessOfJson(text);
      return excess === undefined ? parse(request, text, done) : done(beyondBounds(excess));
    },
  );
}

function beyondBounds(excess: JsonExcess): DomainError {
  return excess === 'depth'
    ? new DomainError('validation', 400, 'The request is nested too deeply.')
    : new DomainError('tooLarge', 413, 'The request has too many parts. Send them in several requests.');
}

// Forms with files: every file goes straight to a folder of the site's data, never through memory, and is gone once
// the request is answered. Who wants to keep one moves it away.
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { sizeText } from '../../../contract/byte-size.ts';
import type { EndpointSpec } from '../../../contract/endpoint.ts';
import { DomainError, type FieldError, fieldProblem, validationProblem } from '../../../contract/errors.ts';
import { makePrivateFolder } from '../../storage/private-folder.ts';
import { cleanFileName } from './file-name.ts';

export interface ReceivedFile {
  /** Where it lies until the request is answered. */
  path: string;
  /** As the sender calls it: text for people, never a path. */
  name: string;
  size: number;
}

export interface ReceivedForm {
  fields: Record<string, unknown>;
  files: Record<string, ReceivedFile>;
}

export interface Reception {
  folder: string;
  maxBytes: number;
  /** Of the text of one field. */
  maxFieldBytes?: number;
  /** Where a file is written to; another one in tests. */
  open?: (path: string) => Writable;
}

/** A sender that stops sending is not waited for. */
const SILENCE_MS = 30_000;

type Declared = NonNullable<EndpointSpec['files']>;

export async function receiveForm<T>(
  request: FastifyRequest,
  declared: Declared,
  reception: Reception,
  use: (form: ReceivedForm) => Promise<T>,
): Promise<T> {
  const form: ReceivedForm = { fields: {}, files: {} };
  const paths: string[] = [];
  try {
    request.raw.setTimeout(SILENCE_MS, () => request.raw.destroy());
    await makePrivateFolder(reception.folder);
    await readParts(request, declared, reception, form, paths);
    request.raw.setTimeout(0);
    requireFiles(declared, form);
    return await use(form);
  } finally {
    // What somebody moved away is not there any more.
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  }
}

async function readParts(
  request: FastifyRequest,
  declared: Declared,
  reception: Reception,
  form: ReceivedForm,
  paths: string[],
): Promise<void> {
  const { maxBytes: fileSize, maxFieldBytes: fieldSize = 100_000 } = reception;
  const limits = { fileSize, files: 10, fields: 50, parts: 60, fieldSize };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') addField(form.fields, part);
      else if (!(part.fieldname in declared) || part.fieldname in form.files) part.file.resume();
      else {
        const path = join(reception.folder, randomUUID());
        paths.push(path);
        const size = await writeDown(part, path, reception);
        form.files[part.fieldname] = { path, size, name: cleanFileName(part.filename) };
      }
    }
  } catch (error) {
    throw isAboutTheForm(error) ? new DomainError('malformed', 400, 'The form cannot be read.') : error;
  }
}

/** Of a name that comes more than once each value is kept: `tagIDs[]` is a list. */
function addField(
  fields: Record<string, unknown>,
  { fieldname, value, valueTruncated }: MultipartValue,
): void {
  if (valueTruncated) throw fieldProblem(fieldname, `${fieldname} is too long.`, 413, 'tooLarge');
  const known = fieldname.endsWith('[]') && Object.hasOwn(fields, fieldname) ? fields[fieldname] : undefined;
  fields[fieldname] = known === undefined ? value : [known, value].flat();
}

/** As many bytes as there may be, and not one more: the limit holds while they arrive. */
async function writeDown(part: MultipartFile, path: string, reception: Reception): Promise<number> {
  const tooBig = new AbortController();
  part.file.once('limit', () => tooBig.abort());
  const open = reception.open ?? ((to: string) => createWriteStream(to, { flags: 'wx', mode: 0o600 }));
  try {
    await pipeline(part.file, open(path), { signal: tooBig.signal });
  } catch (error) {
    if (!tooBig.signal.aborted) throw error;
    throw fileTooBig(part.fieldname, reception.maxBytes);
  }
  if (part.file.truncated) throw fileTooBig(part.fieldname, reception.maxBytes);
  return part.file.bytesRead;
}

export function fileTooBig(field: string, maxBytes: number): DomainError {
  return fieldProblem(field, `The uploaded file was too big (max ${sizeText(maxBytes)}).`, 413, 'tooBig');
}

/** The parser's own failures; those of the disk are recognised by their codes. */
function isAboutTheForm(error: unknown): boolean {
  if (error instanceof DomainError) return false;
  const { code } = error as { code?: string };
  return code === undefined || code.startsWith('FST_') || code === 'ERR_STREAM_PREMATURE_CLOSE';
}

export function requireFiles(declared: Declared, form: ReceivedForm): void {
  const errors: FieldError[] = [];
  for (const [field, { isOptional }] of Object.entries(declared)) {
    if (form.files[field]) continue;
    if (form.fields[field]) {
      errors.push({ field, code: 'invalid', status: 422, message: `${field} must be an uploaded file.` });
    } else if (!isOptional) {
      errors.push({ field, code: 'missingField', status: 400, message: `${field} is required.` });
    }
  }
  if (errors.length > 0) throw validationProblem(errors);
}

/** Clears away what a process left that was killed amid a form. */
export async function discardAbandonedFiles(folder: string, olderThanMs: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > olderThanMs) await rm(path, { force: true });
  }
}

// An endpoint is declared once. Its route, its validation, its place in the OpenAPI document and the typed
// client all follow from the declaration.
import type { z } from 'zod';
import type { PermissionName } from './permission-names.ts';
import type { RateLimitName } from './rate-limits.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `numbered` knows its total; `more` only knows whether another page follows. */
export type Paging = 'numbered' | 'more';

/** A file of a form, by the name of its field. */
export interface FileField {
  description: string;
  isOptional?: boolean;
}

export interface EndpointSpec {
  method: Method;
  /** Below /api/v2, e.g. `/discussions/:discussionID`. */
  path: `/${string}`;
  summary: string;
  /** Who may call it at all. `public` is open to guests; the record-level rule stays with the feature's policy. */
  permission: 'public' | PermissionName | readonly PermissionName[];
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Absent: an empty answer. */
  response?: z.ZodType;
  /** What 202 answers, where somebody has to approve first and the answer is no message. */
  waiting?: z.ZodType;
  /** Default: 200, 201 for POST, 204 for DELETE. */
  status?: number;
  /** Headers that this endpoint alone answers, and what they say. */
  headers?: Readonly<Record<string, string>>;
  /** Codes this endpoint refuses with, beyond validation, 403 and 404. */
  errors?: readonly string[];
  /** The files of a form: the body is then multipart/form-data, of these and of the fields of `body`. */
  files?: Readonly<Record<string, FileField>>;
  paging?: Paging;
  /** Open to guests of a private community too: what lets people in. */
  allowsUnauthenticated?: boolean;
  /** Changes something, and is open all the same to an administrator who looks at the site as somebody else: the ways out. */
  endsViewAs?: true;
  /** Open while the site can only be read, though its method may change something: the ways in and out, and what only reads. */
  worksReadOnly?: true;
  /** Reads what is shared: `role-token=` may ask for it, as the roles in the token. */
  takesRoleToken?: boolean;
  /** Lists that many guests ask for alike: answered from memory until anything changes, a few seconds at most. */
  isCachedForGuests?: true;
  /** Answers what is public or the reader's own to read: may be read from a replica of the database. Without it: the primary. */
  readsReplica?: true;
  /** Past it: 429 with Retry-After. How often is a setting, see rate-limits.ts. */
  rateLimit?: RateLimitName;
  /** Default: application/json. Another one is a string for the handler. */
  bodyType?: 'application/system+jwt';
  /** The body may be a text: CSS, HTML or a script as it is; then it is a string for the handler. */
  takesText?: true;
  /** Edits what carries a revision: understands If-Match, see revision.ts. */
  takesRevision?: boolean;
  /** Started by startBulkOperation(): may answer 408 and how to go on, or 202 and a job handle to follow it by. */
  isBulkOperation?: boolean;
  /** The answer holds a secret that is shown this once: it is not stored for a call that is sent again. */
  answersSecret?: boolean;
}

export interface Endpoint<S extends EndpointSpec = EndpointSpec> {
  readonly spec: S;
  readonly key: `${S['method']} ${S['path']}`;
}

export function endpoint<const S extends EndpointSpec>(spec: S): Endpoint<S> {
  return { spec, key: `${spec.method} ${spec.path}` as Endpoint<S>['key'] };
}

type Out<T> = T extends z.ZodType ? z.output<T> : undefined;
type In<T> = T extends z.ZodType ? z.input<T> : undefined;

export type ParamsOf<S extends EndpointSpec> = Out<S['params']>;
export type QueryOf<S extends EndpointSpec> = Out<S['query']>;
export type BodyOf<S extends EndpointSpec> = Out<S['body']>;
export type ResponseOf<S extends EndpointSpec> = S['response'] extends z.ZodType
  ? In<S['response']>
  : undefined;

/** What a caller in the browser sends: types only, so that no schema reaches the bundle. */
export interface CallInput<S extends EndpointSpec> {
  params?: In<S['params']>;
  query?: In<S['query']>;
  body?: In<S['body']>;
}

// Every refusal the API can answer with: a code, a status and words that say what to do.

export interface FieldError {
  field: string;
  code: string;
  message: string;
  status: number;
  /** Dotted path of the parent, e.g. `newPost` for `newPost.name`. */
  path?: string;
  index?: number;
}

export interface ErrorBody {
  message: string;
  status: number;
  description?: string | null;
  code?: string;
  errors?: FieldError[];
  permissions?: string[];
  requestID?: string;
  [context: string]: unknown;
}

export class DomainError extends Error {
  readonly code: string;
  readonly status: number;
  readonly context: Readonly<Record<string, unknown>>;

  constructor(code: string, status: number, message: string, context: Record<string, unknown> = {}) {
    super(message);
    this.name = 'DomainError';
    this.code = code;
    this.status = status;
    this.context = context;
  }

  /** For a console: what is wrong with each field, or the message. */
  get inOneLine(): string {
    const errors = (this.context.errors ?? []) as FieldError[];
    return errors.length > 0 ? errors.map((error) => error.message).join(' ') : this.message;
  }

  toBody(): ErrorBody {
    return {
      message: this.message,
      status: this.status,
      code: this.code,
      description: null,
      ...this.context,
    };
  }
}

type Catalogue = Record<string, readonly [status: number, message: string]>;

const refusals = new Map<string, { status: number; message: string }>();

/** What a declared code says, for the description of the API. */
export function knownRefusal(code: string): { status: number; message: string } | undefined {
  return refusals.get(code);
}

/** Declares a feature's refusals once; the result makes them: `throw commentError('comment.tooDeep', {maxDepth})`. */
export function errorCatalogue<C extends Catalogue>(catalogue: C) {
  for (const [code, [status, message]] of Object.entries(catalogue)) refusals.set(code, { status, message });
  return (code: keyof C & string, context?: Record<string, unknown>): DomainError => {
    const [status, message] = catalogue[code] as readonly [number, string];
    return new DomainError(code, status, message, context);
  };
}

export function notFound(recordName: string): DomainError {
  return new DomainError('notFound', 404, `${recordName} not found.`);
}

export function permissionProblem(permissions: string[], context: Record<string, unknown> = {}): DomainError {
  const description = `You need the ${permissions.join(' or ')} permission to do that.`;
  return new DomainError('permission', 403, 'Permission Problem', { description, permissions, ...context });
}

/** The body's status is the highest among its field errors, and 400 when none carries one. */
export function validationProblem(errors: FieldError[], message = 'Validation Failed'): DomainError {
  const status = Math.max(400, ...errors.map((error) => error.status));
  return new DomainError('validation', status, message, { errors });
}

export function fieldProblem(field: string, message: string, status = 422, code = 'invalid'): DomainError {
  return validationProblem([{ field, code, message, status }]);
}

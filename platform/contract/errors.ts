// Every refusal the API can answer with: a code, a status and words that say what to do.

export interface FieldError {
  field: string;
  code: string;
  message: string;
  status: number;
  /** What it stands in: `newPost` for `newPost.name`, `users[3]` for `users[3].name`, `ids[2]` for an item itself. */
  path?: string;
  /** Of the item of a list that it is about; `path` names it as well. */
  index?: number;
}

/** A way on that an error offers. */
export interface ActionButton {
  label: string;
  url: string;
  target?: string;
}

export interface ErrorBody {
  message: string;
  status: number;
  description?: string | null;
  code?: string;
  errors?: FieldError[];
  permissions?: string[];
  requestID?: string;
  actionButton?: ActionButton;
  /** Where it came from; to administrators, in debug mode. */
  trace?: string[];
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

type ErrorDefinitions = Record<string, readonly [status: number, message: string]>;

const refusals = new Map<string, { status: number; message: string }>();

/** What a declared code says, for the description of the API. */
export function knownRefusal(code: string): { status: number; message: string } | undefined {
  return refusals.get(code);
}

/** Declares a feature's refusals once; the result makes them: `throw commentError('comment.tooDeep', {maxDepth})`. */
export function defineErrors<C extends ErrorDefinitions>(definitions: C) {
  for (const [code, [status, message]] of Object.entries(definitions))
    refusals.set(code, { status, message });
  return (code: keyof C & string, context?: Record<string, unknown>): DomainError => {
    const [status, message] = definitions[code] as readonly [number, string];
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

/** Whoever mends the first of them sends the rest again anyway. */
const MOST_ERRORS = 100;

/** The body's status is the highest among its field errors, and 400 when none carries one. */
export function validationProblem(errors: FieldError[], message = 'Validation Failed'): DomainError {
  const shown = errors.slice(0, MOST_ERRORS);
  const status = shown.reduce((highest, error) => Math.max(highest, error.status), 400);
  return new DomainError('validation', status, message, { errors: shown });
}

export function fieldProblem(field: string, message: string, status = 422, code = 'invalid'): DomainError {
  return validationProblem([{ field, code, message, status }]);
}

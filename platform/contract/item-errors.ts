// What is wrong with items of a list, beyond what a schema can say. Each is named as a schema would name it: the list as the
// field, and which item of it by `path` and `index` (`roleIDs[3]`).
import { DomainError, type FieldError, validationProblem } from './errors.ts';

/** What it stands in, for example `postMeta`, comes before the list. */
export function itemError(
  list: string,
  index: number,
  message: string,
  { status = 422, code = 'invalid', within = '' }: { status?: number; code?: string; within?: string } = {},
): FieldError {
  const path = `${within && `${within}.`}${list}[${index}]`;
  return { field: list, path, index, code, status, message: `${path} ${message}` };
}

/** All items that are not accepted, at once. */
export function requireItems<T>(
  list: string,
  items: readonly T[] | undefined,
  isAccepted: (item: T) => boolean,
  message: string | ((item: T) => string),
  more?: { status?: number; code?: string },
): void {
  const errors = (items ?? []).flatMap((item, index) =>
    isAccepted(item)
      ? []
      : [itemError(list, index, typeof message === 'string' ? message : message(item), more)],
  );
  if (errors.length > 0) throw validationProblem(errors);
}

/** A refusal that one item caused keeps its status and its code, and tells which item it was. */
export async function ofItem<T>(list: string, index: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError) || error.context.errors !== undefined) throw error;
    const { code, status, message, context } = error;
    const path = `${list}[${index}]`;
    const errors: FieldError[] = [{ field: list, path, index, code, status, message }];
    throw new DomainError(code, status, message, { ...context, errors });
  }
}

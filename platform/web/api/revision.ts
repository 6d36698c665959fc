// An edit gets a conflict when somebody else changed the record meanwhile, instead of overwriting what was never seen.
import { ApiError } from './call.ts';

/** What the words in a form were made from. */
export interface KnownRevision {
  current: string | undefined;
}

export function revisionOf(headers: Headers): string | undefined {
  return headers.get('etag') ?? undefined;
}

export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.body.code === 'conflict';
}

/** Who saw a conflict and sends again knows what is there, and puts their own in its place. */
export async function sendFrom<T>(
  known: KnownRevision,
  send: (ifMatch: string | undefined) => Promise<T>,
): Promise<T> {
  try {
    return await send(known.current);
  } catch (error) {
    if (isConflict(error)) known.current = (error as ApiError).body.revision as string;
    throw error;
  }
}

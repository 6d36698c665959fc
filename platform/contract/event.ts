// What can happen, declared once by whoever owns the record: its name, and what is said of it. Announced with
// `w.announce`, heard by `listener` and `transactionHook` of platform/server/events.
import { z } from 'zod';

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/** A payload is stored as JSON, and delivered as what was stored. */
export type EventPayload = Readonly<Record<string, Json>>;

export interface EventType<Payload = EventPayload> {
  /** The record and what happened to it: `comment.posted`. */
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  /** A mark of one member: what an index holds of the record is still true. */
  readonly isPersonal?: boolean;
}

/** Who did it; 0 where it was a guest. */
export const byUser = z.int().min(0);

export function defineEvent<Shape extends z.ZodObject>(
  name: `${string}.${string}`,
  payload: z.infer<Shape> extends EventPayload ? Shape : never,
  options: Pick<EventType, 'isPersonal'> = {},
): EventType<z.infer<Shape>> {
  return { name, payload: payload.strict() as never, ...options };
}

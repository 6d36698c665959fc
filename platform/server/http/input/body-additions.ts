// What features add to the body of another feature's call: properties of their own, checked with those of the contract.
import { z } from 'zod';
import type { ExtensionPoint } from '../../feature/extension-point.ts';

export interface BodyAddition {
  /** By their names. A call need not have them: each is optional, or the feature says itself when it is missed. */
  body?: Readonly<Record<string, z.ZodType>>;
}

export type BodyAdditions = Pick<ExtensionPoint<BodyAddition>, 'of' | 'declaredIn'>;

/** undefined: nothing is added. */
export function addedProperties(
  declared: z.ZodType | undefined,
  additions: readonly BodyAddition[],
): z.ZodObject | undefined {
  const own = declared instanceof z.ZodObject ? declared.shape : {};
  const added: Record<string, z.ZodType> = {};
  for (const { body = {} } of additions) {
    for (const [name, schema] of Object.entries(body)) {
      if (name in own || name in added) throw new Error(`The property ${name} of a body is declared twice.`);
      added[name] = schema;
    }
  }
  return Object.keys(added).length > 0 ? z.object(added) : undefined;
}

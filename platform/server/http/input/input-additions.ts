// What features add to another feature's call: properties of their own, checked with those of the contract.
import { z } from 'zod';
import type { ExtensionPoint } from '../../feature/extension-point.ts';

/** By their names. A call need not have them: each is optional, or the feature says itself when it is missed. */
export interface InputAddition {
  body?: Readonly<Record<string, z.ZodType>>;
  query?: Readonly<Record<string, z.ZodType>>;
}

export type InputAdditions = Pick<ExtensionPoint<InputAddition>, 'of' | 'declaredIn'>;

/** undefined: nothing is added. */
export function addedProperties(
  place: keyof InputAddition,
  declared: z.ZodType | undefined,
  additions: readonly InputAddition[],
): z.ZodObject | undefined {
  const own = declared instanceof z.ZodObject ? declared.shape : {};
  const added: Record<string, z.ZodType> = {};
  for (const addition of additions) {
    for (const [name, schema] of Object.entries(addition[place] ?? {})) {
      if (name in own || name in added)
        throw new Error(`The property ${name} of a ${place} is declared twice.`);
      added[name] = schema;
    }
  }
  return Object.keys(added).length > 0 ? z.object(added) : undefined;
}

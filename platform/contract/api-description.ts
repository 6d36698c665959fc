// What the description of the API needs beyond the contracts themselves: names of schemas, and words for names.
import type { z } from 'zod';

export interface ApiDescription {
  /**
   * Schemas by the name that they have in the description. Names stay when routes change, so that types which others generate
   * do.
   */
  schemas?: Readonly<Record<string, z.ZodType>>;
  /** What a parameter or property of that name means wherever no words of its own stand at it; `Discussion.name` of one named schema. */
  descriptions?: Readonly<Record<string, string>>;
}

import { wordings } from '../../../platform/contract/wordings.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { FirstStep } from '../../../platform/server/places/first-steps.ts';
import { MANAGED_CATEGORIES } from '../category.address.ts';

const WORDS = wordings({
  title: 'What will people talk about?',
  description: 'Make a few categories. Three good ones beat twelve empty ones.',
  name: 'Make categories',
});

/** General is there from the beginning. */
export const categoryStep: FirstStep = {
  id: 'categories',
  position: 20,
  title: WORDS.title,
  description: WORDS.description,
  action: { name: WORDS.name, url: MANAGED_CATEGORIES },
  isDone: () => sql`exists (select from categories where category_id > 1)`,
};

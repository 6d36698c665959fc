// What imports did. Of single records they announce nothing.
import { z } from 'zod';
import { defineEvent } from '../../platform/contract/event.ts';

const source = z.object({ source: z.string() });

export const importCategoriesAdded = defineEvent('import.categoriesAdded', source);

/** Posts that are not for everybody were hidden again. */
export const importWithdrawn = defineEvent('import.withdrawn', source);

export const importFinished = defineEvent('import.finished', source);

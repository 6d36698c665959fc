import type { PageProblem } from '../../contract/page.ts';

/** The status of a page that could not be asked for: no network, or nobody there. */
export const NOT_REACHED = 0;

const UNKNOWN_PATH = {
  title: 'Page Not Found',
  description: 'The page you were looking for could not be found.',
};

/** Title and sentence of what is missing, by its kind; whatever else is missing is a page. */
const MISSING: Readonly<Record<string, { title: string; description: string }>> = {
  discussion: {
    title: 'Discussion Not Found',
    description: 'The discussion you were looking for could not be found.',
  },
  comment: {
    title: 'Comment Not Found',
    description: 'The comment you were looking for could not be found.',
  },
  category: {
    title: 'Category Not Found',
    description: 'The category you were looking for could not be found.',
  },
  // Any address that no other page has.
  customPage: UNKNOWN_PATH,
  user: { title: 'User Not Found', description: 'The user you were looking for could not be found.' },
};

export function missingPageText({ lookup, status }: PageProblem) {
  if (!lookup && status === 404) return UNKNOWN_PATH;
  return MISSING[lookup?.recordType ?? ''];
}

// Where the pages of warnings are.
export const WARNINGS_PATH = '/dashboard/content/warnings';
export const OWN_WARNINGS_PATH = '/account/warnings';
export const RULES_PATH = '/community/rules';

export const SCREENS = ['warnings', 'notes', 'appeals', 'types'] as const;
export type Screen = (typeof SCREENS)[number];

/** One tab of the page for staff. */
export function screenPath(screen: Screen, page = 1): string {
  const path = screen === 'types' ? '/dashboard/content/warning-types' : `/dashboard/content/${screen}`;
  const address = screen === 'notes' ? '/dashboard/content/user-notes' : path;
  return page > 1 ? `${address}?page=${page}` : address;
}

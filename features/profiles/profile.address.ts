// The addresses of a member's pages.

interface Person {
  userID: number;
  name: string;
}

export function profilePath({ name }: Pick<Person, 'name'>): string {
  return `/profile/${encodeURIComponent(name)}`;
}

export function profileTabPath(
  tab: { id: string; isByName?: boolean },
  { userID, name }: Person,
  page = 1,
): string {
  const encoded = encodeURIComponent(name);
  if (tab.isByName) return `/profile/${tab.id}/${encoded}`;
  return `/profile/${tab.id}/${userID}/${encoded}${page > 1 ? `/p${page}` : ''}`;
}

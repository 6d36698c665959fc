// The addresses of a member's pages.

export type ProfileSection = 'overview' | 'discussions' | 'comments' | 'reactions';

export function profileSectionPath(
  section: ProfileSection,
  { userID, name }: { userID: number; name: string },
  page = 1,
): string {
  const encoded = encodeURIComponent(name);
  if (section === 'overview') return `/profile/${encoded}`;
  if (section === 'reactions') return `/profile/reactions/${encoded}`;
  return `/profile/${section}/${userID}/${encoded}${page > 1 ? `/p${page}` : ''}`;
}

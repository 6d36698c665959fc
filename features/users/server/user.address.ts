// Where people are found: their profile, their picture.

export function profilePath(name: string): string {
  return `/profile/${encodeURIComponent(name)}`;
}

/** '' where there is no picture: the interface draws initials. Uploads are stored as paths of this site. */
export function photoUrl(siteUrl: string, stored: string | null): string {
  if (!stored) return '';
  return stored.startsWith('/') ? siteUrl + stored : stored;
}

/** Of an uploaded picture there are two: `n…` beside posts, `p…` on the profile. */
export function profilePhotoUrl(siteUrl: string, stored: string | null): string {
  return photoUrl(siteUrl, stored?.replace(/(\/userpics\/[^/]+\/)n([^/]+)$/, '$1p$2') ?? null);
}

// By which key a field of the form of a post is known, on both sides.

/** The name with where it lies, since a field of a part may be called what one of ours is called; a list is one field. */
export function fieldKey({ field, path = '' }: { field: string; path?: string }): string {
  const list = path.replace(/\[\d+\]$/, '');
  if (path === '' || path === field) return field;
  return list !== path && list.endsWith(field) ? list : `${path}.${field}`;
}

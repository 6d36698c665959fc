/** The anchor of a heading: ASCII letters and digits, everything else one hyphen. */
export function headingSlug(text: string): string {
  const slug = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 100);
  return slug === '' ? 'n-a' : slug;
}

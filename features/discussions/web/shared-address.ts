/** The address that goes to others says by what way they came. */
export function sharedAddress(url: string): string {
  const address = new URL(url, location.href);
  address.searchParams.set('utm_source', 'community-share');
  return address.href;
}

/** A mail with the title and the address in it, for whatever program writes mails here. */
export function mailAddress({ name, url }: { name: string; url: string }): string {
  const encoded = (text: string) => encodeURIComponent(text);
  return `mailto:?subject=${encoded(name)}&body=${encoded(sharedAddress(url))}`;
}

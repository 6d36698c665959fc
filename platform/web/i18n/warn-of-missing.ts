const reported = new Set<string>();

/** Once for each text: a page asks for the same one again and again. */
export function warnOfMissing(text: string): void {
  if (typeof window === 'undefined' || reported.has(text)) return;
  reported.add(text);
  // biome-ignore lint/suspicious/noConsole: for whoever translates, while the site is in debug mode.
  console.warn(`There is no translation of "${text}".`);
}

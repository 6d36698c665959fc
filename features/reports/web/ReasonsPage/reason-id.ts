const LONGEST = 40;

/** What a new reason is known by: its name in small letters, numbered where another one is known by that. */
export function reasonIDOf(name: string, taken: readonly string[]): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .split('-')
    .filter((part) => part !== '');
  const id = words.join('-') || 'reason';
  let number = 1;
  const numbered = () => (number === 1 ? id : `${id}-${number}`);
  while (taken.includes(numbered())) number++;
  return numbered();
}

/** Letters of ASCII and digits, as the API has names of fields; one without any gets a name of its own. */
export function newApiName(label: string): string {
  const name = label
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^[^A-Za-z]+/, '')
    .slice(0, 50);
  return name === '' ? `field${Date.now().toString(36)}` : name[0]?.toLowerCase() + name.slice(1);
}

/** Ends a start with one line: the key, the bad value, a good one. */
export class SettingProblem extends Error {
  constructor(name: string, value: string, wanted: string) {
    super(`${name}=${value === '' ? '(empty)' : value} is not usable. ${wanted}`);
  }
}

/** Of an address, or several. */
export function withoutPassword(address: string): string {
  return address.replace(/(:\/\/[^:@/]*:)[^@/]*@/g, '$1…@');
}

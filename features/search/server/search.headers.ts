/** Beside the results: not everything was looked through, and the total is the least there is. */
export function incompleteHeader(isIncomplete: boolean): Record<string, string> {
  return isIncomplete ? { 'x-search-incomplete': 'true' } : {};
}

/** As it stands in addresses and answers of the API: lower case, words joined. */
export const apiNameFrom = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

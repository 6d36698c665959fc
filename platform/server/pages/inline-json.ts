type Replacer = (key: string, value: unknown) => unknown;

/** JSON that can stand in a script element: nothing in it ends the element or the line. */
export function inlineJson(value: unknown, replacer?: Replacer): string {
  return JSON.stringify(value, replacer)
    .replace(/[<>&]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`)
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

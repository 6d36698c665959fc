type Replacer = (key: string, value: unknown) => unknown;

/** JSON that can stand in a script element: nothing in it ends the element or the line. */
export function inlineJson(value: unknown, replacer?: Replacer): string {
  return JSON.stringify(value, replacer).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

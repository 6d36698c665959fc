/** JSON that can stand in a script element: nothing in it ends the element or the line. */
export function inlineJson(value: unknown, edit: (json: string) => string = (json) => json): string {
  return edit(JSON.stringify(value)).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

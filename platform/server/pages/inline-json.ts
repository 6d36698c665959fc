/** JSON that can stand in a script element: nothing in it ends the element or the line. */
export function inlineJson(value: unknown, edit: (json: string) => string = (json) => json): string {
  // One pass for each character is several times faster than one pass that calls a function at each find.
  return edit(JSON.stringify(value))
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

// What patterns would do in time that grows with the square of a text, done in one pass over it.

/** Without these characters at its end. */
export function trimEndOf(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** Without these characters at both its ends. */
export function trimOf(text: string, characters: string): string {
  let start = 0;
  while (start < text.length && characters.includes(text.charAt(start))) start++;
  return trimEndOf(text.slice(start), characters);
}

/** With `instead` for everything from an opening to the closing that follows it; what is never closed stays. */
export function replaceBetween(text: string, opening: string, closing: string, instead: string): string {
  let result = '';
  let done = 0;
  for (let at = text.indexOf(opening); at >= 0; at = text.indexOf(opening, done)) {
    const end = text.indexOf(closing, at + opening.length);
    if (end < 0) break;
    result += text.slice(done, at) + instead;
    done = end + closing.length;
  }
  return result + text.slice(done);
}

/** Text with `instead` for everything that looks like a tag. */
export function withoutTags(html: string, instead = ''): string {
  return replaceBetween(html, '<', '>', instead);
}

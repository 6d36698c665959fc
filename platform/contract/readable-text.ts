// PostgreSQL holds neither NUL nor lone surrogates, and no text that people write has them.

export function isReadable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Every string of a value that was JSON, names included; without recursion, since its depth is unknown. */
export function holdsReadableText(value: unknown): boolean {
  const rest: unknown[] = [value];
  while (rest.length > 0) {
    const each = rest.pop();
    if (typeof each === 'string') {
      if (!isReadable(each)) return false;
    } else if (Array.isArray(each)) {
      for (const item of each) rest.push(item);
    } else if (typeof each === 'object' && each !== null) {
      for (const [name, item] of Object.entries(each)) rest.push(name, item);
    }
  }
  return true;
}

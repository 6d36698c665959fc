// What is in braces is filled in when the mail is written.
const GAP = /\{(\w+)\}/g;

export function fillGaps(text: string, sample: Readonly<Record<string, string>>): string {
  return text.replace(GAP, (gap, name: string) => sample[name] ?? gap);
}

export function gapsOf(text: string): string[] {
  return [...new Set([...text.matchAll(GAP)].map(([, name]) => name as string))];
}

/** Gaps that there are not, and those that were left out. */
export function gapProblems(english: string, typed: string): { unknown: string[]; leftOut: string[] } {
  const [known, used] = [gapsOf(english), gapsOf(typed)];
  return {
    unknown: used.filter((name) => !known.includes(name)),
    leftOut: known.filter((name) => !used.includes(name)),
  };
}

/** Texts that are translated where they are shown, as the tool that collects messages finds them: keyed by what they name. */
export function wordings<const Texts extends Readonly<Record<string, string>>>(texts: Texts): Texts {
  return texts;
}

import { allEmoji } from '../../../../../platform/contract/emoji-names.ts';

export interface EmojiChoice {
  /** The name of it that fits. */
  id: string;
  sign: string;
}

const MAX_SHOWN = 8;

/** Each sign once: that of the very name, then those with a name that begins so, the shortest names first. */
export function emojiChoices(query: string): EmojiChoice[] {
  const wanted = query.toLowerCase();
  const found = allEmoji().flatMap(({ sign, names }) => {
    const fitting = names
      .filter((name) => name.includes(wanted))
      .sort((a, b) => rank(a, wanted) - rank(b, wanted));
    return fitting[0] === undefined ? [] : [{ id: fitting[0], sign }];
  });
  return found.sort((a, b) => rank(a.id, wanted) - rank(b.id, wanted)).slice(0, MAX_SHOWN);
}

/** Names are shorter than a hundred characters. */
function rank(name: string, wanted: string): number {
  return name.length + (name.startsWith(wanted) ? 0 : 100);
}

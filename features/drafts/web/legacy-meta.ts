// What drafts of older clients say beside the body, in today's words.

type Attributes = Readonly<Record<string, unknown>>;

/** `announce` of a discussion: 0 pins it nowhere, 1 in its category, anything else in the lists of all. */
export function withLegacyAnnounce(
  draftMeta: Attributes | undefined,
  attributes: Attributes,
): Attributes | undefined {
  const { announce } = attributes;
  if (announce === undefined || announce === null || draftMeta?.pinLocation !== undefined) return draftMeta;
  const pinLocation = placeOf(Number(announce));
  return { ...draftMeta, pinLocation, pinned: pinLocation !== 'none' };
}

function placeOf(announce: number): 'none' | 'category' | 'recent' {
  if (announce === 0) return 'none';
  return announce === 1 ? 'category' : 'recent';
}

import type { ChosenTag } from './TagInput/TagInput.tsx';

/** Chosen tags as a post is sent with them: known ones by id, new ones by name. */
export function tagFields(tags: readonly ChosenTag[]): { tagIDs: number[]; newTagNames: string[] } {
  return {
    tagIDs: tags.flatMap(({ tagID }) => tagID ?? []),
    newTagNames: tags.flatMap(({ tagID, name }) => (tagID === undefined ? name : [])),
  };
}

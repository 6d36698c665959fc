// Which kind of record the numbers in a field of an entry are of: shown by their names.
const RECORD_TYPES: Readonly<Record<string, string>> = {
  categoryID: 'category',
  categoryIDs: 'category',
  newCategoryID: 'category',
  parentCategoryID: 'category',
  discussionID: 'discussion',
  insertUserID: 'user',
  assignedUserID: 'user',
  userID: 'user',
  roleID: 'role',
  roleIDs: 'role',
  tagID: 'tag',
  tagIDs: 'tag',
};

export const recordTypeOfField = (field: string): string | undefined => RECORD_TYPES[field];

// What a rank may allow.

/** By ability: the permission that whoever has the rank holds everywhere. */
export const ABILITIES = {
  avatar: 'profilePicture.edit',
  conversationsAdd: 'conversations.add',
  curation: 'curation.manage',
  signature: 'signatures.edit',
} as const;
export type Ability = keyof typeof ABILITIES;
export const ABILITY_NAMES = Object.keys(ABILITIES) as Ability[];

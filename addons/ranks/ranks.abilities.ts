// What a rank may allow, or take away, and what each of it changes.

/** By ability: the permission that whoever has the rank holds everywhere, or nowhere. */
export const PERMISSION_OF = {
  avatar: 'profilePicture.edit',
  commentsAdd: 'comments.add',
  conversationsAdd: 'conversations.add',
  curation: 'curation.manage',
  discussionsAdd: 'discussions.add',
  polls: 'polls.add',
  signature: 'signatures.edit',
} as const;

/** By ability: the setting that has this value for whoever has the rank. */
export const SETTING_OF = {
  editTimeout: 'garden.editContentTimeout',
  linksConversations: 'memberRules.linksInMessages',
  linksPosts: 'memberRules.linksInPosts',
  location: 'memberRules.editsLocation',
  signatureImages: 'signatures.maxImages',
  signatureLength: 'signatures.maxLength',
  title: 'memberRules.editsTitle',
} as const;

/** The forms of these know three states: granted, taken away, as roles and settings say. */
export const GRANTED_OR_NOT = [
  'avatar',
  'conversationsAdd',
  'curation',
  'location',
  'polls',
  'signature',
  'title',
  'verified',
] as const;

/** These can be taken away alone. */
export const TAKEN_AWAY = ['commentsAdd', 'discussionsAdd', 'linksConversations', 'linksPosts'] as const;

export const NUMBERS = ['editTimeout', 'signatureImages', 'signatureLength'] as const;

export type GrantedOrNot = (typeof GRANTED_OR_NOT)[number];
export type TakenAway = (typeof TAKEN_AWAY)[number];
export type NumberAbility = (typeof NUMBERS)[number];

// What the pages of one member are made of.
import { ProfileActivity } from './ProfileActivity/ProfileActivity.tsx';
import { ProfileCompany } from './ProfileCompany/ProfileCompany.tsx';
import { ProfileEdit } from './ProfileEdit/ProfileEdit.tsx';
import { ProfileHead } from './ProfileHead/ProfileHead.tsx';
import { ProfileReactions } from './ProfileReactions/ProfileReactions.tsx';

export const profileWidgets = {
  ProfileActivity,
  ProfileCompany,
  ProfileEdit,
  ProfileHead,
  ProfileReactions,
};

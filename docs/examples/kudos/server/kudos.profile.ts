// A tab of members' pages: its name and place, and what it shows.
import { type ProfileTab, profileTabTemplate } from '@parley/addon-api';

export const kudosTab: ProfileTab = {
  id: 'kudos',
  name: 'Kudos',
  title: 'Kudos for {name}',
  position: 100,
  layoutViewType: 'profileKudos',
};

export const kudosTabTemplate = profileTabTemplate('profileKudos', 'Kudos of a Member', {
  main: ['kudos.ofMember'],
});

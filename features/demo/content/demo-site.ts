// The whole made-up community in one value.
import { benchTodayDiscussions } from './bench-today.ts';
import { bicyclesDiscussions } from './bicycles.ts';
import { boatsDiscussions } from './boats.ts';
import { demoCategories } from './categories.ts';
import { demoConversations } from './conversations.ts';
import { crewDiscussions } from './crew.ts';
import { electronicsDiscussions } from './electronics.ts';
import { harbourDiscussions } from './harbour.ts';
import { hearthDiscussions } from './hearth.ts';
import { languagesEastDiscussions } from './languages-east.ts';
import { languagesWestDiscussions } from './languages-west.ts';
import { demoPeople } from './people.ts';
import { showDiscussions } from './show.ts';
import { demoPicks, demoProjects } from './showcase.ts';
import { demoTags } from './tags.ts';
import { toolsDiscussions } from './tools.ts';
import type { DemoSite } from './types.ts';
import { woodDiscussions } from './wood.ts';

export const demoSite: DemoSite = {
  title: 'Tidewater Workshop',
  description:
    'People who repair, build and restore things: boats, bicycles, radios, chairs, ovens. Ask what you measured, show what you made.',
  people: demoPeople,
  categories: demoCategories,
  tags: demoTags,
  projects: demoProjects,
  picks: demoPicks,
  conversations: demoConversations,
  discussions: [
    ...harbourDiscussions,
    ...benchTodayDiscussions,
    ...boatsDiscussions,
    ...bicyclesDiscussions,
    ...electronicsDiscussions,
    ...woodDiscussions,
    ...hearthDiscussions,
    ...toolsDiscussions,
    ...showDiscussions,
    ...crewDiscussions,
    ...languagesWestDiscussions,
    ...languagesEastDiscussions,
  ],
};

// What the made-up community has shaped for itself: a kind of post with fields, and hand-made collections.
import type { DemoCollection, DemoPostType } from './types.ts';

export const demoProjects: DemoPostType = {
  postTypeID: 'project',
  parent: 'discussion',
  name: 'Project',
  postButtonLabel: 'Show a Project',
  postHelperText: 'What did you begin with, what did it take, and what would you do differently?',
  fields: [
    {
      postFieldID: 'project-hours',
      label: 'Hours of work',
      description: 'A guess is good enough. Looking at it does not count.',
      dataType: 'number',
      formType: 'number',
    },
    {
      postFieldID: 'project-for',
      label: 'Made for',
      description: '',
      dataType: 'text',
      formType: 'dropdown',
      dropdownOptions: ['Use', 'Repair', 'Joy'],
    },
  ],
  posts: {
    'hooker-launch': { 'project-hours': 2210, 'project-for': 'Joy' },
    'radio-1957': { 'project-hours': 46.5, 'project-for': 'Repair' },
    'bench-from-pallets': { 'project-hours': 5, 'project-for': 'Use' },
    'ukulele-neck': { 'project-for': 'Repair' },
  },
};

export const demoPicks: DemoCollection = {
  name: 'Read these first',
  discussions: ['wheel-first', 'which-rope', 'frame-rust', 'hooker-launch'],
  categories: ['show'],
};

// A type of post as an add-on brings it: with marks of its own, offered by lists.
import type { SiteMeta } from '../../../platform/contract/page.ts';

export const RIDDLES: SiteMeta['postTypeKinds'] = [
  { type: 'discussion', name: 'Discussion', plural: 'Discussions', mark: undefined, marks: undefined },
  {
    type: 'riddle',
    name: 'Riddle',
    plural: 'Riddles',
    isFilter: true,
    meta: 'riddleState',
    mark: { name: 'riddle', icon: 'circle-help', text: 'Riddle', preset: 'standard' },
    marks: { 3: { name: 'guessed', icon: 'circle-check', text: 'Guessed', preset: 'success' } },
  },
];

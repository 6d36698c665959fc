// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { titleBarProps } from './title-bar.contract.ts';

export const navigationApi: ApiDescription = {
  schemas: {
    TitleBarProps: titleBarProps,
  },
  descriptions: {
    badge: 'A small mark beside the name.',
    children: 'What stands below it.',
    isCustom: 'False for one that came with a capability, and goes with it.',
    isHidden: 'Whether it is left out.',
    isStored: 'False: nothing is stored, these are the items that a list would start from.',
    items: 'The items, in their order.',
    permission: 'Only for those who have this permission.',
    revision: 'What a change of the list starts from, for If-Match.',
    text: 'The words of the mark.',
  },
};

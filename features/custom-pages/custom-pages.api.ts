// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { formattedText } from '../widgets/text.contract.ts';
import { customPage } from './custom-pages.contract.ts';

export const customPagesApi: ApiDescription = {
  schemas: {
    CustomPage: customPage,
    FormattedText: formattedText,
  },
  descriptions: {
    'CustomPage.isInNavigation': 'Whether it has a link in the navigation of the title bar.',
    'CustomPage.status': 'Whether others than those who edit pages can open it.',
    'CustomPage.text': 'The text of a page that simply holds one; only for those who manage pages.',
    'FormattedText.source': 'The text as it was written.',
    'FormattedText.format': 'The format it is written in.',
    copyLayoutID: 'The layout that the page begins as a copy of.',
    customPageID: 'The id of a page of the community’s own.',
    layoutData: 'What the page is made of.',
    rankIDs: 'Read and empty: there are no ranks.',
    seoDescription: 'The description of the page for search engines.',
    seoTitle: 'The title of the page for search engines and the window.',
  },
};

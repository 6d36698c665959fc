// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { redirect, redirectPatch, redirectPost } from './redirects.contract.ts';

export const redirectsApi: ApiDescription = {
  schemas: { Redirect: redirect, RedirectPatch: redirectPatch, RedirectPost: redirectPost },
  descriptions: {
    redirectID: 'The id of a redirect.',
    'Redirect.path': 'The old address, as a path of this site.',
    'RedirectPost.path':
      'The old address, as a path of this site; one of this site in full is taken as well.',
    'RedirectPatch.path':
      'The old address, as a path of this site; one of this site in full is taken as well.',
    'Redirect.destination': 'Where it leads: a path of this site, or an address elsewhere.',
    'RedirectPost.destination': 'Where it leads: a path of this site, or an address elsewhere.',
    'RedirectPatch.destination': 'Where it leads: a path of this site, or an address elsewhere.',
  },
};

// The names under which layouts of posts can refer to what their page is about.
import { z } from 'zod';

export const postParams = {
  discussionID: z.int(),
  'discussion/name': z.string(),
  'discussion/url': z.string(),
  'discussion/countComments': z.int(),
  'category/categoryID': z.int(),
  'category/name': z.string(),
  'category/url': z.string(),
  page: z.int(),
};

/** The view of the kinds of page that show a post, those of add-ons included. */
export const postViews = ['post'];

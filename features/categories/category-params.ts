// The names under which layouts of categories can refer to the category of their page.
import { z } from 'zod';

export const categoryParams = {
  'category/categoryID': z.int(),
  'category/name': z.string(),
  'category/description': z.string(),
  'category/url': z.string(),
  'category/urlcode': z.string(),
  'category/bannerUrl': z.string(),
  page: z.int(),
};

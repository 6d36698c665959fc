// Pages at addresses of the community's own.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { id, idParam } from '../../platform/contract/fields.ts';
import { layoutDefinition } from '../layouts/layout-documents.contract.ts';
import { formattedText } from '../widgets/text.contract.ts';
import { ADDRESS, ADDRESS_MAX, DESCRIPTION_MAX, TITLE_MAX } from './custom-page-settings.contract.ts';

const status = z.enum(['published', 'unpublished']);

export const customPage = z.object({
  customPageID: id,
  seoTitle: z.string(),
  seoDescription: z.string(),
  urlcode: z.string(),
  url: z.string(),
  status,
  siteSectionID: z.string(),
  roleIDs: z.array(z.int32()),
  /** Of an add-on that is not there: empty. */
  rankIDs: z.array(z.int32()),
  layoutID: id,
  isInNavigation: z.boolean(),
  /** For those who manage pages; absent where the page is arranged of widgets alone. */
  text: formattedText.optional(),
});
export type CustomPage = z.infer<typeof customPage>;

const layoutData = z.object({
  name: z.string().trim().min(1).max(100).optional(),
  layout: z.array(layoutDefinition).max(100).optional(),
  titleBar: layoutDefinition.optional(),
});

const NAVIGATION =
  'Whether it has a link in the navigation of the title bar, for those who may see it. Absent: as it is.';
const TEXT = 'What stands on the page, where it simply holds text: its layout is then made by itself.';

const fields = z.object({
  seoTitle: z.string().trim().min(1).max(TITLE_MAX),
  seoDescription: z.string().trim().max(DESCRIPTION_MAX),
  urlcode: z
    .string()
    .trim()
    .toLowerCase()
    .max(ADDRESS_MAX)
    .regex(ADDRESS, 'it starts with / and holds letters, digits, -, _ and / alone')
    .meta({ examples: ['/bees'] }),
  status: status.default('unpublished').describe('Whether others than those who edit pages can open it.'),
  siteSectionID: z.string().max(10).optional(),
  roleIDs: z.array(id).max(100).default([]),
  rankIDs: z.array(z.int32()).max(100).optional(),
  layoutData: layoutData.optional(),
  text: formattedText.describe(TEXT).optional(),
  isInNavigation: z.boolean().describe(NAVIGATION).optional(),
});
export type CustomPagePost = z.infer<typeof fields>;

const patch = z.object({
  seoTitle: fields.shape.seoTitle.optional(),
  seoDescription: fields.shape.seoDescription.optional(),
  urlcode: fields.shape.urlcode.optional(),
  status: status.describe('Whether others than those who edit pages can open it.').optional(),
  siteSectionID: fields.shape.siteSectionID,
  roleIDs: z.array(id).max(100).optional(),
  rankIDs: fields.shape.rankIDs,
  layoutData: layoutData.optional(),
  text: formattedText.describe(TEXT).optional(),
  isInNavigation: z.boolean().describe(NAVIGATION).optional(),
});
export type CustomPagePatch = z.infer<typeof patch>;

export const customPageError = defineErrors({
  'customPage.urlcodeTaken': [422, 'Another page has this address already. Choose another one.'],
  'customPage.holdsNoText': [422, 'This page holds no text. Place a widget for text in its layout first.'],
  'customPage.isArranged': [422, 'Send either text or a layout.'],
  'customPage.urlcodeReserved': [422, 'This address belongs to a page of the product. Choose another one.'],
});

/** Either of them: the second is what roles can be given here. */
const permission = ['settings.manage', 'site.manage'] as const;
const params = z.object({ customPageID: idParam });

export const listCustomPages = endpoint({
  method: 'GET',
  path: '/custom-pages',
  summary: 'All custom pages.',
  permission,
  query: z.object({
    status: status.describe('Only pages that are published, or only those that are not.').optional(),
  }),
  response: z.array(customPage),
});

export const postCustomPage = endpoint({
  method: 'POST',
  path: '/custom-pages',
  summary: 'Makes a custom page with its layout.',
  permission,
  body: fields,
  response: customPage,
  errors: ['customPage.isArranged', 'customPage.urlcodeTaken', 'customPage.urlcodeReserved'],
});

export const getCustomPage = endpoint({
  method: 'GET',
  path: '/custom-pages/:customPageID',
  summary: 'One custom page that the caller may see.',
  permission: 'public',
  params,
  response: customPage,
});

export const patchCustomPage = endpoint({
  method: 'PATCH',
  path: '/custom-pages/:customPageID',
  summary: 'Changes a custom page.',
  permission,
  params,
  body: patch,
  response: customPage,
  errors: [
    'customPage.holdsNoText',
    'customPage.isArranged',
    'customPage.urlcodeTaken',
    'customPage.urlcodeReserved',
  ],
});

export const deleteCustomPage = endpoint({
  method: 'DELETE',
  path: '/custom-pages/:customPageID',
  summary: 'Deletes a custom page and its layout.',
  permission,
  params,
});

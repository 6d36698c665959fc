// The sections that layouts are built of, and which widgets may stand where in them.
import { z } from 'zod';
import type { RequestContext } from '../http/context.ts';
import { background, choice, flag, text } from './prop-fields.ts';

declare module '../feature/provided.ts' {
  interface Provided {
    /** Turns colours and pictures of sections into what browsers draw. */
    sectionStyle: (
      ctx: RequestContext,
      props: Record<string, unknown>,
      params: Record<string, unknown>,
    ) => Record<string, unknown>;
  }
}

export interface SectionArea {
  name: string;
  label: string;
  /** Crumbs and nothing else. */
  isForCrumbs?: boolean;
}

export interface SectionKind {
  /** `react.` + this. */
  id: string;
  component: string;
  name: string;
  areas: readonly SectionArea[];
  /** Takes the widgets that are as wide as the window. */
  isWide?: boolean;
  /** Crumbs may stand among its other widgets. */
  takesCrumbs?: boolean;
  schema: z.ZodType;
}

const crumbs: SectionArea = { name: 'breadcrumbs', label: 'Breadcrumbs', isForCrumbs: true };
const area = (name: string, label: string): SectionArea => ({ name, label });

const isSticky = flag('Side panels stay in view', 'Section');
const spaced = {
  containerOptions: z.looseObject({ outerBackground: background.optional() }).optional(),
};

export const SECTIONS: readonly SectionKind[] = [
  {
    id: 'section.full-width',
    component: 'SectionFullWidth',
    name: 'Full Width',
    areas: [area('childrenBefore', 'Before the content'), area('children', 'Content')],
    isWide: true,
    takesCrumbs: true,
    schema: z.looseObject({}),
  },
  {
    id: 'section.1-column',
    component: 'SectionOneColumn',
    name: '1 Column',
    areas: [crumbs, area('children', 'Content')],
    takesCrumbs: true,
    schema: z.looseObject({ isNarrow: flag('Narrow', 'Section'), ...spaced }),
  },
  {
    id: 'section.2-columns',
    component: 'SectionTwoColumns',
    name: '2 Columns',
    areas: [
      crumbs,
      area('mainTop', 'Main, top'),
      area('mainBottom', 'Main, bottom'),
      area('secondaryTop', 'Side panel, top'),
      area('secondaryBottom', 'Side panel, bottom'),
    ],
    schema: z.looseObject({
      isInverted: flag('The side panel stands at the start', 'Section'),
      isSticky,
      secondaryLabel: text('Name of the side panel', 'Section', 100),
      ...spaced,
    }),
  },
  {
    id: 'section.2-columns-even',
    component: 'SectionTwoColumnsEven',
    name: '2 Columns, Even',
    areas: [
      crumbs,
      area('leftTop', 'Left, top'),
      area('leftBottom', 'Left, bottom'),
      area('rightTop', 'Right, top'),
      area('rightBottom', 'Right, bottom'),
    ],
    schema: z.looseObject(spaced),
  },
  ...(['section.3-columns', 'section.3-columns-even'] as const).map((id) => ({
    id,
    component: id === 'section.3-columns' ? 'SectionThreeColumns' : 'SectionThreeColumnsEven',
    name: id === 'section.3-columns' ? '3 Columns' : '3 Columns, Even',
    areas: [
      crumbs,
      area('leftTop', 'Left, top'),
      area('leftBottom', 'Left, bottom'),
      area('middleTop', 'Middle, top'),
      area('middleBottom', 'Middle, bottom'),
      area('rightTop', 'Right, top'),
      area('rightBottom', 'Right, bottom'),
    ],
    schema: z.looseObject({
      ...(id === 'section.3-columns' && {
        isSticky,
        leftLabel: text('Name of the left panel', 'Section', 100),
        rightLabel: text('Name of the right panel', 'Section', 100),
      }),
      ...spaced,
    }),
  })),
];

const byID = new Map(SECTIONS.map((section) => [section.id, section]));

export function sectionOf(id: string): SectionKind | undefined {
  return byID.get(id);
}

/** `react.section.1-column` of a definition, without `react.`. */
export function idOf(definition: Readonly<Record<string, unknown>>): string {
  return String(definition.$hydrate ?? '').replace(/^react\./, '');
}

/** What the four middlewares of a definition take. */
export const MIDDLEWARES: Readonly<Record<string, z.ZodType>> = {
  visibility: z.looseObject({
    device: choice({ all: 'All devices', desktop: 'Large screens', mobile: 'Phones' }, 'Visible on', {
      group: 'Visibility',
    }).optional(),
  }),
  'role-filter': z.looseObject({
    roleIDs: z
      .array(z.int())
      .max(100)
      .optional()
      .meta({ title: 'Only for these roles', 'x-control': { inputType: 'role', group: 'Visibility' } }),
  }),
  'category-filter': z.looseObject({
    categoryIDs: z
      .array(z.int())
      .max(100)
      .optional()
      .meta({
        title: 'Only on pages of these categories',
        'x-control': { inputType: 'category', group: 'Visibility' },
      }),
    includeChildCategories: flag('And on those below them', 'Visibility'),
  }),
  'layout-permission': z.looseObject({
    permission: text('Only for who has this permission', 'Visibility', 100),
  }),
};

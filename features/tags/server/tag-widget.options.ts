import { z } from 'zod';
import { field } from '../../../platform/server/layouts/prop-fields.ts';

const PRESETS = {
  standard: 'Standard',
  primary: 'Primary',
  greyscale: 'Grey',
  colored: 'Coloured',
  success: 'Success',
  error: 'Error',
} as const;

/** Layouts of the reference have them in capitals too. */
const IN_CAPITALS = ['STANDARD', 'PRIMARY', 'GREYSCALE', 'COLORED', 'SUCCESS', 'ERROR'] as const;

const tagPreset = field(
  z.enum([...(Object.keys(PRESETS) as (keyof typeof PRESETS)[]), ...IN_CAPITALS]),
  'Looks of the tags',
  { inputType: 'select', choices: PRESETS, group: 'Items' },
);

/** How a layout wants tags to look. */
export const tagItemOptions = z.looseObject({ tagPreset: tagPreset.optional() }).optional();

/** The same, as clients read it: in small letters. */
export function shownTagOptions<T extends { tagPreset?: string | undefined }>(given: T | undefined) {
  return { ...given, tagPreset: (given?.tagPreset ?? 'standard').toLowerCase() };
}

import { z } from 'zod';
import { choice } from '../../../platform/server/layouts/prop-fields.ts';

const PRESETS = { STANDARD: 'Standard', PRIMARY: 'Primary', GREYSCALE: 'Grey', COLORED: 'Coloured' } as const;

/** How a layout wants tags to look. */
export const tagItemOptions = z
  .looseObject({ tagPreset: choice(PRESETS, 'Looks of the tags', { group: 'Items' }).optional() })
  .optional();

// The manifest among what an add-on exports, checked before the site takes it up.
import { z } from 'zod';
import type { Feature } from '../../platform/server/feature/feature.ts';
import { AddonProblem } from './addon-package.ts';
import type { AddonExports } from './exported-features.ts';

export type AddonFeature = Feature & { addon: NonNullable<Feature['addon']> };

const manifest = z.looseObject({
  name: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'has to be small letters, digits and hyphens')
    .max(50),
  dependsOn: z.array(z.string()).optional(),
  addon: z.looseObject({
    key: z
      .string()
      .regex(/^[a-z][\w-]*$/, 'has to begin with a small letter')
      .max(50),
    name: z.string().min(1).max(100),
    description: z.string().max(500),
  }),
});

export function readManifest(module: AddonExports): AddonFeature {
  const exported = (module.feature ?? []).flatMap((each) => Object.values(each));
  const found = exported.find((each) => typeof each === 'object' && each !== null && 'addon' in each);
  if (!found)
    throw new AddonProblem('It has no manifest. Export one from a file named like birthdays.feature.ts.');
  const { error } = manifest.safeParse(found);
  const [issue] = error?.issues ?? [];
  if (issue)
    throw new AddonProblem(`Its manifest is not complete: ${issue.path.join('.')} ${issue.message}.`);
  return found as AddonFeature;
}

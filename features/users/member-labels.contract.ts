import { z } from 'zod';

/** What stands beside a name: a title, a role that says more than being here, a rank, a badge. */
export const memberLabelList = z.array(
  z.object({ text: z.string(), tone: z.enum(['plain', 'staff']), cssClass: z.string().optional() }),
);

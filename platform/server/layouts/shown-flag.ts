import { flag } from './prop-fields.ts';

/** A flag that is set until somebody takes it off: a form shows it so, and what is stored stays what was written. */
export const shownFlag = (title: string, group?: string) => flag(title, group).meta({ default: true });

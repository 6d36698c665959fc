import { findMentions } from './render-body.ts';
import type { RenderContext } from './render-context.ts';
import { type BodyError, validateBody } from './validate-body.ts';

export type BodyTask =
  | { kind: 'inspect'; source: string; format: string }
  | { kind: 'render' | 'plain'; source: string; format: string; context: RenderContext };

export interface InspectedBody {
  problems: BodyError[];
  /** Whom it names, as far as is known before anybody is looked up. */
  mentions: string[];
}

/** What is wrong with a body, and whom to look up before it is drawn. */
export function inspectBody(source: string, format: string): InspectedBody {
  return { problems: validateBody(source, format), mentions: findMentions(source, format) };
}

// The parts of a page that can be edited on it: each capability adds the forms of what is its own. What they change is
// drafted and published by the server's half, `pageParts` (platform/server/places/page-parts.ts).
import type { ComponentType } from 'react';
import type { Translator } from '../../../platform/contract/languages/translate.ts';
import type { PermissionName } from '../../../platform/contract/permission-names.ts';
import { WebPlace } from '../../../platform/web/nodes/web-place.ts';
import type { PageChange } from '../page-editor.contract.ts';

export interface PagePartFormProps {
  /** What a part is changed to; undefined: it is not. */
  draftOf: (part: string, key: string) => unknown;
  /** `to` as it stands takes the change out. */
  onChange: (part: string, key: string, values: { from: unknown; to: unknown }) => void;
  /** The text that was pressed on the page last, or written where texts are looked for. */
  pressed: string;
  onPressed: (text: string) => void;
}

/** One of the `pageParts`, and what people call it. */
export interface NamedPart {
  part: string;
  name: string;
  /** Which of its kind, where that can be said in a word. */
  detailOf?: (key: string) => string;
}

export interface PagePartForm {
  id: string;
  /** Those of the product are 10, 20 and so on. */
  position: number;
  /** Absent: it is offered to all who edit pages. */
  permission?: PermissionName;
  parts: readonly NamedPart[];
  /** The calls by which it reads what stands there, read again after all was published or undone: `GET /categories`. */
  reads?: readonly string[];
  /** What speaks against publishing a change of its parts, each in a sentence: whoever publishes confirms it. */
  concerns?: (change: PageChange, t: Translator['t']) => Promise<readonly string[]>;
  /** Lazy: fetched when a page is edited. */
  Form: ComponentType<PagePartFormProps>;
}

export const pagePartForms = new WebPlace<PagePartForm>('pagePartForms');

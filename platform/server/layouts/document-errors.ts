// What is wrong with a layout document: every fault with the place where it is.
import type { z } from 'zod';
import type { FieldError } from '../../contract/errors.ts';
import type { RequestContext } from '../http/context.ts';
import { fieldErrors } from '../http/input/field-errors.ts';
import { type LayoutRegistry, wholeRegistry } from './layout-registry.ts';
import { idOf, MIDDLEWARES, type SectionArea, type SectionKind, sectionOf } from './sections.ts';
import type { LayoutDefinition } from './view.ts';
import { isOffered, type ServerWidget } from './widget.ts';

export interface LayoutDocument {
  layoutViewType: string;
  layout?: readonly LayoutDefinition[] | undefined;
  titleBar?: LayoutDefinition | undefined;
}

type Path = readonly (string | number)[];

const MOST_NODES = 500;
const VALUES = new Set(['param', 'literal', 'sprintf', 'api', 'translate']);

/** `isDraft`: what is being worked on may still lack what its page needs. */
export function documentErrors(
  ctx: RequestContext,
  document: LayoutDocument,
  { isDraft }: { isDraft: boolean },
): FieldError[] {
  const check = new DocumentCheck(ctx, document.layoutViewType);
  for (const [at, section] of (document.layout ?? []).entries()) check.section(section, ['layout', at]);
  if (document.titleBar) check.titleBar(document.titleBar);
  if (document.layout && !isDraft) check.requiredWidgets();
  return check.errors;
}

class DocumentCheck {
  readonly errors: FieldError[] = [];
  readonly #registry: LayoutRegistry;
  readonly #siteUrl: string;
  readonly #viewType: string;
  readonly #seen = new Set<string>();
  #count = 0;

  constructor(ctx: RequestContext, viewType: string) {
    this.#registry = wholeRegistry(ctx);
    this.#siteUrl = ctx.site.url;
    this.#viewType = viewType;
  }

  #fault(path: Path, field: string, code: string, message: string): void {
    this.errors.push({ field, code, message, status: 422, ...(path.length > 0 && { path: written(path) }) });
  }

  section(definition: LayoutDefinition, path: Path): void {
    const section = sectionOf(idOf(definition));
    if (!section || !String(definition.$hydrate).startsWith('react.')) {
      this.#fault(path, '$hydrate', 'unknownSection', 'A layout is made of sections.');
      return;
    }
    this.#middleware(definition, path);
    this.#props(definition, section.schema, path);
    for (const area of section.areas) {
      const value = definition[area.name];
      if (value === undefined) continue;
      if (!Array.isArray(value))
        this.#fault(path, area.name, 'invalid', `${area.name} must be of type array.`);
      else
        for (const [at, each] of value.entries()) this.#inArea(each, section, area, [...path, area.name, at]);
    }
  }

  #inArea(value: unknown, section: SectionKind, area: SectionArea, path: Path): void {
    if (!isRecord(value)) {
      this.#fault(path.slice(0, -1), area.name, 'invalid', 'This is no widget.');
      return;
    }
    const found = this.#widget(value, path);
    if (!found) return;
    const isCrumbs = found.id === 'breadcrumbs';
    if (found.isWide && !section.isWide)
      this.#fault(path, '$hydrate', 'tooWide', `${found.name} stands in full-width sections alone.`);
    if (isCrumbs && !area.isForCrumbs && !section.takesCrumbs)
      this.#fault(path, '$hydrate', 'wrongArea', `${found.name} stand at the head of a section.`);
    if (area.isForCrumbs && !isCrumbs)
      this.#fault(path, '$hydrate', 'wrongArea', 'Only breadcrumbs stand here.');
  }

  #widget(definition: LayoutDefinition, path: Path): ServerWidget | undefined {
    if (++this.#count === MOST_NODES + 1)
      this.#fault([], 'layout', 'maxItems', `layout must not have more than ${MOST_NODES} widgets.`);
    const id = idOf(definition);
    const found = String(definition.$hydrate).startsWith('react.')
      ? this.#registry.widgets.get(id)
      : undefined;
    if (!found) {
      if (this.#registry.awaited.has(id)) return undefined;
      this.#fault(path, '$hydrate', 'unknownWidget', `There is no widget ${String(definition.$hydrate)}.`);
      return undefined;
    }
    this.#seen.add(id);
    if (!isOffered(found, this.#viewType))
      this.#fault(path, '$hydrate', 'wrongPage', `${found.name} is for other pages.`);
    this.#middleware(definition, path);
    this.#fragments(definition, found, path);
    if (found.schema) this.#props(definition, found.schema, path);
    for (const [key, value] of Object.entries(definition))
      if (!key.startsWith('$')) this.#values(value, [...path, key]);
    if (found.expand) this.#expanded(definition, found.expand, path);
    return found;
  }

  /** Widgets that stand in markup: no wide ones, and none that the kind of page does not offer. */
  #expanded(definition: LayoutDefinition, expand: NonNullable<ServerWidget['expand']>, path: Path): void {
    for (const [name, value] of Object.entries(expand.into(definition, this.#siteUrl))) {
      if (name in definition || !isRecord(value) || VALUES.has(String(value.$hydrate))) continue;
      const place = [...path, expand.from];
      const within = this.#widget(value, place);
      if (within?.isWide || within?.expand || within?.id === 'titleBar')
        this.#fault(place, '$hydrate', 'wrongArea', `${within.name} cannot stand in markup.`);
    }
  }

  /** What a value is filled in with, and widgets that stand in a property of another. */
  #values(value: unknown, path: Path): void {
    if (Array.isArray(value)) for (const [at, each] of value.entries()) this.#values(each, [...path, at]);
    if (!isRecord(value)) return;
    const { $hydrate } = value;
    if ($hydrate === undefined || $hydrate === 'literal') {
      if ($hydrate === undefined)
        for (const [key, each] of Object.entries(value)) this.#values(each, [...path, key]);
    } else if (!VALUES.has(String($hydrate))) this.#widget(value, path);
    else if ($hydrate === 'param' && typeof value.ref !== 'string')
      this.#fault(path, 'ref', 'missingField', 'ref is required.');
    else if ($hydrate === 'api' && typeof value.url !== 'string')
      this.#fault(path, 'url', 'missingField', 'url is required.');
  }

  #middleware(definition: LayoutDefinition, path: Path): void {
    const { $middleware } = definition;
    if ($middleware === undefined) return;
    if (!isRecord($middleware)) {
      this.#fault(path, '$middleware', 'invalid', '$middleware must be of type object.');
      return;
    }
    for (const [name, value] of Object.entries($middleware)) {
      const schema = MIDDLEWARES[name];
      if (schema) this.#props(value, schema, [...path, '$middleware', name]);
      else this.#fault([...path, '$middleware'], name, 'invalid', `There is no middleware ${name}.`);
    }
  }

  #fragments({ $fragmentImpls }: LayoutDefinition, { fragmentTypes = [] }: ServerWidget, path: Path): void {
    if ($fragmentImpls === undefined) return;
    const at = [...path, '$fragmentImpls'];
    if (!isRecord($fragmentImpls)) {
      this.#fault(path, '$fragmentImpls', 'invalid', '$fragmentImpls must be of type object.');
      return;
    }
    for (const [type, choice] of Object.entries($fragmentImpls)) {
      if (!fragmentTypes.includes(type))
        this.#fault(at, type, 'invalid', `This widget takes no fragment of type ${type}.`);
      else if (!isRecord(choice) || typeof choice.fragmentUUID !== 'string')
        this.#fault([...at, type], 'fragmentUUID', 'missingField', 'fragmentUUID is required.');
    }
  }

  #props(value: unknown, schema: z.ZodType, path: Path): void {
    const parsed = schema.safeParse(value);
    if (parsed.success) return;
    for (const issue of parsed.error.issues) {
      if (isFilledIn(value, issue.path)) continue;
      const [shown] = fieldErrors([issue], value);
      if (!shown) continue;
      const own = issue.path.filter((part) => typeof part !== 'symbol');
      const { field, code, message, status } = shown;
      const parent = typeof own.at(-1) === 'number' ? own : own.slice(0, -1);
      this.errors.push({ field, code, message, status, path: written([...path, ...parent]) });
    }
  }

  titleBar(definition: LayoutDefinition): void {
    const found = this.#registry.widgets.get(idOf(definition));
    if (found?.id !== 'titleBar') {
      this.#fault(['titleBar'], '$hydrate', 'unknownWidget', 'The title bar is react.titleBar.');
      return;
    }
    this.#middleware(definition, ['titleBar']);
    this.#fragments(definition, found, ['titleBar']);
    if (found.schema) this.#props(definition, found.schema, ['titleBar']);
  }

  requiredWidgets(): void {
    for (const widget of this.#registry.widgets.values()) {
      if (!widget.requiredIn?.includes(this.#viewType) || this.#seen.has(widget.id)) continue;
      this.#fault([], 'layout', 'missingWidget', `The page needs the widget ${widget.name}.`);
    }
  }
}

/** The value at the place, or one that holds it, comes from elsewhere when the page is made: not validated now. */
function isFilledIn(value: unknown, path: readonly PropertyKey[]): boolean {
  let at: unknown = value;
  for (const key of path) {
    at = (at as Record<PropertyKey, unknown> | null | undefined)?.[key];
    if (isRecord(at) && at.$hydrate !== undefined) return true;
  }
  return false;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `layout[0].children[2].apiParams` */
function written(path: Path): string {
  return path
    .map((part, at) => (typeof part === 'number' ? `[${part}]` : at > 0 ? `.${part}` : part))
    .join('');
}

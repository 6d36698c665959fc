// From the JSON schema of a widget to the fields of a form.
export interface JsonSchema {
  type?: string;
  title?: string;
  description?: string;
  default?: unknown;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  examples?: unknown[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  'x-control'?: Control;
}

/** As platform/server/layouts/prop-fields.ts declares it. */
interface Control {
  inputType: string;
  group?: string;
  choices?: Readonly<Record<string, string>>;
  placeholder?: string;
  shownWhile?: Readonly<Record<string, readonly unknown[]>>;
}

export interface SettingField {
  path: readonly string[];
  title: string;
  description?: string | undefined;
  control: Control;
  schema: JsonSchema;
}

export type Values = Readonly<Record<string, unknown>>;

/** Nested settings are shown one by one, under the heading of their group. */
export function fieldsOf(schema: JsonSchema, path: readonly string[] = []): SettingField[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const own = [...path, name];
    const control = property['x-control'];
    if (property.properties && control?.inputType !== 'richText') return fieldsOf(property, own);
    if (!control) return [];
    const { title = name, description } = property;
    return [{ path: own, title, description, control, schema: property }];
  });
}

export function shownFields(fields: readonly SettingField[], values: Values): SettingField[] {
  return fields.filter(({ path, control }) =>
    Object.entries(control.shownWhile ?? {}).every(([name, allowed]) =>
      allowed.includes(valueAt(values, [...path.slice(0, -1), name])),
    ),
  );
}

export function grouped(fields: readonly SettingField[]): [group: string, fields: SettingField[]][] {
  return [...Map.groupBy(fields, ({ control }) => control.group ?? '')];
}

export function valueAt(values: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => (value as Values | undefined)?.[name], values);
}

/** What is undefined is left out, and so is what holds nothing any more. */
export function withValue(values: Values, path: readonly string[], value: unknown): Values {
  const [name, ...deeper] = path;
  if (name === undefined) return values;
  const own =
    deeper.length === 0 ? value : withValue((values[name] as Values | undefined) ?? {}, deeper, value);
  const isNothing = own === undefined || (deeper.length > 0 && Object.keys(own as Values).length === 0);
  const { [name]: _, ...others } = values;
  return isNothing ? others : { ...values, [name]: own };
}

/** Something for each of those that have nothing to show before somebody sets them. */
export function exampleValues({ properties = {} }: JsonSchema): Values {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, { examples = [] }]) =>
      examples.length === 0 ? [] : [[name, examples[0]]],
    ),
  );
}

/** `{ $hydrate: 'param', ref: 'category/name' }`: known only when the page is made. */
export function filledInBy(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('$hydrate' in value)) return undefined;
  const { $hydrate, ref } = value as { $hydrate: string; ref?: string };
  return ref ?? $hydrate;
}

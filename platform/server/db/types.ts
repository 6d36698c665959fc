// How columns arrive: times as the API's own text, counts as numbers. Parsed once here, never per row again.
import pg from 'pg';

const { builtins } = pg.types;

/** `2024-05-01 13:45:00.123+00` as PostgreSQL writes it in UTC becomes `2024-05-01T13:45:00+00:00`. */
function timestamp(text: string): string {
  return `${text.slice(0, 10)}T${text.slice(11, 19)}+00:00`;
}

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.TIMESTAMPTZ, timestamp],
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
]);

export const parseTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ??
    pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

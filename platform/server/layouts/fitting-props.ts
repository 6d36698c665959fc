// What is configured on a widget, as its schema has it: a layout may be older than the widget, name a parameter that
// its page has not, or be a draft that nobody validated. What does not fit is left out, and the rest holds.
import { validationProblem } from '../../contract/errors.ts';
import { getOrCreate } from '../cache/get-or-create.ts';
import type { RequestContext } from '../http/context.ts';
import { fieldErrors } from '../http/input/field-errors.ts';
import type { ServerWidget } from './widget.ts';

type Props = Record<string, unknown>;

/** Where nothing of them is filled in, the props of a layout are the same object on every page. */
const fitted = new WeakMap<object, WeakMap<Props, Props>>();

/** Throws where nothing is left that the widget can do with. */
export function fittingProps(ctx: RequestContext, { id, schema }: ServerWidget, given: Props): Props {
  if (!schema) return given;
  const fit = getOrCreate(fitted, schema, () => new WeakMap());
  const known = fit.get(given);
  if (known) return known;
  const whole = schema.safeParse(given);
  if (whole.success) {
    const data = whole.data as Props;
    fit.set(given, data);
    return data;
  }
  const paths = whole.error.issues.map(({ path }) => path);
  ctx.site.log.warn(
    { widget: id, props: paths.map((path) => path.join('.')) },
    'props of a widget do not fit',
  );
  const fitting = schema.safeParse(paths.reduce(without, given));
  if (fitting.success) return fitting.data as Props;
  throw validationProblem(fieldErrors(fitting.error.issues, given));
}

/** Of a list nothing is taken out: it is left out whole. */
function without(props: Props, [name, ...below]: readonly PropertyKey[]): Props {
  const { [String(name)]: value, ...others } = props;
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord && below.length > 0
    ? { ...others, [String(name)]: without(value as Props, below) }
    : others;
}

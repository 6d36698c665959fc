// What is configured on a widget, as its schema has it: a layout may be older than the widget, name a parameter that
// its page has not, or be a draft that nobody validated. What does not fit is left out, and the rest holds.
import { validationProblem } from '../../contract/errors.ts';
import type { RequestContext } from '../http/context.ts';
import { fieldErrors } from '../http/input/field-errors.ts';
import type { ServerWidget } from './widget.ts';

type Props = Record<string, unknown>;

/** Throws where nothing is left that the widget can do with. */
export function fittingProps(ctx: RequestContext, { id, schema }: ServerWidget, given: Props): Props {
  if (!schema) return given;
  const whole = schema.safeParse(given);
  if (whole.success) return whole.data as Props;
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

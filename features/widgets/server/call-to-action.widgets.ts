// Widgets that ask to do something, and the one that asks guests to come in.
import { z } from 'zod';
import type { WidgetData } from '../../../platform/contract/widget-data.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import {
  background,
  button,
  choice,
  color,
  field,
  headings,
} from '../../../platform/server/layouts/prop-fields.ts';
import { type WidgetInput, widget } from '../../../platform/server/layouts/widget.ts';
import { siteMeta } from '../../../platform/server/pages/site-meta.ts';
import { backdropOf } from './backgrounds.ts';

type ShownButton = NonNullable<WidgetData['CallToActionWidget']['button']>;
type ActionButton = Partial<ShownButton> & { shouldUseButton?: boolean };

const schema = z.looseObject({
  ...headings,
  alignment: choice({ left: 'Left', center: 'Centre' }, 'Alignment', { inputType: 'radio' }).optional(),
  textColor: color('Colour of words', 'Background'),
  borderType: choice({ none: 'None', border: 'Border', shadow: 'Shadow' }, 'Border', {
    group: 'Background',
  }).optional(),
  button: field(button.optional(), 'First button', { inputType: 'list', group: 'Button' }),
  secondButton: field(button.optional(), 'Second button', { inputType: 'list', group: 'Second button' }),
  background: background.optional(),
});

/** A button without a way or words is none. */
function shownButton(given: ActionButton | undefined, fallback: ActionButton): ShownButton | undefined {
  const merged = { ...fallback, ...given };
  const { title, url } = merged;
  if (merged.shouldUseButton === false || !title || !url) return undefined;
  return { ...merged, title, url, shouldUseButton: true };
}

function callProps(
  ctx: RequestContext,
  { props, params }: WidgetInput<z.output<typeof schema>>,
  [first, second]: [ActionButton, ActionButton],
) {
  return {
    ...props,
    alignment: props.alignment === 'center' ? ('center' as const) : ('left' as const),
    button: shownButton(props.button, first),
    secondButton: shownButton(props.secondButton, second),
    background: backdropOf(ctx, props.background, params, { textColor: props.textColor }),
  };
}

export const callToAction = widget({
  id: 'cta',
  component: 'CallToActionWidget',
  name: 'Call To Action',
  fragmentTypes: ['CallToActionFragment'],
  schema,
  hydrate: async (ctx, input) => {
    const shown = callProps(ctx, input, [{ type: 'primary' }, { type: 'standard' }]);
    const hasWords = [input.props.title, input.props.description].some(Boolean);
    return hasWords || shown.button || shown.secondButton ? shown : null;
  },
});

export const guestCallToAction = widget({
  id: 'guest-cta',
  component: 'GuestCallToActionWidget',
  name: 'Guest Sign In',
  fragmentTypes: ['CallToActionFragment'],
  schema,
  isStatic: () => true,
  hydrate: async (ctx, { props, ...input }) => {
    if (!ctx.viewer.isGuest) return null;
    const words = {
      ...props,
      title: props.title || 'Welcome!',
      description: props.description || 'It looks like you’re new here. Sign in or register to take part.',
    };
    const { signInUrl, registrationUrl } = await siteMeta(ctx);
    return callProps(ctx, { ...input, props: words }, [
      { title: 'Sign In', type: 'primary', url: signInUrl },
      { title: 'Register', type: 'standard', url: registrationUrl },
    ]);
  },
});

// The mails about notifications, made of what each kind of them says: whoever adds a kind has its mail found here.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { MailTemplate, MailText } from '../../../platform/server/places/mail-templates.ts';
import { type NotificationKind, notificationKinds } from '../../notifications/server/notification-kinds.ts';

const FIRST_POSITION = 200;
const SAMPLE = { actor: 'Ida', name: 'How do bees find their way?' };

export function notificationTemplates(ctx: RequestContext): MailTemplate[] {
  const byWords = new Map<string, MailTemplate>();
  for (const kind of notificationKinds.of(ctx)) {
    const headline = textOf((t) => kind.headline(t, SAMPLE));
    const reason = textOf((t) => kind.mailReason(t));
    if (headline && reason) {
      const id = `notification-${kind.activityType}`;
      // Several kinds say the same of one thing: it is one mail.
      const key = `${headline.text} ${reason.text}`;
      const twin = [...byWords.values()].some((each) => each.id === id) ? `${id}-${kind.occasion}` : id;
      if (!byWords.has(key)) byWords.set(key, templateOf(kind, twin, headline, reason));
    }
  }
  return [...byWords.values()];
}

function templateOf(
  { reason }: NotificationKind,
  id: string,
  headline: MailText,
  why: MailText,
): MailTemplate {
  return {
    id,
    position:
      FIRST_POSITION +
      ['mention', 'own', 'participated', 'bookmarked', 'followed', 'managed'].indexOf(reason),
    name: headline.text,
    subject: { fixed: SAMPLE.name },
    paragraphs: [
      { ...headline, sample: SAMPLE },
      { text: 'Open it on the site' },
      { url: '/discussion/2' },
      why,
      { text: 'No more mails of this kind' },
      { text: 'Choose what is mailed to you' },
    ],
  };
}

/** The first text that is asked for is what it says; what depends on the record says more. */
function textOf(say: (t: (text: string) => string) => string): MailText | undefined {
  const texts: string[] = [];
  const note = (text: string) => {
    texts.push(text);
    return text;
  };
  say(note);
  const [text] = texts;
  return text === undefined ? undefined : { text };
}

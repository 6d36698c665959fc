// By what something that one follows comes: as the preference of its kind says, or by these channels.
import { wordings } from '../../../../platform/contract/wordings.ts';
import { Select } from '../../../../platform/ui/Input/Input.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import type { Follow, putFollow } from '../../following.contract.ts';

const CHOICES = wordings({
  usual: 'As my preferences say',
  site: 'On the site alone',
  mail: 'By mail alone',
  push: 'By push alone',
  siteMail: 'On the site and by mail',
  sitePush: 'On the site and by push',
  mailPush: 'By mail and push',
  all: 'On the site, by mail and push',
});

type Choice = keyof typeof CHOICES;
type Wanted = Pick<Follow, 'popup' | 'email' | 'push'>;

const only = (popup: boolean, email: boolean, push: boolean): Wanted => ({ popup, email, push });

const WANTED: Readonly<Record<Choice, Wanted>> = {
  usual: { popup: null, email: null, push: null },
  site: only(true, false, false),
  mail: only(false, true, false),
  push: only(false, false, true),
  siteMail: only(true, true, false),
  sitePush: only(true, false, true),
  mailPush: only(false, true, true),
  all: only(true, true, true),
};

interface Props {
  followed: Follow;
  /** Beside the site. */
  channels: readonly string[];
}

export function ChannelSelect({ followed, channels }: Props) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const task = useTask('following');
  const { recordType, recordID, name } = followed;
  const choose = (choice: Choice) =>
    task.run(async () => {
      await call<typeof putFollow>('PUT /follows/:recordType/:recordID', {
        params: { recordType, recordID },
        body: { followed: true, ...WANTED[choice] },
      });
      await revalidate();
    }, t('Saved'));
  return (
    <Select
      controlSize={32}
      aria-label={t('What comes of {name}', { name })}
      value={choiceOf(followed, channels)}
      onChange={(event) => void choose(event.target.value as Choice)}
    >
      {offered(channels).map((choice) => (
        <option key={choice} value={choice}>
          {t(CHOICES[choice])}
        </option>
      ))}
    </Select>
  );
}

/** A choice by mail alone is none where there are no mails. */
function offered(channels: readonly string[]): Choice[] {
  return (Object.keys(WANTED) as Choice[]).filter(
    (choice) =>
      (channels.includes('email') || WANTED[choice].email !== true) &&
      (channels.includes('push') || WANTED[choice].push !== true),
  );
}

/** What is not offered makes no difference. */
function choiceOf(followed: Follow, channels: readonly string[]): Choice {
  const looked = ['popup', ...channels].filter((name): name is keyof Wanted => name in WANTED.usual);
  const isChosen = (choice: Choice) => looked.every((name) => WANTED[choice][name] === followed[name]);
  return offered(channels).find(isChosen) ?? 'usual';
}

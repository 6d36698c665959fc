import { type ComponentType, lazy, useState } from 'react';
import { Menu } from '../../../../platform/ui/Menu/Menu.tsx';
import { Spinner } from '../../../../platform/ui/Spinner/Spinner.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { loadAdditions } from '../../../../platform/web/nodes/additions.ts';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import type { CommentFormProps, CommentOptionsSubject } from '../comment-options.ts';
import { Later } from '../Later/Later.tsx';

const CommentOptionItems = lazy(() =>
  Promise.all([import('./CommentOptionItems.tsx'), loadAdditions()]).then(([items]) => items),
);

/** What can be done with a comment. The items and their forms are fetched when they are asked for. */
export function CommentOptions(props: CommentOptionsSubject) {
  const { t } = useTranslator();
  const { isSignedIn } = useSite();
  const [wasOpened, setWasOpened] = useState(false);
  const [Form, setForm] = useState<ComponentType<CommentFormProps>>();
  if (!isSignedIn) return null;
  const { number } = props.comment;
  return (
    <>
      <Menu
        label={t('Comment Options, #{number}', { number })}
        onToggle={(isOpen) => isOpen && setWasOpened(true)}
      >
        {wasOpened && (
          <Later fallback={<Spinner />}>
            <CommentOptionItems subject={props} onForm={(chosen) => setForm(() => chosen)} />
          </Later>
        )}
      </Menu>
      <Later>{Form && <Form {...props} onClose={() => setForm(undefined)} />}</Later>
    </>
  );
}

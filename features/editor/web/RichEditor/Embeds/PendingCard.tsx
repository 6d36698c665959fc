import { useEffect, useState } from 'react';
import { useSlateStatic } from 'slate-react';
import { Button } from '../../../../../platform/ui/Button/Button.tsx';
import { Icon } from '../../../../../platform/ui/Icon/Icon.tsx';
import { Spinner } from '../../../../../platform/ui/Spinner/Spinner.tsx';
import { problemText } from '../../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../../platform/web/i18n/language.tsx';
import type { EditorElement } from '../../../rich2/editor-nodes.ts';
import styles from './Embeds.module.css';
import { hostOf } from './LinkCard.tsx';
import { fetchCard, isPending } from './scrape-cards.ts';

/** The card fills in while one types on; where nothing answers, the address stays a plain link. */
export function PendingCard({ element }: { element: EditorElement }) {
  const { t } = useTranslator();
  const editor = useSlateStatic();
  const [isLoading, setLoading] = useState(() => isPending(element));
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (!isLoading) return;
    let isWanted = true;
    fetchCard(editor, element).catch((error: unknown) => {
      if (!isWanted) return;
      setLoading(false);
      setProblem(problemText(error));
    });
    return () => {
      isWanted = false;
    };
  }, [editor, element, isLoading]);
  const url = String(element.url ?? '');
  if (isLoading)
    return (
      <span className={styles.pending} role="status">
        <Spinner /> {t('Looking at {host}', { host: hostOf(url) })}
      </span>
    );
  return (
    <span className={styles.pending}>
      <Icon name="link" />
      <span className={styles.words}>
        <bdi>{url}</bdi>
        {problem && (
          <span role="status" className={styles.problem}>
            {problem} {t('It stays a plain link.')}
          </span>
        )}
      </span>
      <Button kind="text" size={32} onClick={() => setLoading(true)}>
        {problem ? t('Try again') : t('Show as a card')}
      </Button>
    </span>
  );
}

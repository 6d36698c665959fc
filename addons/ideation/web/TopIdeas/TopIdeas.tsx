import { MiniList, MiniListItem, useTranslator, WidgetHead } from '@parley/addon-api/web';
import type { TopIdeasProps } from '../../idea-widgets.contract.ts';

/** The open ideas with most votes. */
export function TopIdeas({ ideas }: TopIdeasProps) {
  const { t, plural } = useTranslator();
  return (
    <section aria-label={t('Top ideas')}>
      <WidgetHead title={t('Top ideas')} />
      <MiniList>
        {ideas.map(({ discussionID, name, url, idea }) => (
          <MiniListItem
            key={discussionID}
            href={url}
            title={name}
            metas={<span>{plural(idea.score, { one: '{count} vote', other: '{count} votes' })}</span>}
          />
        ))}
      </MiniList>
    </section>
  );
}

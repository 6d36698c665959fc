import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { countFilters, type SearchChoice, withoutFilters } from './search-address.ts';

export function NothingFound({ choice }: { choice: SearchChoice }) {
  const { t } = useTranslator();
  const isNarrowed = countFilters(choice) > 0;
  if (choice.query === '' && !isNarrowed)
    return (
      <Panel>
        <EmptyState icon="search" title={t('What are you looking for?')}>
          <p>{t('Write a word or two, a name, or a sentence in quotation marks.')}</p>
        </EmptyState>
      </Panel>
    );
  return (
    <Panel>
      <EmptyState
        title={t('Nothing was found')}
        action={
          isNarrowed ? (
            <LinkButton href={withoutFilters(choice)}>{t('Search without filters')}</LinkButton>
          ) : (
            <LinkButton href="/discussions">{t('See recent posts')}</LinkButton>
          )
        }
      >
        <p>
          {isNarrowed
            ? t('Nothing fits both the words and the chosen filters.')
            : t('Try fewer words, another spelling, or the beginning of a word with a star: varn*')}
        </p>
      </EmptyState>
    </Panel>
  );
}

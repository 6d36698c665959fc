// The colours of the community while a page is edited: the page shows them at once, and their contrast is said.
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Skeleton } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { PagePartSection } from '../../../page-editor/web/PagePartSection/PagePartSection.tsx';
import type { PagePartFormProps } from '../../../page-editor/web/page-part-forms.ts';
import { compileVariables } from '../../compile/compile-theme.ts';
import { isTree, type Variables } from '../../compile/variables.ts';
import type { getCurrentTheme } from '../../themes.contract.ts';
import { GLOBAL_FIELDS, TITLE_BAR_FIELDS } from '../ThemeEditor/editor-fields.ts';
import { FieldSetting } from '../ThemeEditor/FieldSetting.tsx';
import { isDifferent, useStyle } from '../ThemeEditor/use-theme-draft.ts';
import { layersOf, useSheet, WRITTEN_TOKENS } from '../theme-sheets.ts';
import styles from './PageColours.module.css';

const COLOURS = [...GLOBAL_FIELDS, ...TITLE_BAR_FIELDS].filter(({ kind }) => kind === 'colour');

/** What is taken out of a theme is as usual again, although the page has the theme's own sheet. */
const USUAL = `:root{${[...WRITTEN_TOKENS]
  .filter(([token]) => /^(?:color|seed)-/.test(token))
  .map(([token, value]) => `--${token}:${value}`)
  .join(';')}}`;

export default function PageColours({ draftOf, onChange }: PagePartFormProps) {
  const { t } = useTranslator();
  const { data, error } = useQuery<typeof getCurrentTheme>(
    'GET /themes/current',
    { query: { expand: ['variables'] } },
    { staleTime: 0 },
  );
  if (!data)
    return (
      <PagePartSection title={t('Colours')}>
        {error ? <Notice tone="error">{error.message}</Notice> : <Skeleton />}
      </PagePartSection>
    );
  const key = String(data.themeID);
  const isShipped = data.type === 'themeFile';
  const own = data.assets.variables?.data;
  const standing: Variables = !isShipped && isTree(own) ? own : {};
  return (
    <PagePartSection title={t('Colours')}>
      <Colours
        key={key}
        parentKey={isShipped ? key : (data.parentTheme ?? '')}
        standing={standing}
        variables={(draftOf('colours', key) as Variables | undefined) ?? standing}
        onChange={(variables) => onChange('colours', key, { from: standing, to: variables })}
      />
    </PagePartSection>
  );
}

interface ColoursProps {
  parentKey: string;
  standing: Variables;
  variables: Variables;
  onChange: (variables: Variables) => void;
}

function Colours({ parentKey, standing, variables, onChange }: ColoursProps) {
  const { t } = useTranslator();
  const look = useStyle(parentKey, variables, standing);
  const isChanged = JSON.stringify(variables) !== JSON.stringify(standing);
  useSheet(isChanged ? `@layer theme{${USUAL}${compileVariables(layersOf(parentKey, variables))}}` : '');
  const theme = {
    ...look,
    draft: { variables },
    change: (changed: { variables: Variables }) => onChange(changed.variables),
    isChanged: (path: string) => isDifferent(variables, standing, path),
  };
  const isReadable = look.passing === look.pairs;
  return (
    <>
      <p className={styles.contrast} data-passes={isReadable} role="status">
        <Icon name={isReadable ? 'check' : 'circle-alert'} size="sm" />
        {t('Contrast passes in {passing} of {pairs} pairs', { passing: look.passing, pairs: look.pairs })}
      </p>
      <div className={styles.fields}>
        {COLOURS.map((field) => (
          <FieldSetting key={field.path} field={field} theme={theme} />
        ))}
      </div>
    </>
  );
}

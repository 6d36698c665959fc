// What is looked at before others see it.
import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { type SettingField, SettingsForm } from '../../../config/web/SettingsForm/SettingsForm.tsx';
import type { PremoderationPageProps } from '../../premoderation.states.ts';
import styles from './PremoderationPage.module.css';
import { Trial } from './Trial.tsx';

export function PremoderationPage(props: PremoderationPageProps) {
  const { t } = useTranslator();
  const fields = [...useFieldsOfPlaces(props), ...useFieldsOfText(props), ...useFieldsOfAuthors(props)];
  return (
    <div className={styles.page}>
      <PageHead
        title={t('Premoderation')}
        actions={
          <LinkButton icon="inbox" href="/dashboard/content/triage?kind=pending">
            {t('What waits')}
          </LinkButton>
        }
      />
      <p className={styles.lead}>
        {t(
          'What one of these rules finds waits in triage. Until somebody approves it, its author and moderators alone see it. What moderators write is never held.',
        )}
      </p>
      <Panel>
        <div className={styles.form}>
          <SettingsForm
            fields={fields}
            preview={(current) => (
              <Trial
                keywords={String(current('premoderation.keywords'))}
                maxLinks={Number(current('premoderation.maxLinks')) || 0}
              />
            )}
          />
        </div>
      </Panel>
    </div>
  );
}

function useFieldsOfPlaces(props: PremoderationPageProps): SettingField[] {
  const { t } = useTranslator();
  return [
    {
      kind: 'categories',
      key: 'premoderation.categoryIDs',
      label: t('Categories'),
      value: props.categories,
      hint: t('Where everything is looked at first that members write, of the kinds below.'),
    },
    ...props.kinds.map((kind): SettingField => ({ kind: 'switch', ...kind })),
  ];
}

function useFieldsOfText(props: PremoderationPageProps): SettingField[] {
  const { t } = useTranslator();
  return [
    {
      kind: 'lines',
      key: 'premoderation.keywords',
      label: t('Words'),
      value: props.keywords,
      hint: t(
        'Words or phrases, one on a line or between commas. Whole words are found, whatever their case and accents.',
      ),
    },
    {
      kind: 'number',
      key: 'premoderation.maxLinks',
      label: t('Most links'),
      value: props.maxLinks,
      min: 0,
      max: 1000,
      hint: t('What has more links to other sites is looked at first. 0: as many as one likes.'),
    },
  ];
}

function useFieldsOfAuthors(props: PremoderationPageProps): SettingField[] {
  const { t } = useTranslator();
  return [
    {
      kind: 'number',
      key: 'premoderation.firstPosts',
      label: t('First posts'),
      value: props.firstPosts,
      min: 0,
      max: 1000,
      hint: t('Until so many posts of a member stand. 0: none.'),
    },
    {
      kind: 'switch',
      key: 'premoderation.challengeNewUsers',
      label: t('Everything that new members write'),
      value: props.challengeNewUsers,
    },
    {
      kind: 'number',
      key: 'premoderation.challengeAgeCutoffInDays',
      label: t('Days during which members are new'),
      value: props.challengeAgeCutoffInDays,
      min: 0,
      max: 3650,
    },
  ];
}

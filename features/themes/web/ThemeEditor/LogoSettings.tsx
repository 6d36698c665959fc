import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { PictureInput } from '../../../media/web/PictureInput/PictureInput.tsx';
import { Setting } from './Setting.tsx';
import type { ThemeDraft } from './use-theme-draft.ts';

const LOGOS = [
  {
    name: 'logo',
    label: 'Logo',
    description: 'In place of the logo of the community, at most 200 × 32 pixels large.',
  },
  {
    name: 'mobileLogo',
    label: 'Logo on small screens',
    description: 'Where the title bar is narrow. Without one, the logo stands there too.',
  },
] as const;

/** The logos a theme brings along. */
export function LogoSettings({ theme: { draft, change, codeProblems } }: { theme: ThemeDraft }) {
  const { t } = useTranslator();
  return LOGOS.map(({ name, label, description }) => {
    const problem = codeProblems[name];
    return (
      <Setting
        key={name}
        label={t(label)}
        hint={t(description)}
        error={problem && t(problem)}
        isChanged={false}
      >
        {(control) => (
          <PictureInput
            {...control}
            isInvalid={problem !== undefined}
            name={t(label)}
            value={draft[name]}
            onChange={(address) => change({ [name]: address })}
          />
        )}
      </Setting>
    );
  });
}

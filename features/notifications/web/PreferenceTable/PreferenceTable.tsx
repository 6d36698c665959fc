// What happens, and the channels it is heard by: drawn by the schema of whoever it is for.
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { GroupSchema } from '../../preferences.contract.ts';
import styles from './PreferenceTable.module.css';

export type Channel = 'popup' | 'email' | 'disabled';
export type Ticked = Readonly<Record<string, Partial<Record<Channel, boolean>>>>;

export interface PreferenceTableProps {
  caption: string;
  groups: readonly GroupSchema[];
  ticked: Ticked;
  onTick: (preference: string, channel: Channel, isOn: boolean) => void;
}

export function PreferenceTable({ caption, groups, ticked, onTick }: PreferenceTableProps) {
  const { t } = useTranslator();
  const names: Record<Channel, string> = { popup: t('Site'), email: t('Mail'), disabled: t('Nobody') };
  const known = groups.flatMap(({ properties }) => Object.values(properties));
  const channels = (['popup', 'email', 'disabled'] as const).filter((channel) =>
    known.some(({ properties }) => properties[channel]),
  );
  return (
    <table className={styles.table}>
      <caption className="visuallyHidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('What happens')}</th>
          {channels.map((channel) => (
            <th key={channel} scope="col" className={styles.channel}>
              {names[channel]}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, properties }) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={channels.length + 1} className={styles.group}>
              {title}
            </th>
          </tr>
          {Object.entries(properties).map(
            ([preference, { title: label, description, properties: offered }]) => (
              <tr key={preference}>
                <th scope="row">
                  <bdi>{label}</bdi>
                  {description && <span className={styles.hint}>{description}</span>}
                </th>
                {channels.map((channel) => (
                  <td key={channel} className={styles.channel}>
                    {offered[channel] && (
                      <Checkbox
                        aria-label={`${label}: ${names[channel]}`}
                        checked={ticked[preference]?.[channel] ?? false}
                        onChange={(event) => onTick(preference, channel, event.target.checked)}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ),
          )}
        </tbody>
      ))}
    </table>
  );
}

// What happens, and the channels it is heard by: drawn by the schema of whoever it is for.
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { GroupSchema } from '../../preferences.contract.ts';
import styles from './PreferenceTable.module.css';

export type Ticked = Readonly<Record<string, Readonly<Partial<Record<string, boolean>>>>>;

export interface PreferenceTableProps {
  caption: string;
  /** A group that has a page leads there. */
  groups: readonly (GroupSchema & { url?: string })[];
  ticked: Ticked;
  onTick: (preference: string, channel: string, isOn: boolean) => void;
}

export function PreferenceTable({ caption, groups, ticked, onTick }: PreferenceTableProps) {
  const { t } = useTranslator();
  const channels = channelsOf(groups);
  return (
    <table className={styles.table}>
      <caption className="visuallyHidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('What happens')}</th>
          {[...channels].map(([channel, name]) => (
            <th key={channel} scope="col" className={styles.channel}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, url, properties }) => (
        <tbody key={url ?? title}>
          <tr>
            <th scope="rowgroup" colSpan={channels.size + 1} className={styles.group}>
              {url ? (
                <a href={url}>
                  <bdi>{title}</bdi>
                </a>
              ) : (
                title
              )}
            </th>
          </tr>
          {Object.entries(properties).map(
            ([preference, { title: label, description, properties: offered }]) => (
              <tr key={preference}>
                <th scope="row">
                  <bdi>{label}</bdi>
                  {description && <span className={styles.hint}>{description}</span>}
                </th>
                {[...channels].map(([channel, name]) => (
                  <td key={channel} className={styles.channel}>
                    {offered[channel] && (
                      <Checkbox
                        aria-label={url ? `${title}: ${label}, ${name}` : `${label}: ${name}`}
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

/** In the order of the schema, with what they are called. */
function channelsOf(groups: readonly GroupSchema[]): ReadonlyMap<string, string> {
  const named = groups
    .flatMap(({ properties }) => Object.values(properties))
    .flatMap(({ properties }) => Object.entries(properties));
  return new Map(named.map(([channel, { title }]) => [channel, title ?? channel]));
}

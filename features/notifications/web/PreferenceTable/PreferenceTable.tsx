// What happens, and the channels it is heard by: drawn by the schema of whoever it is for.
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { GroupSchema } from '../../preferences.contract.ts';
import type { PreferencePreview } from '../../preview.contract.ts';
import styles from './PreferenceTable.module.css';

export type Ticked = Readonly<Record<string, Readonly<Partial<Record<string, boolean>>>>>;

export interface PreferenceTableProps {
  caption: string;
  /** A group that has a page leads there. */
  groups: readonly (GroupSchema & { url?: string })[];
  ticked: Ticked;
  onTick: (preference: string, channel: string, isOn: boolean) => void;
  /** Beside what is ticked stands how often it happened last week; empty until that is counted. */
  hasWeek?: boolean;
  lastWeek?: PreferencePreview | undefined;
}

export function PreferenceTable(props: PreferenceTableProps) {
  const { caption, groups, ticked, onTick, hasWeek = false, lastWeek } = props;
  const { t } = useTranslator();
  const channels = channelsOf(groups);
  const countOf = (preference: string) =>
    lastWeek && (lastWeek.kinds.find((kind) => kind.preference === preference)?.count ?? 0);
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
          {hasWeek && (
            <th scope="col" className={styles.week}>
              {t('Last week')}
            </th>
          )}
        </tr>
      </thead>
      {groups.map(({ title, url, properties }) => (
        <tbody key={url ?? title}>
          <tr>
            <th scope="rowgroup" colSpan={channels.size + (hasWeek ? 2 : 1)} className={styles.group}>
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
                  {hasWeek && (
                    <span className={styles.weekLine}>
                      {t('Last week')}: {countOf(preference)}
                    </span>
                  )}
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
                {hasWeek && <td className={styles.week}>{countOf(preference)}</td>}
              </tr>
            ),
          )}
        </tbody>
      ))}
      {hasWeek && <LastWeek channels={[...channels.keys()]} lastWeek={lastWeek} />}
    </table>
  );
}

interface LastWeekProps {
  channels: readonly string[];
  lastWeek: PreferencePreview | undefined;
}

function LastWeek({ channels, lastWeek }: LastWeekProps) {
  const { t } = useTranslator();
  const counts: Readonly<Record<string, number | undefined>> = {
    popup: lastWeek?.countPopup,
    email: lastWeek?.countEmail,
    push: lastWeek?.countPush,
  };
  return (
    <tfoot>
      <tr>
        <th scope="row">{t('As set now, last week you would have got')}</th>
        {channels.map((channel) => (
          <td key={channel} className={styles.channel}>
            {counts[channel]}
          </td>
        ))}
        <td className={styles.week}>{lastWeek?.countAll}</td>
      </tr>
    </tfoot>
  );
}

/** In the order of the schema, with what they are called. */
function channelsOf(groups: readonly GroupSchema[]): ReadonlyMap<string, string> {
  const named = groups
    .flatMap(({ properties }) => Object.values(properties))
    .flatMap(({ properties }) => Object.entries(properties));
  return new Map(named.map(([channel, { title }]) => [channel, title ?? channel]));
}

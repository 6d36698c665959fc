import { MiniList, MiniListItem, Panel, ReportButton, TimeAgo, useTranslator } from '@parley/addon-api/web';
import type { KudosList } from '../../kudos.contract.ts';

export function KudosItems({ kudos, canReport = false }: KudosList & { canReport?: boolean }) {
  const { t } = useTranslator();
  return (
    <Panel isPadded>
      <MiniList>
        {kudos.map(({ kudosID, text, from, to, url, dateInserted }) => (
          <MiniListItem
            key={kudosID}
            href={url}
            title={text}
            metas={
              <>
                <span>{t('{from} thanked {to}', { from: from.name, to: to.name })}</span>
                <TimeAgo date={dateInserted} />
              </>
            }
            end={
              canReport && (
                <ReportButton
                  recordType="kudos"
                  recordID={kudosID}
                  insertUserID={from.userID}
                  title={t('Report these kudos')}
                  size={32}
                />
              )
            }
          />
        ))}
      </MiniList>
    </Panel>
  );
}

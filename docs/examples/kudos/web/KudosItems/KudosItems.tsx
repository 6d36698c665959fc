import { MiniList, MiniListItem, Panel, TimeAgo, useTranslator } from '@parley/addon-api/web';
import type { KudosList } from '../../kudos.contract.ts';

export function KudosItems({ kudos }: KudosList) {
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
          />
        ))}
      </MiniList>
    </Panel>
  );
}

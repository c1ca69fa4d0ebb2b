import { monerisGateway } from '#adapters/cards/moneris/gateway.ts';
import { gatewayUrls, requestUrls, scriptUrls } from '#adapters/cards/moneris/hosts.ts';
import type { CardGateway } from '#adapters/cards/port.ts';
import { simulatorPaths } from '#sandbox/cards/simulator.ts';
import { simulatorBooks } from '#sandbox/stores/card-books.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/database/database.ts';
import { type GatewayBooks, gatewayBooks } from '#server/modules/reconciliation/gateway.ts';

const simulatorPath = '/sandbox/moneris';

/** The card gateway: the real one with credentials, otherwise the same client against our own simulator. */
export function cardGateway({ cards, host }: Pick<Config, 'cards' | 'host'>, port: () => number): CardGateway {
  if (cards) {
    const { environment } = cards;
    return monerisGateway({
      ...cards,
      requestUrl: requestUrls[environment],
      gatewayUrl: gatewayUrls[environment],
      scriptUrl: scriptUrls[environment],
    });
  }
  const loopback = host === '::1' ? '[::1]' : '127.0.0.1';
  const address = (path: string) => () => `http://${loopback}:${port()}${simulatorPath}${path}`;
  return monerisGateway({
    storeId: 'sandbox',
    apiToken: 'sandbox',
    checkoutId: 'sandbox',
    environment: 'qa',
    requestUrl: address(simulatorPaths.request),
    gatewayUrl: address(simulatorPaths.gateway),
    scriptUrl: `${simulatorPath}${simulatorPaths.script}`,
  });
}

/** What the card gateway has on record: queried from the real one, or read from our database for the simulator. */
export const cardBooks = (
  { sandbox }: Pick<Config, 'sandbox'>,
  { db, cards }: { db: Db; cards: CardGateway },
): GatewayBooks => (sandbox ? simulatorBooks(db) : gatewayBooks(cards));

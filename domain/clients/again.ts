import { type EarlierBooking, hasFreeRefresh, opensRefresh } from '../booking/refresh.ts';
import type { Services } from '../pricing/service.ts';
import { folded } from '../search/folded.ts';

type Place = { businessName: string; address: string };

const placeOf = ({ businessName, address }: Place): string => folded(`${businessName}\n${address}`).trim();
const isSame = (one: Place, other: Place): boolean => placeOf(one) === placeOf(other);

/** A visit to each storefront of a client, the first of those given: a business at an address, however both are spelled. */
export const storefrontsOf = <Visit extends Place>(visits: readonly Visit[]): Visit[] =>
  visits.filter((visit, index) => placeOf(visit) !== '' && visits.findIndex((other) => isSame(visit, other)) === index);

type Past = Place & { orderNo: string } & Pick<
    EarlierBooking,
    'clientId' | 'coatingType' | 'status' | 'paymentStatus' | 'vipRefreshUsed'
  >;

/** What a refresh of a storefront names: the VIP ID while its free refresh is unused, else the newest order that allows one. */
export function numberToRefresh(place: Place, newestFirst: readonly Past[], services: Services): string | null {
  const own = newestFirst.filter((visit) => isSame(visit, place) && opensRefresh(visit, services));
  return own.find((visit) => hasFreeRefresh(visit, services))?.clientId ?? own[0]?.orderNo ?? null;
}

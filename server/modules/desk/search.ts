import { services } from '#business/services.ts';
import { isRefusal } from '#domain/refusal.ts';
import { searchTerms } from '#domain/search/terms.ts';
import type { Deps } from '#server/deps.ts';
import { listClients } from '#server/modules/clients/list.ts';
import { listBookings } from './list.ts';
import { requestsFound } from './queries/requests.ts';

/** As many of each as fit below the search of the bar. */
const most = 6;

/** Whatever holds all the words of a search; nothing for signs alone. */
export async function searchAll(deps: Pick<Deps, 'db' | 'clock'>, { q }: { q: string }) {
  if (searchTerms(q, services).length === 0) return { bookings: [], clients: [], requests: [] };
  const [bookings, clients, requests] = await Promise.all([
    listBookings(deps, { q, limit: most }),
    listClients(deps, { q, limit: most }),
    requestsFound(deps.db, { q, most }),
  ]);
  if (isRefusal(bookings)) return bookings;
  if (isRefusal(clients)) return clients;
  return { ...bookings, ...clients, requests };
}

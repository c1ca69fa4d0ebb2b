import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { consentVersion } from '#business/consents/consents.ts';
import * as contract from '#contract/admin/clients/clients.ts';
import type { VisitCount } from '#domain/offers/visit.ts';
import { call } from '#web/client/call.ts';
import { operatorQuery, readAgain, useOperatorPages } from '#web/features/admin/shell/resource/operator-query.ts';
import { useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import { useMessages } from '#web/state/language.tsx';
import { messages } from './messages.ts';

const firstAgainInMs = 4_000;

/** The clients a search finds, as far as loaded. */
export const useClients = (q: string) =>
  useOperatorPages(contract.listClients, {
    input: (cursor) => ({ query: { ...(q && { q }), cursor } }),
    rows: ({ clients }) => clients,
    idOf: ({ id }) => id,
    placeholderData: keepPreviousData,
    // The first clients appear while one looks, as the empty page says.
    refetchInterval: (pages) => q === '' && pages?.[0]?.clients.length === 0 && firstAgainInMs,
  });

/** A client's record, refetched each time it is opened. */
export const useClient = (id: string) => useQuery(operatorQuery(contract.readClient, { params: { id } }));

/** An operator's actions on a record, one at a time; `pending` names the one under way. Failures are reported. */
export function useClientActions({ id }: contract.ClientRecord) {
  const words = useMessages(messages);
  // Merged or split clients look different from now on, wherever they were loaded.
  const { act, pendingKey } = useOperatorAction(() => readAgain(contract.listClients, contract.readClient));
  const params = { id };
  /** Whether it was done, or already was. */
  const run = async (key: string, done: string, work: () => Promise<unknown>): Promise<boolean> => {
    const result = await act(work, { done, failed: words.notDone, key });
    return result.done || result.code === 'CLIENT_CHANGED';
  };
  return {
    pending: pendingKey,
    join: (other: string) => run(other, words.joined, () => call(contract.mergeClients, { params, body: { other } })),
    part: (joined: string) =>
      run(joined, words.parted, () => call(contract.splitClients, { params, body: { joined } })),
    splitVisit: (orderNo: string) =>
      run(orderNo, words.visitSplit, () => call(contract.splitVisit, { params, body: { orderNo } })),
    plan: (visits: VisitCount) =>
      run('plan', words.planChosen, () =>
        call(contract.planForClient, { params, body: { visits, textVersion: consentVersion } }),
      ),
    endPlan: () => run('end-plan', words.planEnded, () => call(contract.endClientPlan, { params })),
    note: (text: string) =>
      run('note', words.noted, () => call(contract.noteClient, { params, body: { words: text } })),
  };
}
export type ClientActions = ReturnType<typeof useClientActions>;

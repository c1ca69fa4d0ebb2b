import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { consentVersion } from '#business/consents/consents.ts';
import * as contract from '#contract/admin/clients/clients.ts';
import type { VisitCount } from '#domain/offers/visit.ts';
import { call } from '#web/client/call.ts';
import { codeOf, wordsOf } from '#web/client/failure.ts';
import { rowsOf } from '#web/features/admin/shell/lists/rows-of.ts';
import { messages as shell } from '#web/features/admin/shell/messages.ts';
import { adminKey, asOperator } from '#web/features/admin/shell/use-operator.ts';
import { useMessages } from '#web/state/language.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { messages } from './messages.ts';

const listKey = [adminKey, 'clients'] as const;
const recordKey = [adminKey, 'client'] as const;
const firstAgainInMs = 4_000;

/** The clients that a search finds, as far as they were read. */
export function useClients(q: string) {
  const list = useInfiniteQuery({
    queryKey: [...listKey, q],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...(q && { q }), ...(pageParam && { cursor: pageParam }) };
      return asOperator(() => call(contract.listClients, { query }, { signal }));
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    // The first clients appear while one looks, as the empty page says.
    refetchInterval: ({ state }) => q === '' && state.data?.pages[0]?.clients.length === 0 && firstAgainInMs,
    networkMode: 'always',
  });
  return {
    list,
    clients: rowsOf(
      list.data?.pages,
      ({ clients }) => clients,
      ({ id }) => id,
    ),
  };
}

/** The record of a client, read afresh each time that it is opened. */
export const useClient = (id: string) =>
  useQuery({
    queryKey: [...recordKey, id],
    queryFn: ({ signal }) => asOperator(() => call(contract.readClient, { params: { id } }, { signal })),
    refetchOnMount: 'always',
    networkMode: 'always',
  });

/** What an operator does with a record, one thing at a time; `pending` names it. Where it was not done, that is said. */
export function useClientActions({ id }: contract.ClientRecord) {
  const client = useQueryClient();
  const words = useMessages(messages);
  const { noAnswer } = useMessages(shell);
  const [pending, setPending] = useState<string | null>(null);
  const params = { id };

  const run = async (name: string, done: string, work: () => Promise<unknown>): Promise<boolean> => {
    if (pending !== null) return false;
    setPending(name);
    try {
      await asOperator(work);
      toast({ title: done });
      return true;
    } catch (failure) {
      toast({ title: words.notDone, description: wordsOf(failure) || noAnswer, tone: 'destructive' });
      return codeOf(failure) === 'CLIENT_CHANGED';
    } finally {
      // Whoever was joined or parted shows otherwise from now on, wherever they were read.
      await Promise.all([listKey, recordKey].map((queryKey) => client.invalidateQueries({ queryKey })));
      setPending(null);
    }
  };
  return {
    pending,
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

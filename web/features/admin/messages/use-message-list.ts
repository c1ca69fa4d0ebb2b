import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listMessages, type messageViews, readMessage } from '#contract/admin/messages.ts';
import { listTexts, type textViews } from '#contract/admin/texts.ts';
import { operatorQuery, useOperatorPages } from '#web/features/admin/shell/resource/operator-query.ts';

export type View = (typeof messageViews)[number];
export type Channel = 'all' | 'mail' | 'text';
type Filter = { view: View; channel: Channel; q: string };

/** The messages of one kind, as far as loaded. */
export const useMessageList = ({ view, channel, q }: Filter) =>
  useOperatorPages(listMessages, {
    input: (cursor) => ({
      query: { view, ...(channel !== 'all' && { channel }), ...(q !== '' && { q }), cursor },
    }),
    rows: ({ messages }) => messages,
    idOf: ({ id }) => id,
    placeholderData: keepPreviousData,
  });

/** The received texts, as far as loaded; each page says how many wait for an answer. */
export const useTextList = (view: (typeof textViews)[number]) =>
  useOperatorPages(listTexts, {
    input: (cursor) => ({ query: { view, cursor } }),
    rows: ({ texts }) => texts,
    idOf: ({ id }) => id,
  });

/** One message, refetched each time it is opened. */
export const useMessage = (id: number) => useQuery(operatorQuery(readMessage, { params: { id } }));

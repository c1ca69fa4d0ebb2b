import { messageResource } from './resource.ts';
import type { TextBooks } from './store.ts';

const largestPage = 1000;
const usualPage = 50;

type Query = Readonly<Record<string, string | undefined>>;

/** One page of messages, newest first, with the path of the next one. */
export async function messagePageOf(books: TextBooks, accountSid: string, query: Query) {
  const { To: to, 'DateSent>': since, PageToken: token, Page: page = '0' } = query;
  const size = Math.min(largestPage, Number(query.PageSize) || usualPage);
  // One extra row shows whether there is another page.
  const found = await books.list({
    ...(to === undefined ? {} : { to }),
    ...(since === undefined ? {} : { since: new Date(since) }),
    ...(token === undefined ? {} : { before: Number(token.slice(2)) }),
    limit: size + 1,
  });
  const texts = found.slice(0, size);
  const path = `/2010-04-01/Accounts/${accountSid}/Messages.json`;
  const uri = (more: Query) =>
    `${path}?${new URLSearchParams(definite({ ...query, PageSize: String(size), ...more }))}`;
  const last = texts.at(-1);
  return {
    first_page_uri: uri({ Page: '0', PageToken: undefined }),
    previous_page_uri: null,
    next_page_uri:
      found.length > size && last ? uri({ Page: String(Number(page) + 1), PageToken: `PA${last.serial}` }) : null,
    uri: uri({}),
    page: Number(page),
    page_size: size,
    start: Number(page) * size,
    end: Number(page) * size + Math.max(0, texts.length - 1),
    messages: texts.map((text) => messageResource(accountSid, text)),
  };
}

const definite = (query: Query): Record<string, string> =>
  Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

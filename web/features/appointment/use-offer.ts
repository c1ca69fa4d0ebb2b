import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { limitedService, needOf } from '#business/services.ts';
import { type Cents, cents } from '#domain/money.ts';
import { type Price, readQuote } from '#domain/pricing/read-quote.ts';
import type { CoatingType } from '#domain/pricing/service.ts';
import { maxCodeLength } from '#domain/typed/code-length.ts';
import { call } from '#web/client/call.ts';
import { RequestError } from '#web/client/request.ts';
import { type Draft, updateDraft } from '#web/state/draft.ts';
import { useSettled } from '#web/state/use-settled.ts';
import { useSlow } from '#web/ui/skeleton.tsx';
import { validateInvitationCode } from './calls.ts';
import type { Check } from './missing.ts';
import { listPrice, usePriceList, useQuote } from './use-prices.ts';

/** A number or code in its field: the state of its check, and what leaving the field or retrying does. */
export type Checked = { check: Check; tooMany: boolean; settle: () => void; again: () => void };

const codeOf = (failure: Error | null): string => (failure instanceof RequestError ? failure.code : '');
const tooMany = (failure: Error | null): boolean => codeOf(failure) === 'TOO_MANY_REQUESTS';

function useInvitation(draft: Draft): Checked {
  const typed = needOf(draft.coatingType) === 'code' ? draft.invitationCode : '';
  const [code, settle] = useSettled(typed, typed.length === maxCodeLength ? 0 : 900);
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: ['/api/invitation-code/validate', code],
    queryFn: code === '' ? skipToken : ({ signal }) => call(validateInvitationCode, { body: { code } }, { signal }),
  });
  const check = (): Check => {
    if (typed === '') return 'empty';
    if (typed !== code || isFetching) return 'checking';
    if (error) return 'failed';
    return data?.valid ? 'good' : 'bad';
  };
  return { check: check(), tooMany: tooMany(error), settle, again: () => void refetch() };
}

export type Offer = {
  priceOf: (service: CoatingType) => Cents | null;
  listFailed: boolean;
  layoutNotOffered: boolean;
  /** The operator offers Platinum; also while unknown. */
  platinumOffered: boolean;
  soldOut: boolean;
  /** What the chosen service costs, null until known. */
  price: Price | null;
  /** How much of a refresh's list price is free. */
  courtesy: Cents;
  quoteFailed: boolean;
  again: () => void;
  number: Checked;
  code: Checked;
};

/** What is on offer for the drawn façade, and what the chosen service costs. */
export function useOffer(draft: Draft): Offer {
  const list = usePriceList(draft);
  const typed = needOf(draft.coatingType) === 'order' ? draft.clientId : '';
  const [number, settle] = useSettled(typed, 600);
  const quote = useQuote(draft, number);
  const code = useInvitation(draft);

  const unknown = codeOf(quote.error) === 'CLIENT_NUMBER_UNKNOWN';
  const numberCheck = (): Check => {
    if (typed === '') return 'empty';
    if (typed !== number || quote.isFetching) return 'checking';
    if (quote.error) return unknown ? 'bad' : 'failed';
    return 'good';
  };
  const check = numberCheck();

  // The previous figures stay for a moment, so that they do not blink; anything slower shows dashes.
  const late = useSlow(quote.isFetching);
  const known = needOf(draft.coatingType) === 'order' ? check === 'good' : draft.coatingType !== '' && !quote.error;
  const price = known && quote.data && !(late && quote.isPlaceholderData) ? readQuote(quote.data.quote) : null;

  const places = limitedService && (quote.data ?? list.data)?.availability[limitedService.key];
  const soldOut = places?.available === false;
  useEffect(() => {
    if (soldOut && draft.coatingType === limitedService?.key) updateDraft({ coatingType: '' });
  }, [soldOut, draft.coatingType]);

  return {
    priceOf: (service) => {
      if (needOf(service) === 'order' && check === 'good' && price) return price.base;
      return list.data ? listPrice(list.data, service) : null;
    },
    listFailed: list.isError,
    layoutNotOffered: codeOf(list.error) === 'LAYOUT_NOT_OFFERED',
    platinumOffered: places?.offered !== false,
    soldOut,
    price,
    courtesy: courtesyIn(draft, quote.data, price),
    quoteFailed: quote.isError && !unknown,
    again: () => {
      if (list.isError) void list.refetch();
      if (quote.isError) void quote.refetch();
    },
    number: { check, tooMany: tooMany(quote.error), settle, again: () => void quote.refetch() },
    code,
  };
}

function courtesyIn(
  { coatingType }: Draft,
  answer: Parameters<typeof listPrice>[0] | undefined,
  price: Price | null,
): Cents {
  const listed = answer && needOf(coatingType) === 'order' ? listPrice(answer, coatingType) : null;
  return cents(listed === null || price === null ? 0 : listed - price.base);
}

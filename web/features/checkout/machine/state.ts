import type { Checkout, CheckoutEvent, NotBooked, Phase } from './types.ts';

export const waiting: Checkout = {
  phase: { name: 'waiting' },
  attempt: 0,
  renewals: 0,
  bought: null,
  orderNo: null,
  price: null,
  refund: null,
  inDemand: false,
  agreed: null,
  setback: null,
  possiblyPaid: [],
  paidNotBooked: null,
  saved: null,
  unsaved: null,
};

/** 000 to 009 after padding to three digits (specification, 8). Any other code, or none, is a question to the server. */
export const isApproved = (code: string): boolean => code !== '' && /^00\d$/.test(code.padStart(3, '0'));

/** Invalid, used and expired tickets: only a new one helps. */
const unusableTicket: ReadonlySet<string> = new Set(['2001', '2002', '2003']);
const maxRenewals = 3;

/** Nothing may open a second card form while a payment is under way or done. */
export const isPaying = ({ phase }: Checkout): boolean =>
  phase.name === 'asking' ||
  phase.name === 'paid' ||
  phase.name === 'submitting' ||
  phase.name === 'booked' ||
  phase.name === 'alreadyPaid' ||
  (phase.name === 'card' && phase.frame === 'paying');

const fresh = (state: Checkout, change: Partial<Checkout> = {}): Checkout => ({
  ...state,
  phase: { name: 'opening', sent: null },
  attempt: state.attempt + 1,
  orderNo: null,
  saved: null,
  unsaved: null,
  ...change,
});

/** The order that this page has opened or is asking about; it may have been paid unseen. */
function ownOrder({ phase, orderNo }: Checkout): string[] {
  const own = phase.name === 'opening' && phase.sent ? phase.sent.orderNo : orderNo;
  return own === null ? [] : [own];
}

/** A new form that nobody asked for, since the ticket of the old one is spent, maybe on a payment; after a few in a row it takes a person to go on. */
const renewed = (state: Checkout): Checkout =>
  state.renewals < maxRenewals
    ? fresh(state, { renewals: state.renewals + 1, possiblyPaid: ownOrder(state) })
    : { ...state, phase: { name: 'failed', what: 'frame', text: '' } };

export function checkout(state: Checkout, event: CheckoutEvent): Checkout {
  if ('attempt' in event && event.attempt !== state.attempt) return state;
  if ('orderNo' in event && event.type !== 'quoted' && event.orderNo !== state.orderNo) return state;
  const { phase } = state;
  switch (event.type) {
    case 'open': {
      if (isPaying(state)) return state;
      const { bought, agreed } = event;
      const nothingNew = { sent: null, possiblyPaid: [], paidNotBooked: state.paidNotBooked };
      const { sent, possiblyPaid, paidNotBooked } = event.remembered ?? nothingNew;
      return fresh(state, {
        phase: { name: 'opening', sent },
        bought,
        agreed,
        refund: null,
        inDemand: false,
        renewals: 0,
        // What could not be checked is checked again; what this page opened itself may have been paid unseen.
        possiblyPaid: [...new Set([...state.possiblyPaid, ...possiblyPaid, ...ownOrder(state)])],
        paidNotBooked,
      });
    }
    case 'restored': {
      if (phase.name !== 'opening') return state;
      const { orderNo, ticket, certain, bought, price } = event.payment;
      return { ...state, orderNo, bought, price, phase: { name: 'paid', ticket, certain } };
    }
    case 'alreadyPaid':
      return phase.name === 'booked' ? state : { ...state, phase: { name: 'alreadyPaid', paidOrder: event.paidOrder } };
    case 'paidNotBooked':
      return phase.name === 'opening'
        ? { ...state, phase: { name: 'opening', sent: null }, paidNotBooked: event.paidNotBooked }
        : state;
    case 'elsewhere':
      if (isPaying(state) || event.order === state.orderNo) return state;
      return {
        ...state,
        // Anything still in flight for this form is ignored.
        attempt: state.attempt + 1,
        possiblyPaid: [...state.possiblyPaid, event.order, ...(phase.name === 'opening' ? ownOrder(state) : [])],
        phase: { name: 'elsewhere', order: event.order },
      };
    case 'quoted':
      return { ...state, orderNo: event.orderNo, price: event.price, possiblyPaid: [] };
    case 'proving':
      return phase.name === 'opening' ? { ...state, phase: { ...phase, proving: true } } : state;
    case 'inDemand':
      return { ...state, inDemand: true };
    case 'dayTaken':
      return isPaying(state)
        ? state
        : { ...state, phase: { name: 'refused', code: 'DATE_TAKEN', text: event.text, quote: null } };
    case 'opened': {
      const { ticket, mode, refund = null, inDemand = false } = event;
      if (phase.name !== 'opening') return state;
      const next: Phase = ticket === null ? { name: 'free' } : { name: 'card', ticket, mode, frame: 'loading' };
      return { ...state, refund, inDemand: inDemand || state.inDemand, phase: next };
    }
    case 'refused':
      return { ...state, phase: { name: 'refused', ...event.refusal } };
    case 'failed':
      return { ...state, phase: { name: 'failed', what: event.what, text: event.text } };
    case 'frame':
    case 'late':
      return phase.name === 'card' ? onFrame(state, phase, event) : state;
    case 'saved':
      return { ...state, saved: event.details, unsaved: null };
    case 'notSaved':
      return { ...state, unsaved: event.details };
    case 'saveAgain':
      return { ...state, unsaved: null };
    case 'repriced':
      return isPaying(state) ? state : fresh(state, { agreed: event.price, price: null });
    case 'ended':
      return isPaying(state) ? state : renewed(state);
    case 'submit':
      if (phase.name === 'free') {
        return { ...state, setback: null, phase: { name: 'submitting', ticket: null, certain: true } };
      }
      if (phase.name === 'paid') {
        const { ticket, certain } = phase;
        return { ...state, setback: null, phase: { name: 'submitting', ticket, certain } };
      }
      return state;
    case 'booked':
      return isConfirming(phase) ? { ...state, phase: { name: 'booked', ticket: phase.ticket } } : state;
    case 'notBooked':
      return isConfirming(phase) ? { ...notBooked(state, phase, event.why), setback: event.setback ?? null } : state;
  }
}

type Confirming = Extract<Phase, { name: 'submitting' | 'asking' }>;
const isConfirming = (phase: Phase): phase is Confirming => phase.name === 'submitting' || phase.name === 'asking';

type Card = Extract<Phase, { name: 'card' }>;

function onFrame(state: Checkout, card: Card, event: Extract<CheckoutEvent, { type: 'frame' | 'late' }>): Checkout {
  const paying = card.frame === 'paying';
  if (event.type === 'late') {
    return card.frame === 'loading' ? { ...state, phase: { ...card, frame: 'late' } } : state;
  }
  // What was sent may be paid, whatever happens to the frame: Submit asks the server.
  const sent: Checkout = { ...state, phase: { name: 'paid', ticket: card.ticket, certain: false } };
  switch (event.handler) {
    case 'page_loaded':
      if (unusableTicket.has(event.code)) return paying ? sent : renewed(state);
      return paying ? state : { ...state, renewals: 0, phase: { ...card, frame: 'open' } };
    case 'payment_submitted':
      return { ...state, setback: null, phase: { ...card, frame: 'paying' } };
    case 'payment_complete':
      if (isApproved(event.code)) return { ...state, phase: { name: 'paid', ticket: card.ticket, certain: true } };
      // Without details nobody can be booked yet: Submit asks.
      return state.saved === null
        ? sent
        : { ...state, phase: { name: 'asking', ticket: card.ticket, code: event.code } };
    case 'error_event':
      return paying ? sent : { ...state, phase: { name: 'failed', what: 'frame', text: '' } };
    case 'cancel_transaction':
    case 'page_closed':
      return paying ? sent : { ...state, phase: { name: 'closed' } };
  }
}

function notBooked(state: Checkout, confirming: Confirming, why: NotBooked): Checkout {
  if (why === 'declined') return fresh(state);
  if (why === 'unknown') {
    const { ticket } = confirming;
    if (ticket === null) return { ...state, phase: { name: 'free' } };
    if (confirming.name === 'asking') return { ...state, phase: { name: 'paid', ticket, certain: false } };
    return { ...state, phase: { name: 'paid', ticket, certain: confirming.certain, unanswered: true } };
  }
  if (!('code' in why)) return fresh(state, { agreed: why.quote, price: null });
  const { orderNo } = state;
  const paidNotBooked = orderNo === null ? null : { orderNo, text: why.text };
  return { ...state, phase: { name: 'refused', ...why }, paidNotBooked };
}

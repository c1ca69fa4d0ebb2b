import { asObject, asText } from '#web/state/untrusted.ts';

/** The card form could not be loaded: the network, or something that blocks the gateway. */
export class CardScriptError extends Error {}

const scriptTimeoutMs = 20_000;
let loading: Promise<void> | null = null;

/** Loads the gateway's script once. After a failure it may be tried again. */
export function loadCardScript(url: string): Promise<void> {
  if (window.monerisCheckout) return Promise.resolve();
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const end = (failed: boolean) => {
      clearTimeout(timer);
      if (!failed && window.monerisCheckout) return resolve();
      script.remove();
      loading = null;
      reject(new CardScriptError(`The card script did not load: ${url}`));
    };
    const timer = setTimeout(() => end(true), scriptTimeoutMs);
    script.src = url;
    script.onload = () => end(false);
    script.onerror = () => end(true);
    document.head.append(script);
  });
  return loading;
}

export const frameHandlers = [
  'page_loaded',
  'cancel_transaction',
  'payment_submitted',
  'payment_complete',
  'page_closed',
  'error_event',
] as const;
export type FrameHandler = (typeof frameHandlers)[number];

/** The id of the place that the gateway's script fills. */
export const frameId = 'monerisCheckout';

/** A callback's data: its ticket and a code; both empty if the gateway gives none. */
export function readFrameMessage(text: unknown): { ticket: string; code: string } {
  try {
    const { ticket, response_code: code } = asObject(typeof text === 'string' ? JSON.parse(text) : text);
    return { ticket: asText(ticket ?? ''), code: asText(code ?? '') };
  } catch {
    return { ticket: '', code: '' };
  }
}

type Frame = { ticket: string; mode: 'qa' | 'prod'; onMessage: (handler: FrameHandler, code: string) => void };

/**
 * Shows the card form of a ticket; returns how to close it. The script passes on messages of every frame, also of a later
 * one, so those after the end or about another ticket are ignored.
 */
export function showCardFrame({ ticket, mode, onMessage }: Frame): () => void {
  const Checkout = window.monerisCheckout;
  if (!Checkout) {
    onMessage('error_event', '');
    return () => undefined;
  }
  let live = true;
  const checkout = new Checkout();
  checkout.setMode(mode);
  checkout.setCheckoutDiv(frameId);
  for (const handler of frameHandlers) {
    checkout.setCallback(handler, (text) => {
      const message = readFrameMessage(text);
      if (live && (message.ticket === '' || message.ticket === ticket)) onMessage(handler, message.code);
    });
  }
  checkout.startCheckout(ticket);
  // Wallets need it, and the script grants only what browsers have dropped.
  document.querySelector(`#${frameId} iframe`)?.setAttribute('allow', 'payment *');
  return () => {
    live = false;
    try {
      checkout.closeCheckout();
    } catch {
      // Its frame is gone already.
    }
  };
}

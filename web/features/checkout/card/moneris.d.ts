/** What the card gateway's script puts on the page. Every callback is given a JSON text. */
type MonerisCallback =
  | 'page_loaded'
  | 'cancel_transaction'
  | 'payment_submitted'
  | 'payment_complete'
  | 'page_closed'
  | 'error_event';

interface MonerisCheckout {
  setMode(mode: 'qa' | 'prod'): void;
  setCheckoutDiv(id: string): void;
  setCallback(name: MonerisCallback, callback: (message: string) => void): void;
  startCheckout(ticket: string): void;
  closeCheckout(): void;
}

interface Window {
  monerisCheckout?: new () => MonerisCheckout;
}

// The browser's half of the protocol, as the gateway's own script speaks it: messages are JSON texts, a callback gets
// such a text, and no origin is checked. A callback is therefore a hint to check, never evidence.
(() => {
  const frameAddress = new URL('../display/index.php', document.currentScript.src);
  const modes = ['qa', 'prod', 'dev', 'intl'];
  const names = [
    'page_loaded',
    'cancel_transaction',
    'payment_submitted',
    'payment_receipt',
    'payment_complete',
    'page_closed',
    'error_event',
  ];

  class MonerisCheckout {
    #callbacks = new Map();
    #divId = '';
    #frame = null;

    constructor() {
      window.addEventListener('message', (event) => this.#hear(event));
    }

    setMode(mode) {
      if (!modes.includes(mode)) console.warn(`Unknown mode: ${mode}`);
    }

    setCheckoutDiv(id) {
      this.#divId = id;
    }

    setCallback(name, callback) {
      if (names.includes(name)) this.#callbacks.set(name, callback);
      else console.warn(`Unknown callback: ${name}`);
    }

    startCheckout(ticket) {
      const div = document.getElementById(this.#divId);
      if (!div) throw new Error(`No element has the id ${this.#divId}`);
      const frame = document.createElement('iframe');
      frame.id = `${this.#divId}-Frame`;
      frame.title = document.documentElement.lang.startsWith('fr') ? 'Paiement par carte' : 'Card payment';
      frame.setAttribute('allowpaymentrequest', 'true');
      Object.assign(frame.style, { width: '100%', height: '100%', border: '0', display: 'block' });
      const address = new URL(frameAddress);
      address.searchParams.set('tck', ticket);
      frame.src = address.href;
      this.#frame = frame;
      div.replaceChildren(frame);
    }

    /** Asks the frame to end; the div is emptied only once it answers. */
    closeCheckout() {
      this.#frame?.contentWindow?.postMessage(JSON.stringify({ action: 'close_request' }), '*');
    }

    #hear(event) {
      if (typeof event.data !== 'string') return;
      let message;
      try {
        message = JSON.parse(event.data);
      } catch {
        return;
      }
      // A frame that has been replaced must not empty the div of its successor.
      if (message?.handler === 'close_checkout' && event.source === this.#frame?.contentWindow) {
        this.#frame.remove();
        this.#frame = null;
      } else if (this.#frame) {
        this.#callbacks.get(message?.handler)?.(event.data);
      }
    }
  }

  window.monerisCheckout = MonerisCheckout;
})();

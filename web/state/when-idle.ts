/** Calls back when the page has loaded and the browser has nothing better to do. Returns what cancels it. */
export function whenIdle(act: () => void): () => void {
  let cancel = () => {};
  const rest = () => {
    // Safari has no idle callback; after the page has loaded a moment will do.
    if (typeof requestIdleCallback === 'function') {
      const id = requestIdleCallback(act, { timeout: 2000 });
      cancel = () => cancelIdleCallback(id);
    } else {
      const id = setTimeout(act, 200);
      cancel = () => clearTimeout(id);
    }
  };
  if (document.readyState === 'complete') {
    rest();
    return () => cancel();
  }
  addEventListener('load', rest, { once: true });
  return () => {
    removeEventListener('load', rest);
    cancel();
  };
}

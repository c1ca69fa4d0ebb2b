import { brand } from '#business/brand.ts';
import { splitPath } from '#domain/site-path.ts';

const key = `${brand.key}.payment.reloaded`;

/** Whether the document on screen was asked for as the payment page. */
function isOwnDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return !navigation || splitPath(new URL(navigation.name).pathname).path === '/payment';
}

/**
 * Only the document of the payment page may open the card gateway's script and frame; a document that began elsewhere
 * keeps its stricter policy through every change of page. Loads the page anew in that case, once, and answers whether
 * it did.
 */
export function reloadForCsp(): boolean {
  try {
    if (isOwnDocument()) {
      sessionStorage.removeItem(key);
      return false;
    }
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, '1');
  } catch {
    return false; // Without storage a second reload could not be told from the first.
  }
  location.reload();
  return true;
}

import { standardContact } from '#business/house.ts';
import type { Contact } from '#domain/house/contact.ts';
import type { HouseFacts, HouseSnapshot } from '#server/house-facts.ts';

/** A page waits no longer than this for the database; then it has the contact that was known last. */
const patienceMs = 300;

/** The house's contact for its pages, which are served whether or not the database answers. */
export function knownContact({ read }: Pick<HouseSnapshot, 'read'>): () => Promise<Contact> {
  let known = standardContact;
  let done: Promise<HouseFacts> | null = null;
  return async () => {
    const reading = read();
    // Read within the last second, as it mostly is: nothing to wait for.
    if (reading === done) return known;
    await settledOrLate(
      reading.then(
        ({ contact }) => {
          known = contact;
          done = reading;
        },
        () => {},
      ),
    );
    return known;
  };
}

function settledOrLate(work: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patienceMs);
    void work.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

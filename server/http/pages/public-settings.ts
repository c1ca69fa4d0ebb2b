import { standardHouse } from '#business/settings.ts';
import type { PublicHouse } from '#domain/settings/contact.ts';
import type { HouseFacts, HouseSnapshot } from '#server/modules/settings/snapshot.ts';

/** A page waits no longer than this for the database; then it has what was known last. */
const patienceMs = 300;

/** What the pages are told of the house; they are served whether or not the database answers. */
export function knownHouse({ read }: Pick<HouseSnapshot, 'read'>): () => Promise<PublicHouse> {
  let known: PublicHouse = standardHouse;
  let done: Promise<HouseFacts> | null = null;
  return async () => {
    const reading = read();
    // Read within the last second, as it mostly is: nothing to wait for.
    if (reading === done) return known;
    await settledOrLate(
      reading.then(
        ({ contact, blockedAreas, platinumOffered }) => {
          known = { contact, blockedAreas, platinumOffered };
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

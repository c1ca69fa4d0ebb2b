import { defaultSettings } from '#business/settings.ts';
import type { PublicSettings } from '#domain/settings/contact.ts';
import type { OperatorSettings, SettingsSnapshot } from '#server/modules/settings/snapshot.ts';

/** A page waits no longer than this for the database; then it has what was known last. */
const timeoutMs = 300;

/** The settings that the pages show; they are served whether or not the database answers. */
export function lastKnownSettings({
  read,
}: Pick<SettingsSnapshot, 'read'>): () => PublicSettings | Promise<PublicSettings> {
  let lastRead: PublicSettings = defaultSettings;
  let done: Promise<OperatorSettings> | null = null;
  const taken = (reading: Promise<OperatorSettings>) =>
    reading.then(
      ({ contact, blockedAreas, platinumOffered }) => {
        lastRead = { contact, blockedAreas, platinumOffered };
        done = reading;
      },
      () => {},
    );
  return () => {
    const reading = read();
    // Read within the last second, as it mostly is: nothing to wait for.
    if (reading === done) return lastRead;
    return settledOrLate(taken(reading)).then(() => lastRead);
  };
}

function settledOrLate(work: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, timeoutMs);
    void work.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

import type { MailStore, StoredMail } from '#sandbox/mail/store.ts';

/** A mailbox that ends with the process; for tests. */
export function memoryMailStore(): MailStore {
  const mails: StoredMail[] = [];
  return {
    async save(mail) {
      mails.push({ ...mail, id: mails.length + 1 });
    },
    list: async ({ to, before = Number.POSITIVE_INFINITY, limit }) =>
      mails
        .filter(({ id, recipient }) => id < before && (to === undefined || sameAddress(recipient, to)))
        .reverse()
        .slice(0, limit),
    find: async (id) => mails.find((mail) => mail.id === id) ?? null,
  };
}

const sameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

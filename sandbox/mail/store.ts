/** One message to one recipient, byte for byte as it came over the wire. */
export type NewMail = { sender: string; recipient: string; raw: Buffer; createdAt: Date };

/** `id` is assigned by the store, ascending. */
export type StoredMail = NewMail & { id: number };

export type MailPage = {
  /** To this address only, case-insensitive. */
  to?: string;
  /** Older than the one with this id. */
  before?: number;
  limit: number;
};

/** What the simulator received. It outlives the process, as a real mailbox would. */
export type MailStore = {
  save(mail: NewMail): Promise<void>;
  /** Newest first. */
  list(page: MailPage): Promise<StoredMail[]>;
  find(id: number): Promise<StoredMail | null>;
};

const pageSize = 50;

/** Every mail, newest first; never more than one page in memory. */
export async function* newestMails(store: MailStore, to?: string): AsyncGenerator<StoredMail> {
  let page: StoredMail[] = [];
  do {
    const last = page.at(-1);
    page = await store.list({ limit: pageSize, ...(to !== undefined && { to }), ...(last && { before: last.id }) });
    yield* page;
  } while (page.length === pageSize);
}

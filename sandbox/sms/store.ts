/** A message as the simulator took it, in the provider's words. */
export type NewText = {
  sid: string;
  /** E.164. */
  to: string;
  from: string;
  body: string;
  status: string;
  /** Where its stages are to be reported; null where nobody wants to know. */
  statusCallback: string | null;
  createdAt: Date;
};

/** `serial` is given by the books, ascending. */
export type StoredText = NewText & { serial: number };

export type TextQuery = {
  to?: string;
  /** Made at this instant or later. */
  since?: Date;
  /** Older than this one. */
  before?: number;
  limit: number;
};

/** The simulator's books. They outlive the program, as the real provider's would. */
export type TextBooks = {
  /** Throws when the sid exists: ids are handed in and must be fresh. */
  add(text: NewText): Promise<StoredText>;
  /** Newest first. */
  list(query: TextQuery): Promise<StoredText[]>;
  setStatus(sid: string, status: string): Promise<void>;
};

/** A message as the simulator accepted it, in the provider's terms. */
export type NewText = {
  sid: string;
  /** E.164. */
  to: string;
  from: string;
  body: string;
  status: string;
  /** The callback for its stages; null if there is none. */
  statusCallback: string | null;
  createdAt: Date;
};

/** `serial` is assigned by the store, ascending. */
export type StoredText = NewText & { serial: number };

export type TextQuery = {
  to?: string;
  /** Created at this instant or later. */
  since?: Date;
  /** Older than this one. */
  before?: number;
  limit: number;
};

/** The simulator's records. They outlive the process, as the real provider's would. */
export type TextBooks = {
  /** Throws when the sid exists: ids come from the caller and must be new. */
  add(text: NewText): Promise<StoredText>;
  /** Newest first. */
  list(query: TextQuery): Promise<StoredText[]>;
  setStatus(sid: string, status: string): Promise<void>;
};

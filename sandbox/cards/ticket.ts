import { createHash } from 'node:crypto';
import { minuteMs } from '#domain/durations.ts';
import type { StoredTicket } from './store.ts';

const lifetimeMs = 30 * minuteMs;

/** Open, but no longer payable. The store keeps the ticket as open: nothing happened to it. */
export type TicketState = StoredTicket['state'] | 'expired';

/** A ticket's current state. It is payable for thirty minutes, the last millisecond included. */
export function stateOf(ticket: StoredTicket, now: Date): TicketState {
  if (ticket.state !== 'open') return ticket.state;
  return now.getTime() >= ticket.createdAt.getTime() + lifetimeMs ? 'expired' : 'open';
}

/**
 * The gateway's shape: ten digits of Unix seconds, then thirty letters and digits. Both cases occur, so a ticket folded
 * to one case is lost here as it would be there. A last `T` would ask the script for a full screen window.
 */
export function newTicket(id: string, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1000)).padStart(10, '0');
  const random = createHash('sha256').update(id).digest('base64').replaceAll(/[+/=]/g, 'x').slice(0, 30);
  return `${seconds}${random}`.replace(/T$/, 'S');
}

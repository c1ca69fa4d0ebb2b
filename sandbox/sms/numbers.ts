/** A provider error: its code and the matching HTTP status. */
export type Complaint = { code: number; status: number; message: string };

const complaint = (status: number, code: number, message: string): Complaint => ({ code, status, message });

export const complaints = {
  authenticate: complaint(401, 20003, 'Authenticate'),
  noRecipient: complaint(400, 21604, "A 'To' phone number is required."),
  noBody: complaint(400, 21602, 'Message body is required.'),
  noSender: complaint(400, 21603, "A 'From' phone number is required."),
  tooLong: complaint(400, 21617, 'The concatenated message body exceeds the 1600 character limit.'),
  badCallback: complaint(400, 21609, 'The StatusCallback URL is not a valid URL.'),
  badRecipient: complaint(400, 21211, "The 'To' number is not a valid phone number."),
  foreignSender: complaint(400, 21606, "The 'From' phone number is not a valid, SMS-capable number of your account."),
} as const;

/** The provider's test numbers. */
const senders: ReadonlyMap<string, Complaint | null> = new Map([
  ['+15005550001', complaint(400, 21212, "The 'From' number is not a valid phone number.")],
  ['+15005550006', null],
  ['+15005550007', complaints.foreignSender],
  ['+15005550008', complaint(429, 21611, "This 'From' number has exceeded the maximum number of queued messages.")],
]);
const recipients: ReadonlyMap<string, Complaint> = new Map([
  ['+15005550001', complaints.badRecipient],
  ['+15005550002', complaint(400, 21612, "The 'To' number is not currently reachable via SMS.")],
  ['+15005550003', complaint(400, 21408, 'Permission to send an SMS has not been enabled for the region.')],
  ['+15005550004', complaint(400, 21610, 'Attempt to send to unsubscribed recipient.')],
  ['+15005550009', complaint(400, 21614, "'To' number is not a valid mobile number.")],
]);

/** Errors of a sender; any messaging service may send. */
export function complaintOfSender(from: string): Complaint | null {
  if (/^MG[0-9a-f]{32}$/.test(from)) return null;
  const complaint = senders.get(from);
  return complaint === undefined ? complaints.foreignSender : complaint;
}

export function complaintOfRecipient(to: string): Complaint | null {
  return /^\+[1-9]\d{6,14}$/.test(to) ? (recipients.get(to) ?? null) : complaints.badRecipient;
}

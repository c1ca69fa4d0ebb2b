/** What kind of number texts leave from; carriers treat each differently. */
export const senderKinds = ['short-code', 'toll-free', 'long-code', 'service', 'foreign'] as const;
export type SenderKind = (typeof senderKinds)[number];

/** From the sender as the provider knows it: five or six digits, a number in E.164, or the name of a messaging service. */
export function senderKind(from: string): SenderKind {
  if (from.startsWith('MG')) return 'service';
  if (/^\d{5,6}$/.test(from)) return 'short-code';
  if (/^\+18(00|22|33|44|55|66|77|88)\d{7}$/.test(from)) return 'toll-free';
  return /^\+1\d{10}$/.test(from) ? 'long-code' : 'foreign';
}

/** The only destinations for texts, by the numbers that `textNumber` lets through. */
export const countriesOfTexts: readonly string[] = ['CA', 'US'];

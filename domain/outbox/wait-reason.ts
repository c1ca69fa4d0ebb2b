export const waitReasons = [
  'opted-out',
  'quiet-hours',
  'no-mail-server',
  'no-text-provider',
  'later',
  'retry',
  'calling',
  'now',
] as const;
export type WaitReason = (typeof waitReasons)[number];

export type PasswordHashing = {
  hash(password: string): Promise<string>;
  verify(given: { password: string; hash: string }): Promise<boolean>;
};

import type { AccessToken, TokenRefusal, TokenStore } from '#adapters/accounting/zoho/token.ts';

/** A place for the token that ends with the process; for tests. */
export function memoryTokens(): TokenStore & { refusal: TokenRefusal | null; forget(): void } {
  let token: AccessToken | null = null;
  let claimedUntil: Date | null = null;
  return {
    refusal: null,
    forget() {
      token = null;
    },
    async read() {
      return token;
    },
    async claimRenewal({ stale, now, until }) {
      if ((token?.accessToken ?? null) !== stale || (claimedUntil && claimedUntil > now)) return false;
      claimedUntil = until;
      return true;
    },
    async keep(made) {
      [token, claimedUntil] = [made, null];
    },
    async release() {
      claimedUntil = null;
    },
    async refuse(refusal) {
      this.refusal = refusal;
    },
    async accept(by) {
      if (this.refusal && (this.refusal.by ?? by) === by) this.refusal = null;
    },
  };
}

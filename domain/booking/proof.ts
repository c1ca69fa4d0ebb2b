/** What a browser computes before a checkout while days are in demand (`altcha`), signed by the server. */
export type ProofChallenge = {
  parameters: {
    algorithm: string;
    cost: number;
    data: { goodUntil: number };
    keyLength: number;
    keyPrefix: string;
    nonce: string;
    salt: string;
  };
  signature: string;
};

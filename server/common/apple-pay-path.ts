/** Where Apple looks for the file by which it knows a domain. */
export const applePayPath = '/.well-known/apple-developer-merchantid-domain-association';

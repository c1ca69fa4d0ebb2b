const localNames = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether an address is this machine's own, where cookies travel without TLS. */
export const isLocalUrl = (url: string): boolean => localNames.test(new URL(url).hostname);

const localNames = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether a URL is on localhost, where cookies work without TLS. */
export const isLocalUrl = (url: string): boolean => localNames.test(new URL(url).hostname);

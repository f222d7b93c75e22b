/** The page of somebody with an account. */
export const profileAddress = (name: string): string => `/@${encodeURIComponent(name)}`;

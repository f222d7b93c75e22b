/** The secret part of a mail's link, which stands after the #; it does not stay in the address. Null if there is none. */
export function takeTicket(): string | null {
  const ticket = location.hash.slice(1);
  if (ticket === "") return null;
  history.replaceState(null, "", location.pathname);
  return ticket;
}

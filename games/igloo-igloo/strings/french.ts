/** "d’Ada", "de Bo" */
export const of = (name: string): string =>
  /^[aeiouyhàâéèêëîïôùû]/i.test(name) ? `d’${name}` : `de ${name}`;

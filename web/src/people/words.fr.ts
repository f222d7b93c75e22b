/** Ce que disent les pages des comptes. */
export const fr = {
  name: "Nom",
  password: "Mot de passe",
  newPassword: "Nouveau mot de passe",
  passwordAbout: "Dix caractères au moins. Quelques mots qui te font rire valent mieux qu’un seul.",
  show: "Montrer",
  hide: "Cacher",
  email: "Adresse e-mail",
  save: "Enregistrer",
  saved: "C’est enregistré.",
  back: "Retour",

  menu: {
    games: "Mes parties",
    account: "Mon compte",
    signIn: "Se connecter",
    signUp: "Créer un compte",
    data: "Mes données",
    replay: "Revoir une partie",
    settings: "Réglages",
  },
  signUp: {
    title: "Créer un compte",
    about:
      "Tu retrouves tes parties sur tous tes appareils. Tout ce que tu as joué ici reste à toi, et rien d’autre n’est demandé.",
    nameAbout: "C’est ce que voient les autres, et ce que tu taperas pour revenir.",
    submit: "Créer mon compte",
    have: "J’ai déjà un compte",
    doneTitle: "Ton compte est prêt",
  },
  signIn: {
    title: "Se connecter",
    about: "Les parties que tu as commencées ici sans compte viennent avec toi.",
    submit: "Me connecter",
    forgotten: "Mot de passe oublié ?",
    none: "Je n’ai pas encore de compte",
  },
  recover: {
    title: "Retrouver mon compte",
    ways: "Comment ?",
    way: { code: "Avec un code", mail: "Par e-mail" },
    code: "Code de secours",
    codeAbout: "Un de ceux que tu as gardés en créant ton compte. Chacun ne sert qu’une fois.",
    codeSubmit: "Changer mon mot de passe",
    mailAbout: "L’adresse que tu as confirmée sur ton compte. Nous y envoyons un lien.",
    mailSubmit: "Envoyer le lien",
    mailSent:
      "Si un compte a confirmé cette adresse, un message est en route. Son lien est valable une heure.",
    linkAbout: "Choisis un nouveau mot de passe. Tous les autres appareils seront déconnectés.",
  },
  confirm: {
    title: "Confirmer mon adresse",
    about: "Un dernier geste, et cette adresse est celle de ton compte.",
    submit: "Confirmer mon adresse",
    done: (email: string) => `${email} est maintenant l’adresse de ton compte.`,
    account: "Voir mon compte",
  },
  codes: {
    title: "Codes de secours",
    about:
      "Si tu oublies ton mot de passe, chacun de ces codes t’ouvre la porte une fois. Ils ne seront plus jamais montrés : copie-les ou imprime-les maintenant.",
    copy: "Copier",
    copied: "Copiés",
    print: "Imprimer",
    kept: "Je les ai gardés",
    left: (count: number) =>
      count === 0
        ? "Tu n’as plus aucun code."
        : count === 1
          ? "Il te reste un code."
          : `Il te reste ${count} codes.`,
    renew: "Faire de nouveaux codes",
    renewAbout: "Les anciens ne vaudront plus rien.",
  },
  account: {
    title: "Mon compte",
    guestTitle: "Sans compte",
    guestAbout:
      "Tu joues sans compte : tes parties en ligne ne te connaissent que dans ce navigateur. Avec un compte, tu les retrouves partout.",
    since: (date: string) => `Depuis le ${date}`,
    nameAbout: "Le nouveau nom se voit aussitôt à toutes tes tables.",
    passwordTitle: "Mot de passe",
    passwordAbout: "En le changeant, tu déconnectes tous tes autres appareils.",
    passwordSubmit: "Changer le mot de passe",
    passwordDone: "Ton mot de passe est changé, et tes autres appareils sont déconnectés.",
    emailTitle: "E-mail",
    emailAbout:
      "Facultatif : pour retrouver ton compte et, si tu le veux, pour les nouvelles de tes parties.",
    emailNow: (email: string) => `Ton adresse : ${email}`,
    emailNone: "Aucune adresse pour l’instant.",
    emailNoMail: "Ce serveur n’envoie pas d’e-mails.",
    emailSubmit: "Envoyer un lien de confirmation",
    emailSent: (email: string) => `Un message est parti vers ${email}. Son lien confirme l’adresse.`,
    emailRemove: "Oublier cette adresse",
    devicesTitle: "Appareils connectés",
    deviceHere: "Cet appareil",
    deviceUnknown: "Un programme",
    deviceSeen: (ago: string) => `Vu ${ago}`,
    deviceEnd: "Déconnecter",
    deviceEndOne: (device: string) => `Déconnecter ${device}`,
    devicesEnd: "Déconnecter tous les autres",
    settingsTitle: "Réglages",
    settingsAbout: "Langue, apparence, sons, rythme : ils te suivent d’un appareil à l’autre.",
    settingsOpen: "Ouvrir les réglages",
    operatorTitle: "Veiller ici",
    operatorAbout: "Tu fais partie des personnes qui veillent ici.",
    operatorOpen: "Voir les signalements",
    dataTitle: "Mes données",
    dataAbout: "Une copie de tout ce que le serveur garde sur toi, dans un fichier.",
    dataSubmit: "Télécharger mes données",
    signOut: "Me déconnecter",
    removeTitle: "Supprimer mon compte",
    removeGuestTitle: "Effacer mes traces",
    removeAbout:
      "Ton nom et tout ce qui est à toi disparaissent pour toujours. Tu abandonnes tes parties en cours ; les parties finies restent, sous un nom anonyme.",
    removeAsk: "Écris ton nom pour confirmer :",
    removeOther: "Ce n’est pas ton nom.",
    removeYes: "Supprimer pour toujours",
    removeGuestYes: "Effacer pour toujours",
  },
  proof: {
    title: "C’est bien toi ?",
    about: "Montre encore une fois ton mot de passe. C’est bon pour un quart d’heure.",
    submit: "Continuer",
  },
};

export type PeopleWords = typeof fr;

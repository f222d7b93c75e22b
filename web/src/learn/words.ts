/** What the pages of lessons say around the lessons themselves. */
import type { Language } from "@banquise/engine";
import { computed } from "@preact/signals";
import { settings } from "../settings.ts";

interface LearnWords {
  readonly title: string;
  readonly about: string;
  readonly minutes: (minutes: number) => string;
  readonly start: string;
  readonly goOn: string;
  readonly again: string;
  readonly done: string;
  readonly chapters: string;
  readonly taken: (done: number, all: number) => string;
  readonly noneYet: string;
  readonly notFound: string;
  readonly lessonOf: (lesson: string, game: string) => string;
  readonly progress: (at: number, steps: number) => string;
  readonly allLessons: string;
  readonly puzzles: string;
  readonly moves: string;
  readonly next: string;
  readonly previous: string;
  readonly retry: string;
  readonly showMe: string;
  readonly wellDone: string;
  readonly notQuite: string;
  readonly sum: string;
  readonly points: (points: number) => string;
  readonly overTitle: string;
  readonly overAbout: string;
  readonly overAloneAbout: string;
  readonly chapterOver: string;
  readonly chapterOverAbout: string;
  readonly allOver: string;
  readonly coached: string;
  readonly nextLesson: (title: string) => string;
  readonly coach: string;
  readonly coachOff: string;
  readonly understood: string;
  readonly lookAgain: string;
  readonly anotherMove: string;
  readonly playAnyway: string;
  readonly think: string;
  readonly firstTime: (game: string) => string;
  readonly firstTimeAbout: string;
  readonly showMeHow: string;
  readonly iKnowIt: string;
}

const WORDS: Readonly<Record<Language, LearnWords>> = {
  en: {
    title: "Learn",
    about: "Each lesson puts you at a real board: you play from the first minute.",
    minutes: (minutes) => `${minutes} min`,
    start: "Begin",
    goOn: "Go on",
    again: "Take it again",
    done: "Done",
    chapters: "Chapters, to play better",
    taken: (done, all) => `${done} of ${all} done`,
    noneYet: "No lesson yet. The rules tell you everything meanwhile.",
    notFound: "There is no such lesson.",
    lessonOf: (lesson, game) => `${lesson}, ${game}`,
    progress: (at, steps) => `Step ${at} of ${steps}`,
    allLessons: "All lessons",
    puzzles: "Puzzles",
    moves: "What you can play",
    next: "Next",
    previous: "Back",
    retry: "Try again",
    showMe: "Show me",
    wellDone: "Well done",
    notQuite: "Not quite",
    sum: "Together",
    points: (points) => (points < 0 ? `−${-points}` : `+${points}`),
    overTitle: "That’s it, you can play!",
    overAbout: "Now a whole game against an easy opponent. I will stay by your side.",
    chapterOver: "One more thing you know!",
    chapterOverAbout: "Take the next chapter, or try it out in a game: I will stay by your side.",
    allOver: "You know this game from end to end!",
    overAloneAbout: "Now a whole game, from the first day on. I will stay by your side.",
    coached: "Play with a coach",
    nextLesson: (title) => `Next: ${title}`,
    coach: "Coach",
    coachOff: "No more help",
    understood: "Got it",
    lookAgain: "Look again?",
    anotherMove: "Another move looks stronger.",
    playAnyway: "Play it anyway",
    think: "Let me think",
    firstTime: (game) => `Your first game of ${game}?`,
    firstTimeAbout: "A coach can explain every new decision while you play, and warn you of big mistakes.",
    showMeHow: "Show me how",
    iKnowIt: "I know it",
  },
  fr: {
    title: "Apprendre",
    about: "Chaque leçon se passe sur un vrai plateau : tu joues dès la première minute.",
    minutes: (minutes) => `${minutes} min`,
    start: "Commencer",
    goOn: "Continuer",
    again: "La refaire",
    done: "Terminée",
    chapters: "Les chapitres, pour mieux jouer",
    taken: (done, all) => `${done} sur ${all} terminés`,
    noneYet: "Pas encore de leçon. En attendant, les règles te disent tout.",
    notFound: "Cette leçon n’existe pas.",
    lessonOf: (lesson, game) => `${lesson}, ${game}`,
    progress: (at, steps) => `Étape ${at} sur ${steps}`,
    allLessons: "Toutes les leçons",
    puzzles: "Énigmes",
    moves: "Ce que tu peux jouer",
    next: "Suite",
    previous: "Retour",
    retry: "Réessayer",
    showMe: "Montre-moi",
    wellDone: "Bien joué",
    notQuite: "Pas tout à fait",
    sum: "En tout",
    points: (points) => (points < 0 ? `−${-points}` : `+${points}`),
    overTitle: "Ça y est, tu sais jouer !",
    overAbout: "Et maintenant une vraie partie contre un adversaire facile. Je reste à tes côtés.",
    chapterOver: "Une chose de plus que tu sais !",
    chapterOverAbout:
      "Passe au chapitre suivant, ou mets-le en pratique dans une partie : je reste à tes côtés.",
    allOver: "Ce jeu n’a plus de secret pour toi !",
    overAloneAbout: "Et maintenant une vraie partie, dès le premier jour. Je reste à tes côtés.",
    coached: "Jouer avec un guide",
    nextLesson: (title) => `Ensuite : ${title}`,
    coach: "Guide",
    coachOff: "Plus d’aide",
    understood: "Compris",
    lookAgain: "Regarde encore ?",
    anotherMove: "Un autre coup paraît plus fort.",
    playAnyway: "Jouer quand même",
    think: "Je réfléchis",
    firstTime: (game) => `Ta première partie : ${game}`,
    firstTimeAbout:
      "Un guide peut t’expliquer chaque décision nouvelle pendant que tu joues, et te prévenir des grosses erreurs.",
    showMeHow: "Montre-moi",
    iKnowIt: "Je connais",
  },
};

export const learnWords = computed(() => WORDS[settings.language.value]);

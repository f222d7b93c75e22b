export { checkLesson, type LessonReport } from "./check-lesson.ts";
export type * from "./lesson.ts";
export { type LessonPhase, LessonRun } from "./lesson-run.ts";
export { wordingComplaints } from "./wordings.ts";

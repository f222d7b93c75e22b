/** Who sits at the other seats of a lesson, which calls them by their names. */
export const RIVALS: readonly string[] = ["level1", "greedy", "level3"];

/** What is spent on thinking for people. */

/** What a review spends on a decision: little, because a game has a hundred of them. */
export const REVIEW_BUDGET = { iterations: 400, milliseconds: 500 };

/** What a hint is made of: enough to tell good from bad, short enough to wait for. Where its searches do not agree, moves are equal. */
export const HINT = { budget: { iterations: 4_000, milliseconds: 1_500 }, searches: 3 };

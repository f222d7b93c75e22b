/**
 * An evaluation that is not a number compares with nothing: whoever goes on with it plays anything, and nobody notices.
 * So every bot stops at it.
 */
export class NotFinite extends Error {
  /** Which part of the evaluation. */
  readonly what: string;

  constructor(what: string) {
    super(`the evaluation is not a finite number: ${what}`);
    this.name = "NotFinite";
    this.what = what;
  }
}

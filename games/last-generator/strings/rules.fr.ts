import type { RuleBook } from "@banquise/engine";

export const rules: RuleBook = [];

import { describeConformance } from "@banquise/engine/testing";
import { iglooIgloo } from "./index.ts";

describeConformance(iglooIgloo, { games: 60 });

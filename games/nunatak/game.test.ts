import { describeConformance } from "@banquise/engine/testing";
import { nunatak } from "./index.ts";

describeConformance(nunatak, { games: 60 });
